import type { Page } from '@playwright/test';
import { banner, dialog, expect, inBanner, test } from './test';

/** Opens a page that holds nothing but the script tag's file and what it is told. */
async function load(
  page: Page,
  configuration: string,
  attributes = '',
  arrange = (block: string, tag: string) => block + tag,
) {
  const block = `<script type="application/json" data-consent-config>${configuration}</script>`;
  const tag = `<script defer src="/consent.global.js" ${attributes}></script>`;
  await page.route('**/consent.global.js', (route) => route.fulfill({ path: 'dist/consent.global.js' }));
  await page.route('**/tag', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="de"><title>Seite</title><link rel="icon" href="/icon.svg">
${arrange(block, tag)}<h1>Seite</h1></html>`,
    }),
  );
  await page.goto('/tag');
}

/** The same, once it asks. */
async function open(page: Page, configuration: string, attributes = '') {
  await load(page, configuration, attributes);
  await expect(banner(page)).toBeVisible();
}

/** What is wrong, and what the message has to name beside it. */
const WRONG: Record<string, string[]> = {
  '{"clearOnRevoke": {"marketing": "_gid"}}': ['"clearOnRevoke": {"marketing":"_gid"}', '["_gid", "/^_ga/"]'],
  '{"clearOnRevoke": {"marketting": ["_gid"]}}': ['"clearOnRevoke": {"marketting":["_gid"]}', 'by category'],
  '{"clearOnRevoke": {"marketing": ["/^_ga(/"]}}': ['"clearOnRevoke": {"marketing":["/^_ga(/"]}', 'regular expression'],
  '{"lang": "fr"}': ['"lang": "fr"', '"de" or "en"'],
  '{"signals": true}': ['"signals": true', '"deny" or "ignore"'],
  '{"language": "en"}': ['"language"', 'lang, texts'],
  '{"revision": "2"}': ['"revision": "2"', 'whole number'],
  '{"maxAgeDays": -1}': ['"maxAgeDays": -1', 'number of days'],
  '{"refusalMaxAgeDays": 0}': ['"refusalMaxAgeDays": 0', 'number of days'],
  '{"links": "/datenschutz"}': ['"links": "/datenschutz"', '"privacy"'],
  '{"texts": {"accept": "Ja"}}': ['"texts": {"accept":"Ja"}', 'ConsentTexts'],
  '{"categories": {"necessary": {}}}': ['"categories": {"necessary":{}}', 'none "necessary"'],
  '{"categories": {"statistik": "Statistik"}}': ['"categories": {"statistik":"Statistik"}', '"title"'],
  '{"cookie": true}': ['"cookie": true', '"domain"'],
  '{"cookie": {"domian": "example.org"}}': ['"cookie": {"domian":"example.org"}', '"domain"'],
  '{"reloadOnRevoke": "yes"}': ['"reloadOnRevoke": "yes"', 'true or false'],
  '{"receipts": null}': ['"receipts": null', 'address'],
  '["de"]': ['["de"]'],
  null: ['null'],
  '{': ['not valid JSON'],
};

for (const [configuration, named] of Object.entries(WRONG)) {
  test(`the script tag says what is wrong with ${configuration}, and asks all the same`, async ({ page, watched }) => {
    await open(page, configuration);
    const said = watched.complaints.splice(0);
    expect(said).toHaveLength(1);
    for (const words of ['consent: ', ...named]) expect(said[0]).toContain(words);
    await inBanner(page, 'Alle akzeptieren').click();
    expect(await page.evaluate('Consent.has("marketing")')).toBe(true);
  });
}

test('the script tag names what is wrong with its attributes, too', async ({ page, watched }) => {
  await open(page, '{}', 'data-lang="fr" data-revision="zwei"');
  expect(watched.complaints.splice(0).map((text) => /"\w+": "\w+"/.exec(text)?.[0])).toEqual([
    '"lang": "fr"',
    '"revision": "zwei"',
  ]);
});

test('attributes of the tag say the same as the block, which wins', async ({ page }) => {
  await load(
    page,
    '{"links": {"privacy": "/block"}}',
    'data-lang="en" data-revision="3" data-storage-key="wahl" data-privacy="/tag" data-imprint="/wer"',
  );
  const asks = page.getByRole('region');
  await expect(asks).toHaveAttribute('lang', 'en');
  const links = await asks.getByRole('link').all();
  expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual(['/block', '/wer']);
  await asks.getByRole('button', { name: 'Necessary cookies only' }).click();
  const stored = await page.evaluate<string>('localStorage.getItem("wahl-receipt")');
  expect(JSON.parse(stored)).toMatchObject({ revision: 3 });
});

test('whatever the block says may stand on the tag, and what other tools put there counts for nothing', async ({
  page,
}) => {
  const receipts: string[] = [];
  await page.route('**/receipts', (route) => {
    receipts.push(JSON.parse(route.request().postData() ?? '{}').source);
    return route.fulfill({ status: 204 });
  });
  await open(
    page,
    '{}',
    `data-max-age-days="1" data-receipts="/receipts" data-texts='{"acceptAll": "Ja"}' data-storage-key="" data-cfasync="false"`,
  );
  await inBanner(page, 'Ja').click();
  await expect.poll(() => receipts).toEqual(['acceptAll']);
  expect(await page.evaluate('Consent.has("marketing")')).toBe(true);
  await page.evaluate(() => localStorage.setItem('cookie-consent-receipt', '{"revision":1,"time":1,"id":"1"}'));
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test('a wrong value on the tag that the block may hold, too, is named', async ({ page, watched }) => {
  await open(page, '{}', 'data-signals="yes"');
  expect(watched.complaints.splice(0)).toEqual([expect.stringContaining('"signals": "yes"')]);
});

test('the attributes count where the tag says type="module", too', async ({ page }) => {
  await load(page, '{}', 'type="module" data-lang="en" data-revision="3"');
  await page.getByRole('region').getByRole('button', { name: 'Necessary cookies only' }).click();
  expect(await page.evaluate('Consent.store.getSnapshot().receipt.revision')).toBe(3);
});

test('a block that comes too late for its tag is named, with the remedy', async ({ page, watched }) => {
  await load(page, '{"revision": 2}', '', (block, tag) => tag.replace('defer ', '') + block);
  await expect(banner(page)).toBeVisible();
  expect(watched.complaints.splice(0)).toEqual([expect.stringMatching(/stands behind the script tag.+write defer/)]);
});

test('one wrong field leaves the others as they are, and patterns take flags', async ({ page, watched }) => {
  await page
    .context()
    .addCookies(['_GA_1', '_gid', 'other'].map((name) => ({ name, value: '1', url: 'http://127.0.0.1:5104' })));
  await open(
    page,
    '{"lang": "fr", "texts": {"acceptAll": "Ja"}, "revision": 2, "clearOnRevoke": {"marketing": ["/^_ga/i", "_gid"]}}',
  );
  expect(watched.complaints.splice(0)).toHaveLength(1);
  await inBanner(page, 'Nur notwendige Cookies').click();
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe('other=1');
  expect(await page.evaluate(() => localStorage.getItem('cookie-consent-receipt'))).toContain('"revision":2');
});

test('banner and dialog of the script tag stay where a library swaps the body or what it holds', async ({ page }) => {
  await open(page, '{}');
  for (const swap of ['document.body.replaceWith(next)', 'document.body.replaceChildren(...next.childNodes)']) {
    await page.evaluate(`
      const next = document.createElement('body');
      next.innerHTML = '<h1>Zweite Seite</h1><button type="button" data-consent-open>Öffnen</button>';
      ${swap};
    `);
    await expect(banner(page)).toBeVisible();
    await page.getByRole('button', { name: 'Öffnen' }).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  await inBanner(page, 'Alle akzeptieren').click();
  await expect(banner(page)).toHaveCount(0);
});

test('words that run from right to left do so on a page from left to right, in banner and dialog', async ({ page }) => {
  const words = { lang: 'ar', bannerTitle: 'موافقتك', openSettings: 'الإعدادات', settingsTitle: 'إعدادات الخصوصية' };
  await load(page, JSON.stringify({ texts: words }));
  const asks = page.getByRole('region', { name: words.bannerTitle });
  await expect(asks).toHaveCSS('direction', 'rtl');
  await asks.getByRole('button', { name: words.openSettings }).click();
  await expect(page.getByRole('dialog', { name: words.settingsTitle })).toHaveCSS('direction', 'rtl');
  await expect(page.locator('body')).toHaveCSS('direction', 'ltr');
});

test('a second tag leaves the page to the first: one receipt of each decision, and its code opens the dialog', async ({
  page,
}) => {
  const receipts: string[] = [];
  await page.route('**/receipts', (route) => {
    receipts.push(JSON.parse(route.request().postData() ?? '{}').source);
    return route.fulfill({ status: 204 });
  });
  await open(page, '{"receipts": "/receipts"}');
  await page.addScriptTag({ url: '/consent.global.js' });
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<button data-consent-withdraw>Widerrufen</button>');
  });
  await inBanner(page, 'Alle akzeptieren').click();
  await page.getByRole('button', { name: 'Widerrufen' }).click();
  await page.evaluate('Consent.openSettings()');
  await expect(dialog(page)).toBeVisible();
  await expect.poll(() => receipts).toEqual(['acceptAll', 'withdrawAll']);
});

test('the script tag hands one category to other scripts, which hear of decisions and of nothing else', async ({
  page,
}) => {
  await open(page, '{}');
  const heard = () => page.evaluate('JSON.stringify(heard.splice(0))');
  await page.evaluate(`heard = []; value = Consent.consentFor('functional');
    stop = value.subscribe(() => heard.push(value.get()))`);
  await page.evaluate('Consent.openSettings(); Consent.store.closeSettings()');
  expect(await heard()).toBe('[]');
  await inBanner(page, 'Nur notwendige Cookies').click();
  // A refusal that changes nothing is a decision, too: it ends what was allowed once.
  expect(await heard()).toBe('[false]');
  await page.evaluate('value.grant()');
  expect(await heard()).toBe('[true]');
  expect(await page.evaluate('Consent.has("functional") && !Consent.has("marketing")')).toBe(true);
  await page.evaluate('stop(); Consent.withdrawAll()');
  expect(await heard()).toBe('[]');
});

test('a page without a bundler shows the receipt by the published file of its own', async ({ page }) => {
  await page.route('**/receipts.js', (route) => route.fulfill({ path: 'dist/receipts.js' }));
  const show = `<p id="receipt"></p><script type="module">
    import { mountReceipt } from '/receipts.js';
    mountReceipt(document.getElementById('receipt'), window.Consent.store);
  </script>`;
  await load(page, '{}', '', (block, tag) => block + tag + show);
  await expect(page.locator('#receipt')).toBeHidden();
  await inBanner(page, 'Nur notwendige Cookies').click();
  const number = await page.evaluate('Consent.store.getSnapshot().receipt.id');
  await expect(page.locator('#receipt')).toContainText(`hat die Nummer ${String(number)}.`);
});
