import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { PROVIDER } from './fixture/content';
import { banner, expect, inBanner, test } from './test';

const require = createRequire(import.meta.url);

/** Libraries that exchange the body, keep a copy of the page one leaves, and bring it back with Back. */
const LIBRARIES = {
  Turbo: require.resolve('@hotwired/turbo'),
  htmx: require.resolve('htmx.org/dist/htmx.min.js'),
} as const;

const PIXEL = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Opens a page with the script tag whose links such a library follows. */
async function open(page: Page, library: keyof typeof LIBRARIES) {
  await page.route('**/consent.global.js', (route) => route.fulfill({ path: 'dist/consent.global.js' }));
  await page.route('**/library.js', (route) => route.fulfill({ path: LIBRARIES[library] }));
  await page.route(`${PROVIDER}/**`, async (route) => {
    const [name, ending = ''] = new URL(route.request().url()).pathname.slice(1).split('.');
    const code = `window.ran = [...(window.ran ?? []), '${name}'];`;
    const [contentType, body] = { js: ['text/javascript', code], svg: ['image/svg+xml', PIXEL] }[ending] ?? [
      'text/html',
      '<p>Karte',
    ];
    await route.fulfill({ contentType, body, headers: { 'access-control-allow-origin': '*' } });
  });
  const serve = (path: string, inHead: string, body: string) =>
    page.route(`**${path}`, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="de"><head><title>${path}</title><link rel="icon" href="/icon.svg">
<meta name="htmx-config" content='{"includeIndicatorStyles":false}'>
<script defer src="/consent.global.js"></script><script defer src="/library.js"></script>
${inHead}</head><body hx-boost="true">${body}</body></html>`,
      }),
    );
  await serve(
    '/first',
    `<script type="text/plain" data-consent="marketing" src="${PROVIDER}/head.js"></script>`,
    `<h1>Erste Seite</h1><a href="/second">Weiter</a>
<script type="text/plain" data-consent="marketing" src="${PROVIDER}/body.js"></script>
<iframe data-consent="functional" data-consent-src="${PROVIDER}/frame.html" title="Karte" class="map"></iframe>
<img data-consent="marketing" data-consent-src="${PROVIDER}/pixel.svg" alt="">
<consent-embed category="functional" src="${PROVIDER}/video.html" title="Film"></consent-embed>`,
  );
  // Turbo waits for the sheet and makes its copy meanwhile.
  await page.route('**/second.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await serve('/second', '<link rel="stylesheet" href="/second.css">', '<h1>Zweite Seite</h1>');
  await page.goto('/first');
  await expect(banner(page)).toBeVisible();
}

async function leave(page: Page) {
  await page.getByRole('link', { name: 'Weiter' }).click();
  await expect(page.getByRole('heading', { name: 'Zweite Seite' })).toBeVisible();
}

async function comeBack(page: Page) {
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Erste Seite' })).toBeVisible();
}

const ran = (page: Page) => page.evaluate('window.ran');

const EVERYTHING = ['/body.js', '/frame.html', '/head.js', '/pixel.svg', '/video.html'];

for (const library of Object.keys(LIBRARIES) as (keyof typeof LIBRARIES)[]) {
  test(`nothing loads from a copy that ${library} kept of a page before a withdrawal`, async ({ page, watched }) => {
    await open(page, library);
    await inBanner(page, 'Alle akzeptieren').click();
    await expect.poll(() => watched.provider.toSorted()).toEqual(EVERYTHING);
    // What has been asked for has yet to come and to run.
    await expect.poll(() => ran(page)).toEqual(['head', 'body']);
    await leave(page);
    await page.evaluate('Consent.withdrawAll()');
    await comeBack(page);
    await expect(page.getByRole('button', { name: 'Einmal laden' })).toHaveCount(2);
    expect(await ran(page)).toEqual(['head', 'body']);
    expect(watched.provider.toSorted()).toEqual(EVERYTHING);
    await page.evaluate('Consent.store.acceptAll()');
    await expect(page.frameLocator('iframe.map').getByText('Karte')).toBeVisible();
    expect(await ran(page)).toEqual(['head', 'body']);
  });

  test(`what a copy of ${library} still holds back can be loaded`, async ({ page, watched }) => {
    await open(page, library);
    await leave(page);
    await comeBack(page);
    await page.getByRole('button', { name: 'Einmal laden' }).first().click();
    await expect(page.frameLocator('iframe.map').getByText('Karte')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Einmal laden' })).toHaveCount(1);
    expect(watched.provider).toEqual(['/frame.html']);
    await page.evaluate('Consent.store.acceptAll()');
    await expect.poll(() => new Set(watched.provider).size).toBe(EVERYTHING.length);
  });
}

test('what Turbo and idiomorph take out of the elements when they morph a page comes back', async ({ page }) => {
  await open(page, 'Turbo');
  const elements = `<consent-banner>
</consent-banner><consent-settings></consent-settings><consent-dialog></consent-dialog>
<consent-embed category="functional" src="${PROVIDER}/video.html" title="Film"></consent-embed>`;
  let visits = 0;
  await page.route('**/morphed', (route) => {
    visits += 1;
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="de"><head><title>Besuch</title><link rel="icon" href="/icon.svg">
<meta name="turbo-refresh-method" content="morph">
<script defer src="/consent.global.js"></script><script defer src="/library.js"></script>
</head><body>${elements}<h1>Besuch ${visits}</h1></body></html>`,
    });
  });
  const refresh = async () => {
    const next = `Besuch ${visits + 1}`;
    await page.evaluate("Turbo.visit(location.href, { action: 'replace' })");
    await expect(page.getByRole('heading', { name: next })).toBeVisible();
  };
  /** Idiomorph leaves what the server has written for those without scripts; Turbo drops every `<noscript>` before. */
  const morph = () =>
    page.evaluate(() => {
      for (const element of document.querySelectorAll(
        'consent-banner, consent-settings, consent-dialog, consent-embed',
      )) {
        const note = document.createElement('noscript');
        note.append('Ohne JavaScript lädt nichts.');
        element.replaceChildren(note);
      }
    });
  await page.goto('/morphed');
  await expect(banner(page)).toBeVisible();
  await refresh();
  await expect(banner(page)).toBeVisible();
  await morph();
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: 'Einmal laden' }).click();
  await expect(page.frameLocator('consent-embed iframe').getByText('Karte')).toBeVisible();
  await page.locator('consent-settings').getByRole('button', { name: 'Alle akzeptieren' }).click();
  await expect(page.frameLocator('consent-embed iframe').getByText('Karte')).toBeVisible();
  await refresh();
  await expect(banner(page)).toBeHidden();
  await expect(page.frameLocator('consent-embed iframe').getByText('Karte')).toBeVisible();
  await morph();
  await expect(banner(page)).toBeHidden();
  await expect(page.frameLocator('consent-embed iframe').getByText('Karte')).toBeVisible();
  await page.locator('consent-settings').getByRole('button', { name: 'Nur notwendige Cookies' }).click();
  await expect(page.getByRole('button', { name: 'Einmal laden' })).toBeVisible();
});
