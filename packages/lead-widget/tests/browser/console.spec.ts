import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectStatus, open } from './open.ts';

/** What the console is told of forms that are not there. */
function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  return warnings;
}

/** A page without any framework at `/portal.html`, with the plain script at `/lead-widget.js`. */
async function servePortal(page: Page, markup: string): Promise<void> {
  const body = readFileSync(new URL('../../dist/lead-widget.global.js', import.meta.url), 'utf8');
  await page.route('**/lead-widget.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.route('**/portal.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="de"><title>Portal</title>${markup}</html>`,
    }),
  );
}

test('a mistake of the page itself is told to whoever develops it, without an address that nobody asked for', async ({
  page,
}) => {
  const warnings = warningsOf(page);
  await open(page, '/element.html');
  await page.evaluate(() =>
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<lead-widget id="typo" provider="typo"></lead-widget>'),
  );
  await expect(page.locator('#typo')).toHaveAttribute('data-status', 'failed');
  await expect
    .poll(() => warnings)
    .toEqual([
      'lead-widget: no form (configuration). Error: The page does not allow this origin or provider. Name it in `origins` or `providers` of defineLeadWidget().',
    ]);
});

test('a place in a shadow root is told to be one', async ({ page }) => {
  const warnings = warningsOf(page);
  await open(page, '/element.html', { renderTimeoutMs: 300 });
  await expectStatus(page, 'ready');
  await page.evaluate(() => {
    const host = document.createElement('div');
    document.body.append(host);
    const element = document.createElement('lead-widget');
    element.setAttribute('integration', 'swg-painter');
    host.attachShadow({ mode: 'open' }).append(element);
  });
  await expect
    .poll(() => warnings.join())
    .toMatch(/no form \(not-rendered\) .* It stands in a shadow root, .* put it into the document\./);
});

test('a hub that renders once, and is not loaded afresh, is told with what does so', async ({ page }) => {
  const warnings = warningsOf(page);
  await servePortal(page, '<div id="form" class="lead-widget"></div><script src="/lead-widget.js"></script>');
  await page.goto('/portal.html');
  /** A place as a bundle adopts it; the form comes, goes at withdrawal, and is asked for once more. */
  const adopt = (isReloaded: boolean) =>
    page.evaluate((reloads) => {
      const { LeadWidget } = window as unknown as {
        LeadWidget: { adoptWidget(box: Element, options: object): void; reloadOnce: unknown };
      };
      let isAllowed = true;
      let tell = () => {};
      const consent = {
        get: () => isAllowed,
        subscribe: (listener: () => void) => {
          tell = listener;
        },
      };
      const set = (value: boolean) => {
        isAllowed = value;
        tell();
      };
      const reload = reloads ? LeadWidget.reloadOnce : undefined;
      const options = { origin: '', integration: 'swg-home', strategy: 'reload-once', renderTimeoutMs: 300 };
      LeadWidget.adoptWidget(document.getElementById('form') as Element, { ...options, consent, reload });
      Object.assign(window, { set });
    }, isReloaded);
  const decide = (value: boolean) =>
    page.evaluate((allowed) => (window as unknown as { set(value: boolean): void }).set(allowed), value);
  await adopt(false);
  await expectStatus(page, 'ready');
  await decide(false);
  await decide(true);
  await expectStatus(page, 'failed');
  expect(warnings.join()).toMatch(/\(not-rendered\) .* nothing loads the page afresh, .* give `reload: reloadOnce`/);
  await page.reload();
  await adopt(true);
  await expectStatus(page, 'ready');
  await decide(false);
  await decide(true);
  await page.waitForURL(/daaReloaded=1/);
});

test('the plain script says what is wrong in the console, for its pages have no other place', async ({ page }) => {
  const warnings = warningsOf(page);
  await servePortal(
    page,
    `<lead-widget id="form" origin="https://elsewhere.example"></lead-widget>
<script src="/lead-widget.js"></script>`,
  );
  await open(page, '/portal.html');
  await expectStatus(page, 'failed');
  expect(warnings.join()).toContain('no form (configuration). Error: The page does not allow this origin');
});

test('words that no setting knows are told with those it takes, and so is an origin that does not count', async ({
  page,
  baseURL,
}) => {
  const told: string[] = [];
  page.on('console', (message) => message.text().startsWith('lead-widget:') && told.push(message.text()));
  await servePortal(
    page,
    `<lead-widget id="form" script="asynk" strategy="reload" load="sichtbar" origin="https://other.example/"></lead-widget>
<lead-widget id="right" script="async" strategy="replace" marker="attribute" load="visible"></lead-widget>
<lead-widget id="marked" integration="swg-home" marker="data"></lead-widget>
<script src="/lead-widget.js" data-origin="${baseURL}"></script>`,
  );
  await open(page, '/portal.html');
  await expect(page.locator('#marked')).toHaveAttribute('data-status', 'failed');
  await page.evaluate(() => {
    const { LeadWidget } = window as unknown as { LeadWidget: { adoptWidget(box: Element, options: object): void } };
    for (const options of [
      { url: '/hub.js' },
      { provider: 'daa' },
      { origin: 'hub.example' },
      { origin: 'https://hub.example/' },
    ]) {
      const place = document.body.appendChild(document.createElement('div'));
      LeadWidget.adoptWidget(place, { consent: { get: () => false, subscribe() {} }, ...options });
    }
  });
  const said = told.join('\n');
  expect(said).toContain('script was given “asynk”. It takes async or module.');
  expect(said).toContain('strategy was given “reload”. It takes keep, replace or reload-once.');
  expect(said).toContain('load was given “sichtbar”. It takes now, visible or interaction.');
  expect(said).toContain('marker was given “data”. It takes class, attribute or element.');
  expect(said).toContain('origin was given “https://other.example/”, which this page does not allow');
  expect(said).toContain('url was given “/hub.js”. It takes a function that returns the address.');
  expect(said).toContain('provider was given “daa”. It takes an object, as daa() and others of /providers return it.');
  expect(said).toContain('origin was given “hub.example”. It takes an address that begins with https://');
  // As browsers show an address, and as it is copied from them: the script would be asked for at //js/hub.js.
  expect(said).toContain('origin was given “https://hub.example/”.');
  expect(said).toContain('a path that begins with /, without a slash at its end.');
  // These, and the failure that follows from the marker: nothing is said of what is right.
  expect(told).toHaveLength(10);
  // A container that could not be made is none that still stands there.
  await page.evaluate(() => document.querySelectorAll('lead-widget').forEach((element) => element.remove()));
  await expect
    .poll(() =>
      page.evaluate(() => (globalThis as never as Record<symbol, { hosts: number }>)[Symbol.for('lead-widget')]),
    )
    .toMatchObject({ hosts: 0 });
});

test('the origins of the plain script may stand on lines of their own', async ({ page, baseURL }) => {
  const told: string[] = [];
  page.on('console', (message) => message.text().startsWith('lead-widget:') && told.push(message.text()));
  await servePortal(
    page,
    `<lead-widget id="form" integration="swg-painter"></lead-widget>
<script src="/lead-widget.js" data-origin="
  ${baseURL}
  https://other.example
"></script>`,
  );
  await page.goto('/portal.html');
  await expectStatus(page, 'ready');
  expect(told).toEqual([]);
  await page.locator('#form').evaluate((element) => element.setAttribute('origin', 'https://other.example'));
  await expectStatus(page, 'failed', 15_000);
  expect(told.join()).toContain('at https://other.example/js/hub.js?swg-painter');
});

test('a place without any origin, and a second definition that would have asked first, are told', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.text().startsWith('lead-widget:') && errors.push(message.text()));
  await servePortal(
    page,
    `<div id="form" class="lead-widget"></div>
<script src="/lead-widget.js" data-origin=""></script>`,
  );
  await page.goto('/portal.html');
  await page.evaluate(() => {
    const consent = { get: () => false, subscribe() {} };
    const { LeadWidget } = window as unknown as {
      LeadWidget: { adoptWidget(box: Element, options: object): void; defineLeadWidget(options: object): void };
    };
    LeadWidget.adoptWidget(document.getElementById('form') as Element, { consent });
    LeadWidget.defineLeadWidget({ origin: '', consent });
    LeadWidget.defineLeadWidget({ name: 'own-form', origin: '', consent });
    // As React's StrictMode does.
    LeadWidget.defineLeadWidget({ name: 'own-form', origin: '', consent });
  });
  expect(errors).toEqual([
    expect.stringContaining('neither origin nor provider was given, so this page itself is asked'),
    expect.stringContaining('<lead-widget> is defined already, by an earlier call or by another script.'),
  ]);
  expect(errors[1]).toContain('and its consent is not waited for');
});

test('a value in the place of a consent adapter agrees to nothing, and the console says what belongs there', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('/js/hub.js') && requests.push(request.url()));
  await servePortal(
    page,
    `<div id="form" class="lead-widget"></div>
<script src="/lead-widget.js"></script>`,
  );
  await page.goto('/portal.html');
  await page.evaluate(() => {
    const { LeadWidget } = window as unknown as { LeadWidget: { adoptWidget(box: Element, options: object): void } };
    const box = document.getElementById('form') as Element;
    LeadWidget.adoptWidget(box, { origin: location.origin, integration: 'swg-home', consent: false, initDelayMs: 0 });
  });
  await expectStatus(page, 'waiting-consent');
  expect(errors.join()).toContain('consent was given false instead of an object with get, subscribe and grant');
  await page.getByRole('button', { name: 'Einmal laden' }).click();
  await expectStatus(page, 'ready');
  expect(requests).toHaveLength(1);
});

test('a sentence that is undefined, as where a translation is missing, is said in German', async ({ page }) => {
  await servePortal(
    page,
    `<div id="form" class="lead-widget"></div>
<script src="/lead-widget.js"></script>`,
  );
  await page.goto('/portal.html');
  await page.evaluate(() => {
    const { LeadWidget } = window as unknown as { LeadWidget: { adoptWidget(box: Element, options: object): void } };
    const box = document.getElementById('form') as Element;
    const texts = { failed: undefined, configuration: 'Das war wohl nichts.' };
    LeadWidget.adoptWidget(box, { origin: '', marker: 'none', integration: 'swg-home', texts });
  });
  await expectStatus(page, 'failed');
  await expect(page.getByRole('status')).toHaveText('Das Formular ist gerade nicht verfügbar. Das war wohl nichts.');
});

test('the plain script as a module says that it cannot read its tag, and what to write', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.text().startsWith('lead-widget: ') && errors.push(message.text()));
  await page.route('**/js/hub.js', (route) => route.fulfill({ status: 404 }));
  const serve = (attributes: string) =>
    servePortal(
      page,
      `<lead-widget id="form"></lead-widget><script ${attributes} src="/lead-widget.js" data-origin="https://hub.example"></script>`,
    );
  const isModule =
    'lead-widget: lead-widget.global.js runs as a module, which cannot read its tag: data-origin and nonce count for nothing, and there is no window.LeadWidget. Write defer in place of type="module".';
  await serve('type="module"');
  await open(page, '/portal.html');
  await expect.poll(() => errors[0]).toBe(isModule);
  errors.length = 0;
  await serve('defer');
  await open(page, '/portal.html');
  await expectStatus(page, 'loading');
  expect(errors).toEqual([]);
});
