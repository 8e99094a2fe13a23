import type { Page } from '@playwright/test';
import { banner, dialog, expect, inBanner, test } from './test';

/** Opens a page that holds nothing but the script tag's file and what it is told. */
async function load(page: Page, configuration: string, attributes = '') {
  await page.route('**/consent.global.js', (route) => route.fulfill({ path: 'dist/consent.global.js' }));
  await page.route('**/tag', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="de"><title>Seite</title><link rel="icon" href="/icon.svg">
<script type="application/json" data-consent-config>${configuration}</script>
<script defer src="/consent.global.js" ${attributes}></script><h1>Seite</h1></html>`,
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
