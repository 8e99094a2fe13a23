import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { box, expectQuiet, expectStatus, open } from './open.ts';

const call = (page: Page) => page.getByRole('link', { name: '030 1234567' });

test('shows the form in the light DOM and hides what its author put inside', async ({ page }) => {
  await open(page, '/element.html');
  await expectStatus(page, 'ready');
  await expect(page.locator('#form .daa-swg-painter form')).toHaveCount(1);
  await expect(call(page)).toBeHidden();
  expectQuiet(page);
});

test('a browser that cannot tell what is visible still knows a form', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'checkVisibility'));
  await open(page, '/element.html');
  await expectStatus(page, 'ready');
  expectQuiet(page);
});

test('without JavaScript the way on is there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/element.html`);
  await expect(call(page)).toBeVisible();
  await context.close();
});

test('names the reason, offers the way on, and starts again', async ({ page }) => {
  await page.route(/hub\.js/, (route) => route.abort('blockedbyclient'));
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    document.addEventListener('lead-widget-status', ({ detail }: CustomEventInit) => seen.push(detail.status), true);
  });
  await open(page, '/element.html');
  await expect(page.getByRole('status')).toHaveText('Formular wird geladen …');
  await expectStatus(page, 'failed', 12_000);
  await expect(page.getByRole('status')).toHaveText(/blockiert/);
  await expect(call(page)).toBeVisible();
  expect((await new AxeBuilder({ page }).include('#form').analyze()).violations).toEqual([]);
  await page.unroute(/hub\.js/);
  await page.getByRole('button', { name: 'Erneut versuchen' }).press('Enter');
  await expectStatus(page, 'ready');
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.slice(-3)).toEqual(['failed', 'loading', 'ready']);
});

test('keeps the form and what was typed where the element is only moved', async ({ page }) => {
  await open(page, '/element.html');
  await expectStatus(page, 'ready');
  const form = page.locator('#form form');
  await form.evaluate((element) => Object.assign(element.dataset, { first: '' }));
  await box(page).evaluate((element) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    element.addEventListener('lead-widget-status', ({ detail }: CustomEventInit) => seen.push(detail.status));
    // As a router that keeps an element across pages, and a script that lays a form into a dialog.
    const body = document.createElement('body');
    document.body.replaceWith(body);
    body.append(element);
  });
  await page.waitForTimeout(300);
  await expect(form).toHaveAttribute('data-first');
  await expectStatus(page, 'ready');
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  await box(page).evaluate((element) => element.setAttribute('plz', '04109'));
  await expect(page.locator('[data-plz="04109"] form')).toHaveCount(1);
});

test('an attribute that is set again to what it says already leaves the form alone', async ({ page }) => {
  await open(page, '/element.html');
  await expectStatus(page, 'ready');
  const form = page.locator('#form form');
  await form.evaluate((element) => Object.assign(element.dataset, { first: '' }));
  await box(page).evaluate((element) => {
    for (const { name, value } of element.attributes) element.setAttribute(name, value);
  });
  await expect(form).toHaveAttribute('data-first');
  await expectStatus(page, 'ready');
});

test('a postcode that is being typed makes no new form before it has its five digits', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('hub.js') && requests.push(request.url()));
  await open(page, '/element.html');
  await expectStatus(page, 'ready');
  const form = page.locator('#form form');
  await form.evaluate((element) => Object.assign(element.dataset, { first: '' }));
  const type = (plz: string) => box(page).evaluate((element, value) => element.setAttribute('plz', value), plz);
  for (const plz of ['', '0', '041', '0410']) await type(plz);
  await page.waitForTimeout(300);
  await expect(form).toHaveAttribute('data-first');
  await expectStatus(page, 'ready');
  expect(requests).toHaveLength(1);
  await type('04109');
  await expect(page.locator('[data-plz="04109"] form')).toHaveCount(1);
  // One that was known is so no longer.
  await type('0410');
  await expect(page.locator('.daa-swg-painter:not([data-plz]) form')).toHaveCount(1);
});

test('a copy of an element at work, as routers and carousels make it, begins anew', async ({ page }) => {
  const frames: string[] = [];
  page.on('request', (request) => request.url().includes('/frame-of-provider') && frames.push(request.url()));
  await open(page, '/element.html', { consent: true });
  await expectStatus(page, 'ready');
  // A provider that works in a frame: as soon as a copy stands in the page, it would be asked.
  await page.locator('#form form').evaluate((form) => {
    form.insertAdjacentHTML('beforeend', '<iframe src="/frame-of-provider" title="Formular"></iframe>');
  });
  await expect.poll(() => frames.length).toBe(1);
  const forms = await box(page).evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    copy.id = 'copy';
    element.replaceWith(copy);
    return copy.querySelectorAll('form, iframe').length;
  });
  expect(forms).toBe(0);
  await expect(page.locator('#copy')).toHaveAttribute('data-status', 'ready');
  await expect(page.locator('#copy form')).toHaveCount(1);
  await expect(page.locator('#copy a[href^="tel:"]')).toHaveCount(1);
  expect(frames).toHaveLength(1);
  expectQuiet(page);
});

test('a copy of an element that asks has each button once', async ({ page }) => {
  await open(page, '/element.html', { consent: false });
  await expectStatus(page, 'waiting-consent');
  await box(page).evaluate((element) => {
    element.insertAdjacentHTML('afterend', element.outerHTML.replace('id="form"', 'id="copy"'));
    element.remove();
  });
  const button = page.locator('#copy').getByRole('button', { name: 'Einmal laden' });
  await expect(page.locator('#copy')).toHaveAttribute('data-status', 'waiting-consent');
  await expect(button).toHaveCount(1);
  await button.click();
  await expect(page.locator('#copy')).toHaveAttribute('data-status', 'ready');
});

test('another postcode or integration makes a new container; removal leaves nothing', async ({ page }) => {
  await open(page, '/element.html');
  await expectStatus(page, 'ready');
  await box(page).evaluate((element) => element.setAttribute('plz', '04109'));
  await expect(page.locator('[data-plz="04109"] form')).toHaveCount(1);
  await box(page).evaluate((element) => element.setAttribute('integration', 'swg-moving'));
  await expect(page.locator('.daa-swg-moving[data-plz="04109"] form')).toHaveCount(1);
  await expect(page.locator('.daa-swg-painter')).toHaveCount(0);
  await box(page).evaluate((element) => {
    document.body.append(element);
  });
  await expect(page.locator('[data-plz="04109"] form')).toHaveCount(1);
  await box(page).evaluate(async (element) => {
    element.remove();
    // A moment in which it could have been only moved.
    await Promise.resolve();
    Object.assign(window, { removed: element.outerHTML });
  });
  expect(await page.evaluate(() => (window as unknown as { removed: string }).removed)).not.toContain('<form');
});

test('waits for consent', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, '/element.html', { consent: false });
  await expectStatus(page, 'waiting-consent');
  await page.waitForTimeout(400);
  expect(requests.filter((url) => url.includes('hub.js'))).toEqual([]);
  await page.getByRole('button', { name: 'Einmal laden' }).press('Enter');
  await expect(box(page)).toBeFocused();
  await expectStatus(page, 'ready');
});

test('offers what loads by hand', async ({ page }) => {
  await page.route('**/element.html', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace('strategy=', 'load="interaction" strategy='),
    });
  });
  await open(page, '/element.html');
  await expectStatus(page, 'waiting-visible');
  await expect(page.getByRole('status')).toHaveText('Das Formular lädt, sobald Sie es berühren.');
  await page.getByRole('button', { name: 'Formular laden' }).press('Enter');
  await expectStatus(page, 'ready');
});

test('the classic script defines the element under a strict policy, and hands its nonce on', async ({ page }) => {
  const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  await page.route('**/lead-widget.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: file('../../dist/lead-widget.global.js') }),
  );
  await page.route('**/lead-widget.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: file('../../styles.css') }),
  );
  await page.route('**/portal.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': "default-src 'self'; script-src 'nonce-abc'" },
      body: `<!doctype html><html lang="de"><head><title>Portal</title><link rel="stylesheet" href="/lead-widget.css"></head>
<body><main><h1>Portal</h1><lead-widget id="form" integration="swg-moving"></lead-widget></main>
<script nonce="abc" src="/lead-widget.js"></script></body></html>`,
    }),
  );
  await open(page, '/portal.html');
  await expectStatus(page, 'ready');
  expect(
    await page.evaluate(() => Object.keys((window as unknown as { LeadWidget: object }).LeadWidget).sort()),
  ).toEqual(['adoptWidget', 'defineLeadWidget', 'loadHub', 'reloadOnce', 'startWidget']);
  expectQuiet(page);
});

test('the button of a failure keeps its look where the reset of Tailwind 4 or of the ui package is loaded later', async ({
  page,
}) => {
  await page.route(/hub\.js/, (route) => route.abort('blockedbyclient'));
  await open(page, '/element.html');
  await expectStatus(page, 'failed', 12_000);
  const button = page.getByRole('button', { name: 'Erneut versuchen' });
  const look = () =>
    button.evaluate((element) => {
      const style = getComputedStyle(element);
      return Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`);
    });
  const alone = await look();
  await page.addStyleTag({
    content: `@layer theme, base, components, utilities;
      @layer base { button { padding: 0; border: 0; background: none } }
      @layer ui.reset { button { font: inherit; color: inherit } }`,
  });
  expect(await look()).toEqual(alone);
});

test('two forms of different integrations on one page have no id in common', async ({ page }) => {
  await open(page, '/element.html');
  await expectStatus(page, 'ready');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<lead-widget integration="swg-roofer"></lead-widget>');
  });
  await expect(page.locator('form')).toHaveCount(2);
  const ids = await page
    .locator('form[aria-labelledby], form [id]')
    .evaluateAll((elements) => elements.map(({ id }) => id).filter(Boolean));
  expect(ids.length).toBeGreaterThan(4);
  expect(new Set(ids).size).toBe(ids.length);
});
