import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { hubSource } from '../../dist/sandbox.js';
import { countLeftovers } from './leftovers.ts';
import { box, expectQuiet, expectStatus, open, shift } from './open.ts';

const forms = '#form form';
const toggle = { name: 'Wechseln' };

test('shows one form in StrictMode, in a container marked for it', async ({ page }) => {
  await open(page, '/react.html', { plz: '04109' });
  await expectStatus(page, 'ready');
  await expect(page.locator(forms)).toHaveCount(1);
  await expect(page.locator('.daa-swg-home')).toHaveAttribute('data-plz', '04109');
  await expect(page.getByRole('group', { name: 'Angebote anfordern' })).toBeVisible();
  expectQuiet(page);
});

test('the postcode is there before the script runs, and only five digits count', async ({ page }) => {
  for (const plz of ['0410', '041099', '0410a', ' 04109', '０４１０９']) {
    await open(page, '/react.html', { plz });
    await expectStatus(page, 'ready');
    expect(await page.locator('.daa-swg-home').getAttribute('data-plz')).toBeNull();
  }
});

test('passes through the states in order', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const status = document.querySelector<HTMLElement>('#form')?.dataset.status;
      if (status && seen.at(-1) !== status) seen.push(status);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await open(page, '/react.html?sandbox-fault=slow&sandbox-delay=800', { strict: false });
  await expectStatus(page, 'ready');
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
    'idle',
    'loading',
    'loaded',
    'ready',
  ]);
});

test('hydrates prerendered markup without a complaint and without a shift', async ({ page }) => {
  await open(page, '/hydrate.html');
  await expectStatus(page, 'ready');
  expect(await page.evaluate(() => (window as unknown as { problems: string[] }).problems)).toEqual([]);
  expectQuiet(page);
  expect(await shift(page)).toBeLessThanOrEqual(0.005);
  await page.getByRole('button', { name: 'Sprache' }).click();
  await expect(page.locator('.lead-widget-contact')).toHaveText(/^Call us: 030 99/);
  expect(await page.evaluate(() => (window as unknown as { problems: string[] }).problems)).toEqual([]);
});

test('later sentences and another contact are shown at once, without another request', async ({ page }) => {
  let asked = 0;
  await page.route(/hub\.js/, async (route) => {
    asked += 1;
    await route.fulfill({ status: 404 });
  });
  await open(page, '/react.html', { retries: 0 });
  await expectStatus(page, 'failed');
  const before = asked;
  await page.getByRole('button', { name: 'Sprache' }).click();
  await expect(page.getByRole('status')).toHaveText(/^The form is not available/);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.locator('.lead-widget-contact')).toHaveText('Call us: 030 99');
  await expect(page.getByRole('link', { name: '030 99' })).toHaveAttribute('href', 'tel:03099');
  await expect(page.getByRole('link', { name: '030 1234567' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sprache' }).click();
  await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  await expect(page.locator('.lead-widget-contact')).toHaveText(/^So erreichen .* 030 1234567 kontakt@example.org$/);
  expect(asked).toBe(before);
  expectQuiet(page);
});

test('later sentences leave a form alone, and count for what comes after it', async ({ page }) => {
  await open(page, '/react.html', { consent: true });
  await expectStatus(page, 'ready');
  const form = page.locator(forms);
  await form.evaluate((element) => element.setAttribute('data-mine', ''));
  await page.getByRole('button', { name: 'Sprache' }).click();
  await page.getByRole('button', { name: 'Zeichnen' }).click();
  await expect(form).toHaveAttribute('data-mine', '');
  await page.evaluate(() => (window as unknown as { store: { set(value: boolean): void } }).store.set(false));
  await expect(page.getByRole('button', { name: 'Load once' })).toBeVisible();
  await page.getByRole('button', { name: 'Sprache' }).click();
  await expect(page.getByRole('button', { name: 'Einmal laden' })).toBeVisible();
  await page.getByRole('button', { name: 'Wechseln' }).click();
  await expect(box(page)).toHaveCount(0);
  expectQuiet(page);
});

test('a provider that takes everything away does not disturb later sentences', async ({ page }) => {
  const code =
    'for (const element of document.querySelectorAll("#form > svg, #form > * > *, .lead-widget-contact > *")) element.remove()';
  await page.route(/hub\.js/, (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  await open(page, '/react.html', { renderTimeoutMs: 300 });
  await expectStatus(page, 'failed');
  await page.getByRole('button', { name: 'Sprache' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(/^The form is not available/);
  await page.getByRole('button', { name: 'Wechseln' }).click();
  await expect(box(page)).toHaveCount(0);
  expectQuiet(page);
});

test('a contact may come later, and go', async ({ page }) => {
  await page.route(/hub\.js/, (route) => route.fulfill({ status: 404 }));
  await open(page, '/react.html', { retries: 0, contact: {} });
  await expectStatus(page, 'failed');
  await expect(page.locator('.lead-widget-contact')).toBeHidden();
  await page.getByRole('button', { name: 'Sprache' }).click();
  await expect(page.getByRole('link', { name: '030 99' })).toBeVisible();
  await page.getByRole('button', { name: 'Sprache' }).click();
  await expect(page.locator('.lead-widget-contact')).toBeHidden();
});

test('without JavaScript it says how to get in touch', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/hydrate.html`);
  await expect(page.locator('#form noscript p').first()).toBeVisible();
  await expect(page.locator('#form').getByRole('link').first()).toBeVisible();
  await expect(page.locator('#form').getByRole('link').first()).toHaveAttribute('href', 'tel:0301234567');
  await expect(page.getByRole('status')).toBeHidden();
  await context.close();
});

for (const width of [390, 1440]) {
  test(`nothing moves while the form arrives at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1400 });
    // The form comes when the test turns the clock on, not before it has seen the place without it.
    await page.clock.install();
    await open(page, '/react.html?sandbox-fault=slow&sandbox-delay=60000', { renderTimeoutMs: 120_000 });
    await expectStatus(page, 'loaded');
    const before = await page.locator('#after').boundingBox();
    expect((await box(page).boundingBox())?.height).toBeCloseTo(width < 768 ? 1000 : 900, 0);
    await page.clock.fastForward(60_000);
    await expectStatus(page, 'ready');
    await page.waitForTimeout(200);
    expect(await page.locator('#after').boundingBox()).toEqual(before);
    expect(await shift(page)).toBeLessThanOrEqual(0.005);
  });
}

test('gives the reserved height back only where nobody sees it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/react.html', { above: 2500 });
  await expectStatus(page, 'ready');
  await expect(page.locator('#form > [data-released]')).toHaveCount(1);
  expect((await box(page).boundingBox())?.height).toBeLessThan(850);
  expect(await shift(page)).toBeLessThanOrEqual(0.005);
});

test('unmounting within the first 100 ms asks for nothing', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  // With the page's clock standing still the click cannot come too late.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await open(page, '/react.html');
  await page.getByRole('button', toggle).click();
  await expect(box(page)).toHaveCount(0);
  await page.clock.runFor(5000);
  expect(requests.filter((url) => url.includes('/js/hub.js'))).toEqual([]);
});

test('twenty times away and back leaves one form and nothing else', async ({ page }) => {
  const leftovers = await countLeftovers(page);
  await open(page, '/react.html', { integration: 'swg-painter', strategy: 'replace' });
  await expectStatus(page, 'ready');
  await page.getByRole('button', toggle).click();
  await expect(box(page)).toHaveCount(0);
  await expect.poll(leftovers).toMatchObject({ observers: 0, timers: 0 });
  const before = await leftovers();
  for (let count = 0; count < 40; count += 1) await page.getByRole('button', toggle).click({ delay: count % 3 });
  await page.getByRole('button', toggle).click();
  await expectStatus(page, 'ready');
  await expect(page.locator(forms)).toHaveCount(1);
  await expect(page.locator('script[src*="/js/hub.js"]')).toHaveCount(1);
  await page.getByRole('button', toggle).click();
  await expect.poll(leftovers).toEqual(before);
  expectQuiet(page);
});

test('another postcode or integration makes a new container, a new function does not', async ({ page }) => {
  await open(page, '/react.html', { integration: 'swg-painter', strategy: 'replace', plz: '04109' });
  await expectStatus(page, 'ready');
  await page.locator('.daa-swg-painter').evaluate((element) => element.setAttribute('data-first', ''));
  await page.getByRole('button', { name: 'Zeichnen' }).click();
  await page.waitForTimeout(300);
  await expect(page.locator('[data-first]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Köln' }).click();
  await expect(page.locator('.daa-swg-painter[data-plz="50667"] form')).toHaveCount(1);
  await expect(page.locator('[data-first]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Umzug' }).click();
  await expect(page.locator('.daa-swg-moving[data-plz="50667"] form')).toHaveCount(1);
  await expect(page.locator('.daa-swg-painter')).toHaveCount(0);
  await expect(page.locator(forms)).toHaveCount(1);
  await expect(page.locator('script[src*="/js/hub.js"]')).toHaveCount(1);
  await expect(page.locator('script[src$="/js/hub.js?swg-moving"]')).toHaveCount(1);
});

for (const fault of ['clear', 'replace', 'twice', 'throws', 'never']) {
  test(`React survives a provider that ${fault}`, async ({ page }) => {
    await open(page, `/react.html?sandbox-fault=${fault}&sandbox-delay=300`, {
      renderTimeoutMs: 900,
      integration: 'swg-painter',
      strategy: 'replace',
    });
    await page.waitForTimeout(1500);
    await expectStatus(page, ['replace', 'twice'].includes(fault) ? 'ready' : 'failed');
    await page.getByRole('button', toggle).click();
    await expect(box(page)).toHaveCount(0);
    await page.getByRole('button', toggle).click();
    await expect(box(page)).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Seite' })).toBeVisible();
    expect(await shift(page)).toBeLessThanOrEqual(0.005);
  });
}

const REASONS: Record<string, [Record<string, unknown>, RegExp]> = {
  '404': [{ retries: 0 }, /Störung/],
  hang: [{ timeoutMs: 300, retries: 0 }, /antwortet nicht/],
  never: [{ renderTimeoutMs: 60_000 }, /liefert es nicht/],
};

for (const [fault, [given, sentence]] of Object.entries(REASONS)) {
  test(`names the reason for ${fault}, and a way on`, async ({ page }) => {
    await page.clock.install();
    // What never comes is given up a minute after its script has run, however late that was.
    const giveUp = async () => {
      if (fault !== 'never') return;
      await expectStatus(page, 'loaded');
      await page.clock.fastForward(60_000);
    };
    await open(page, `/react.html?sandbox-fault=${fault}`, given);
    await giveUp();
    await expectStatus(page, 'failed');
    await expect(page.getByRole('status')).toHaveText(sentence);
    await expect(page.getByRole('link', { name: '030 1234567' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'kontakt@example.org' })).toBeVisible();
    expect((await new AxeBuilder({ page }).include('#form').analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: 'Erneut versuchen' }).focus();
    const loaded = fault === 'hang' && page.waitForEvent('load');
    await page.keyboard.press('Enter');
    if (loaded) await loaded;
    else await expect(box(page)).toBeFocused();
    await giveUp();
    await expectStatus(page, 'failed');
    // A tag without an answer stays, because its answer may still come.
    await expect(page.locator('script[src*="/js/hub.js"]')).toHaveCount(fault === '404' ? 0 : 1);
  });
}

test('trying again after a hang asks the provider anew, which only another document can', async ({ page }) => {
  let answering = false;
  let asked = 0;
  // A server of its own: requests that a test answers pass by the browser's way of asking only once.
  const server = createServer((_request, response) => {
    asked += 1;
    if (!answering) return;
    response.writeHead(200, { 'Content-Type': 'text/javascript' });
    response.end(hubSource({ behaviour: 'each-run' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await open(page, '/react.html?a=1', { origin, renderTimeoutMs: 400, timeoutMs: 800, retryBaseMs: 100 });
    await expectStatus(page, 'failed');
    await expect(page.getByRole('status')).toHaveText(/antwortet nicht/);
    await expect.poll(() => asked).toBe(1);
    answering = true;
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Erneut versuchen' }).press('Enter');
    await loaded;
    await expectStatus(page, 'ready');
    await expect(page.locator(forms)).toHaveCount(1);
    expect(new URL(page.url()).pathname + new URL(page.url()).search + new URL(page.url()).hash).toBe(
      '/react.html?a=1#form',
    );
    // However often the first document tried, the provider saw one request of it.
    expect(asked).toBe(2);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

/** Collects what a screen reader is told. Before the page is opened. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((records) => {
      for (const { target } of records) {
        const live = (target instanceof Element ? target : target.parentElement)?.closest('[role=status]');
        if (live?.textContent && said.at(-1) !== live.textContent) said.push(live.textContent);
      }
    }).observe(document, { subtree: true, characterData: true, childList: true });
  });
  return async () =>
    (await page.evaluate(() => (window as unknown as { said: string[] }).said)).filter((sentence) =>
      sentence.startsWith('Das Formular ist gerade nicht verfügbar'),
    );
}

test('a failure is announced once', async ({ page }) => {
  const failures = await listen(page);
  await open(page, '/react.html?sandbox-fault=404', { retries: 1, retryBaseMs: 10 });
  await expectStatus(page, 'failed');
  await page.waitForTimeout(300);
  expect(await failures()).toEqual([expect.stringContaining('Störung')]);
});

test('a 404 that comes after the fallback corrects the sentence once and leaves the focus alone', async ({ page }) => {
  const failures = await listen(page);
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/js\/hub\.js/, async (route) => {
    await late;
    await route.fulfill({ status: 404 });
  });
  await open(page, '/react.html', { renderTimeoutMs: 400, retries: 1, retryBaseMs: 10 });
  await expectStatus(page, 'failed');
  const again = page.getByRole('button', { name: 'Erneut versuchen' });
  await again.focus();
  answer();
  await expect(page.getByRole('status')).toHaveText(/Störung/);
  await expect(again).toBeFocused();
  expect(await failures()).toEqual([expect.stringContaining('antwortet nicht'), expect.stringContaining('Störung')]);
});

test('503 and then good: the retry brings the form', async ({ page }) => {
  await open(page, '/react.html?sandbox-fault=503', { retryBaseMs: 50, integration: `once-${Math.random()}` });
  await expectStatus(page, 'ready');
  await expect(page.locator(forms)).toHaveCount(1);
});

test('a late form takes the place of the failure', async ({ page }) => {
  await page.clock.install();
  await open(page, '/react.html?sandbox-fault=slow&sandbox-delay=60000', { renderTimeoutMs: 30_000 });
  await expectStatus(page, 'loaded');
  await page.clock.fastForward(30_000);
  await expectStatus(page, 'failed');
  await page.clock.fastForward(30_000);
  await expectStatus(page, 'ready');
  await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toHaveCount(0);
  await expect(page.locator(forms)).toHaveCount(1);
});

test('the fallback comes while retries go on behind it', async ({ page }) => {
  await page.route(/hub\.js/, (route) => route.abort('failed'));
  await open(page, '/react.html', { renderTimeoutMs: 300, retryBaseMs: 500, retryCapMs: 500, retries: 100 });
  await expectStatus(page, 'failed');
  await page.unroute(/hub\.js/);
  await expectStatus(page, 'ready');
});

test('an ad blocker is named', async ({ page }) => {
  await page.route(/hub\.js/, (route) => route.abort('blockedbyclient'));
  await open(page, '/react.html', { retries: 0 });
  await expectStatus(page, 'failed');
  await expect(page.getByRole('status')).toHaveText(/blockiert/);
});

test('offline is named, and the form comes with the connection', async ({ page, context }) => {
  // The page's clock stands still, so that nothing is asked for before the connection has gone.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await open(page, '/react.html', { renderTimeoutMs: 400, initDelayMs: 700 });
  await expectStatus(page, 'loading');
  await context.setOffline(true);
  await page.clock.runFor(600);
  await expectStatus(page, 'failed');
  await page.clock.resume();
  await expectStatus(page, 'failed');
  await expect(page.getByRole('status')).toHaveText(/offline/);
  await context.setOffline(false);
  await expectStatus(page, 'ready');
});

for (const behaviour of ['each-run', 'observer', 'iframe', 'shadow']) {
  test(`sees a form of the kind ${behaviour}`, async ({ page }) => {
    await open(page, `/react.html?sandbox-behaviour=${behaviour}`);
    await expectStatus(page, 'ready');
    expectQuiet(page);
  });
}

for (const marker of ['class', 'attribute', 'element']) {
  test(`marks containers by ${marker}`, async ({ page }) => {
    await open(page, '/react.html', { marker });
    await expectStatus(page, 'ready');
    const selector = {
      class: '.daa-swg-home',
      attribute: '[data-daa="swg-home"]',
      element: 'daa-wgt[data-itg="swg-home"]',
    };
    await expect(page.locator(`${selector[marker as 'class']} form`)).toHaveCount(1);
  });
}
