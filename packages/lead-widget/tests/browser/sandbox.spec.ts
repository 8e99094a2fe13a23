import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { hubSource } from '../../dist/sandbox.js';

const STRICT = "default-src 'none'; script-src 'self'; frame-src 'self'";
const KINDS = ['once', 'each-run', 'observer', 'custom-element', 'iframe', 'shadow'];
const IDS = [
  'home insulation heating energy-advisor windows pv air-conditioning architect painter moving flooring electrician partner-registration',
]
  .join()
  .split(' ')
  .map((name) => `swg-${name}`);

/** A page with a strict policy and nothing but a container and a tag. */
async function embed(page: Page, { id = 'swg-home', query = '', plz = '', theme = '' } = {}): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const element = query.includes('custom-element') ? 'daa-wgt data-itg' : 'div data-daa';
  await page.route('**/embed.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': STRICT },
      body: `<!doctype html><html lang="de"${theme && ` data-theme="${theme}"`}><head><title>Sandbox</title><meta name="viewport" content="width=device-width"></head>
<body><main><h1>Sandbox</h1><h2>Anfrage</h2><${element}="${id}"${plz && ` data-plz="${plz}"`}></${element.split(' ')[0]}></main>
<script async src="/js/hub.js?${id}${query}"></script></body></html>`,
    }),
  );
  await page.goto('/embed.html');
  return complaints;
}

const next = (page: Page) => page.getByRole('button', { name: 'Weiter' });

async function axe(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

for (const theme of ['light', 'dark']) {
  test(`has its colours in browsers without light-dark(), in the ${theme} theme`, async ({ page }) => {
    await page.route('**/js/hub.js*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('light-dark(', 'unknown-colour(') });
    });
    await embed(page, { theme });
    await expect(next(page)).toBeVisible();
    const colours = await next(page).evaluate((button) => {
      const { backgroundColor, color } = getComputedStyle(button);
      return { backgroundColor, color };
    });
    const [backgroundColor, color] =
      theme === 'light' ? ['rgb(188, 66, 23)', 'rgb(255, 255, 255)'] : ['rgb(237, 126, 79)', 'rgb(11, 25, 30)'];
    expect(colours).toEqual({ backgroundColor, color });
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('Tab');
    await expect(next(page)).toBeFocused();
    await expect(next(page)).toHaveCSS('outline-style', 'solid');
  });
}

test('goes from the first question to the confirmation by keyboard, and sends and stores nothing', async ({
  page,
  context,
}) => {
  const requests: string[] = [];
  const complaints = await embed(page);
  page.on('request', (request) => requests.push(request.url()));
  await expect(page.getByText('Sandbox', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Schritt 1 von 6: Gebäude')).toBeVisible();
  await axe(page);
  await page.getByRole('radio', { name: 'Doppelhaus' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  const second = page.getByRole('heading', { name: 'Was haben Sie vor?' });
  await expect(second).toBeFocused();
  await expect(second).toHaveAccessibleDescription(/^Schritt 2 von 6: /);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await axe(page);
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'So bald wie möglich' }).press('Space');
  await page.keyboard.press('Enter');
  await page.getByLabel('Postleitzahl').fill('04109');
  await axe(page);
  await page.getByLabel('Postleitzahl').press('Enter');
  await page.getByLabel('Name').fill('Erika Beispiel');
  await page.getByLabel('E-Mail').fill('erika@example.org');
  await page.getByRole('checkbox').press('Space');
  await axe(page);
  await next(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Stimmt alles?' })).toBeFocused();
  await expect(page.getByText('Dämmung, Heizung')).toBeVisible();
  await axe(page);
  await page.setViewportSize({ width: 390, height: 900 });
  for (const line of await page.locator('.lsb-review > div').all()) {
    const [answer, change] = [
      await line.locator('dd').first().boundingBox(),
      await line.getByRole('button').boundingBox(),
    ];
    expect((answer?.x ?? 0) + (answer?.width ?? 0)).toBeLessThanOrEqual(change?.x ?? 0);
  }
  await page.getByRole('button', { name: 'Postleitzahl ändern' }).press('Enter');
  await page.getByLabel('Postleitzahl').fill('50667');
  await page.getByRole('button', { name: 'Übernehmen' }).press('Enter');
  await expect(page.getByText('50667')).toBeVisible();
  await page.getByRole('button', { name: 'Anfrage absenden' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Vielen Dank' })).toBeFocused();
  await expect(page.getByRole('list').filter({ hasText: 'Unterschrift' })).toHaveCSS('list-style-type', 'decimal');
  await axe(page);
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
  expect(await context.cookies()).toEqual([]);
  expect(new URL(page.url()).pathname + new URL(page.url()).search + new URL(page.url()).hash).toBe('/embed.html');
  expect(complaints).toEqual([]);
});

test('does not ask again for a postcode that it was given, and lets it be changed', async ({ page }) => {
  await embed(page, { plz: '04109' });
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    for (const name of ['step', 'submit']) {
      addEventListener(`lead-sandbox:${name}`, (event) =>
        told.push([name, (event as CustomEvent<{ step?: number }>).detail.step].join(' ').trim()),
      );
    }
  });
  for (const step of [1, 2, 3]) {
    await expect(page.getByText(`Schritt ${step} von 5`)).toBeVisible();
    await page.locator('.lsb-tile input').first().check({ force: true });
    await next(page).dblclick();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await expect(page.getByText('Schritt 4 von 5: Kontakt')).toBeVisible();
  await page.getByLabel('Name').fill('Erika Beispiel');
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(page.getByText('Schritt 3 von 5: Zeitraum')).toBeVisible();
  await next(page).click();
  await expect(page.getByLabel('Name')).toHaveValue('Erika Beispiel');
  await page.getByLabel('E-Mail').fill('erika@müller.example');
  await page.getByRole('checkbox').check();
  await next(page).click();
  await expect(page.getByText('erika@müller.example')).toBeVisible();
  await expect(page.getByText('04109')).toBeVisible();
  await page.getByRole('button', { name: 'Postleitzahl ändern' }).click();
  await expect(page.getByText('Ort ändern')).toBeVisible();
  await expect(page.getByLabel('Postleitzahl')).toHaveValue('04109');
  await page.getByLabel('Postleitzahl').fill(' D-50667 Köln');
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(page.getByText('50667', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Anfrage absenden' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'schriftliches Angebot' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual([
    'step 2',
    'step 3',
    'step 4',
    'step 3',
    'step 4',
    'step 5',
    'step 4',
    'step 5',
    'submit',
  ]);
  await page.getByRole('button', { name: 'Von vorn beginnen' }).click();
  await expect(page.getByText('Schritt 1 von 5')).toBeVisible();
});

test('its confirmation leads where the page wants', async ({ page }) => {
  await page.route('**/js/hub.js*', async (route) => {
    const links = [{ label: 'Erst die Förderung, dann der Vertrag', href: '/foerderungen' }];
    await route.fulfill({
      contentType: 'text/javascript; charset=utf-8',
      body: hubSource({ behaviour: 'each-run', links }),
    });
  });
  await embed(page, { plz: '04109' });
  for (let step = 0; step < 3; step += 1) {
    await page.locator('.lsb-tile input').first().check({ force: true });
    await next(page).click();
  }
  await page.getByLabel('Name').fill('Erika Beispiel');
  await page.getByLabel('E-Mail').fill('erika@example.org');
  await page.getByRole('checkbox').check();
  await next(page).click();
  await page.getByRole('button', { name: 'Anfrage absenden' }).click();
  await expect(page.getByRole('link', { name: 'Erst die Förderung, dann der Vertrag' })).toHaveAttribute(
    'href',
    '/foerderungen',
  );
  await axe(page);
});

test('says in German what is missing, where, and takes the focus there', async ({ page }) => {
  await embed(page);
  await next(page).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('group', { name: 'Um welches Gebäude geht es?' })).toHaveAccessibleDescription(
    'Fehler: Bitte wählen Sie aus, um welches Gebäude es geht.',
  );
  await axe(page);
  await page.getByRole('alert').getByRole('link').press('Enter');
  await expect(page.getByRole('radio', { name: /familien/ }).first()).toBeFocused();
  await page.keyboard.press('Space');
  await next(page).click();
  await page.getByRole('checkbox').first().check({ force: true });
  await next(page).click();
  await page.getByRole('radio').first().check({ force: true });
  await next(page).click();
  await page.getByLabel('Postleitzahl').fill('0410');
  await next(page).click();
  await expect(page.getByLabel('Postleitzahl')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Postleitzahl')).toHaveAccessibleDescription(/Fehler: .*fünf Ziffern/);
  // Six digits are none, however they stand.
  await page.getByLabel('Postleitzahl').fill('04 1091');
  await next(page).click();
  await expect(page.getByLabel('Postleitzahl')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Postleitzahl').fill('04 109 Leipzig');
  await next(page).click();
  await page.getByLabel('E-Mail').fill('erika');
  await page.getByLabel('Telefon').fill('abc');
  await next(page).click();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(4);
  await page.getByRole('alert').getByRole('link').nth(1).click();
  await expect(page.getByLabel('E-Mail')).toBeFocused();
  await expect(page.getByLabel('E-Mail')).toHaveValue('erika');
  await axe(page);
  for (const [number, isWrong] of [
    ['(0341) 123 45-67', false],
    ['+43 1 234567', false],
    ['0341/123.45', false],
    ['(----', true],
    ['12', true],
  ] as const) {
    await page.getByLabel('Telefon').fill(number);
    await next(page).click();
    await expect(page.getByRole('alert').getByRole('listitem'), number).toHaveCount(isWrong ? 4 : 3);
  }
});

test('has fitting questions for every integration', async ({ page }) => {
  const seen = new Set<string>();
  for (const id of IDS) {
    await embed(page, { id });
    await expect(page.locator('.lsb')).toHaveCount(1);
    seen.add(await page.getByRole('heading', { level: 3 }).innerText());
    await page.unroute('**/embed.html');
  }
  expect(seen.size).toBe(IDS.length);
});

for (const kind of KINDS) {
  for (const theme of ['light', 'dark'])
    test(`draws as ${kind} in ${theme} under a strict policy`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
      const complaints = await embed(page, { query: `&sandbox-behaviour=${kind}`, theme });
      const root = kind === 'iframe' ? page.frameLocator('iframe') : page;
      const form = root.locator('.lsb');
      await expect(form).toBeVisible();
      await expect(form).toHaveCSS('border-radius', '14px');
      await expect(form).toHaveCSS('background-color', theme === 'dark' ? 'rgb(11, 25, 30)' : 'rgb(255, 255, 255)');
      expect(complaints).toEqual([]);
    });
}

test('leaves its own frame out where the page has a sheet', async ({ page }) => {
  await embed(page, { query: '&sandbox-frameless=1' });
  await expect(page.locator('.lsb')).toHaveCSS('border-top-width', '0px');
  await expect(page.locator('.lsb')).toHaveCSS('padding', '0px');
  await expect(page.locator('.lsb')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('keeps its states legible in forced colours and fits 320 px', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 320, height: 640 });
  await embed(page);
  await page.getByRole('radio').first().press('Space');
  await expect(page.locator('.lsb-tile').first()).toHaveCSS('outline-style', 'solid');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('sets four tiles two by two on phones', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await embed(page);
  await page.getByRole('radio').first().waitFor();
  const tops = await page
    .locator('.lsb-tile')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().top));
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(2);
  expect(tops[0]).toBe(tops[1]);
});

test('renders as often as its behaviour says', async ({ page }) => {
  await embed(page, { id: 'swg-home', query: '' });
  await expect(page.locator('.lsb')).toHaveCount(1);
  const again = (id: string) =>
    page.evaluate(
      (id) =>
        new Promise((resolve) => {
          const place = document.createElement('div');
          place.className = `daa-${id}`;
          const tag = document.createElement('script');
          tag.src = `/js/hub.js?${id}`;
          tag.addEventListener('load', resolve);
          document.querySelector('main')?.append(place);
          document.head.append(tag);
        }),
      id,
    );
  await again('swg-home');
  await expect(page.locator('.lsb')).toHaveCount(1);
  await again('swg-painter');
  await expect(page.locator('.lsb')).toHaveCount(2);
  await again('swg-painter');
  await expect(page.locator('.lsb')).toHaveCount(3);
});
