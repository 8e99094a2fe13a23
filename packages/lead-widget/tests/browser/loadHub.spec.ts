import { expect, type Page, type Route, test } from '@playwright/test';
import { COUNTING, FOREIGN, open } from './open.ts';

type Lead = typeof import('../../src/core/index.ts');
declare const lead: Lead;

const script = (body = COUNTING) => ({ contentType: 'text/javascript', body });

/** Answers each request for a hub in turn; the last answer stays. */
async function answer(page: Page, ...answers: ((route: Route) => Promise<void>)[]): Promise<number[]> {
  const times: number[] = [];
  await page.route(/\/js\/hub\.js/, (route) => {
    if (route.request().resourceType() !== 'script') return route.fallback();
    times.push(Date.now());
    return (answers[times.length - 1] ?? answers.at(-1))?.(route);
  });
  return times;
}

const good = (route: Route) => route.fulfill(script());
const missing = (route: Route) => route.fulfill({ status: 404 });
const blocked = (route: Route) => route.abort('blockedbyclient');

/** Loads in the page; gives what came back, failures as reason and attempts. */
function load(page: Page, options: Record<string, unknown>, times = 1) {
  return page.evaluate(
    ({ options, times }) =>
      Promise.all(
        Array.from({ length: times }, () =>
          lead.loadHub(options as never).then(
            (hub) => ({ src: hub?.script.src, foreign: hub?.foreign, reason: undefined, attempts: undefined }),
            (error) => ({ src: undefined, foreign: undefined, reason: error.reason, attempts: error.attempts }),
          ),
        ),
      ),
    { options: { origin: FOREIGN, retryBaseMs: 20, ...options }, times },
  );
}

const runs = (page: Page) => page.evaluate(() => (window as { runs?: number }).runs ?? 0);
const tags = (page: Page) => page.locator('script[src*="/js/hub.js"]').count();

test('puts one tag into the document for many callers', async ({ page }) => {
  await open(page, '/core.html');
  const times = await answer(page, good);
  const [first, second] = await load(page, { integration: 'a b' }, 2);
  expect(first).toEqual(second);
  expect(first?.src).toBe(`${FOREIGN}/js/hub.js?a%20b`);
  expect([times.length, await runs(page), await tags(page)]).toEqual([1, 1, 1]);
  expect((await load(page, { integration: 'a b' }))[0]?.foreign).toBe(false);
  expect(times).toHaveLength(1);
});

test('an address of the caller is used as it is, without the integration', async ({ page }) => {
  await open(page, '/core.html');
  await answer(page, good);
  const src = await page.evaluate(
    async (origin) =>
      (await lead.loadHub({ origin, integration: 'abc', url: (options) => `${options.origin}/js/hub.js?own` }))?.script
        .src,
    FOREIGN,
  );
  expect(src).toBe(`${FOREIGN}/js/hub.js?own`);
});

test('shares the tag with another bundled copy of the package', async ({ page }) => {
  await open(page, '/core.html');
  const times = await answer(page, good);
  const same = await page.evaluate(async (origin) => {
    // The built file, as another package would bring it.
    const copy = (await import(/* @vite-ignore */ `${location.origin}/copy/core.js`)) as Lead;
    const [one, two] = await Promise.all([lead.loadHub({ origin }), copy.loadHub({ origin })]);
    return copy.loadHub !== lead.loadHub && one?.script === two?.script;
  }, FOREIGN);
  expect(same).toBe(true);
  expect(times).toHaveLength(1);
});

test('forgets a failure and its tag, so that a later call starts afresh', async ({ page }) => {
  await open(page, '/core.html');
  await answer(page, missing, good);
  expect((await load(page, { retries: 0 }))[0]).toMatchObject({ attempts: 1 });
  expect(await tags(page)).toBe(0);
  expect((await load(page, { retries: 0 }))[0]?.src).toBeTruthy();
  expect(await runs(page)).toBe(1);
});

test('tries again with doubling waits, shared by all callers', async ({ page }) => {
  await open(page, '/core.html');
  const times = await answer(page, missing, missing, missing, good, missing, good);
  const results = await load(page, { retryBaseMs: 200 }, 2);
  expect(results.every((result) => result.src)).toBe(true);
  const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(waits).toHaveLength(3);
  expect(waits[0]).toBeGreaterThanOrEqual(200);
  expect(waits[1]).toBeGreaterThanOrEqual(400);
  expect(waits[2]).toBeGreaterThanOrEqual(800);
  // However long a wait would be by then, it is no longer than the cap.
  const [capped] = await load(page, { integration: 'capped', retryBaseMs: 3_600_000, retryCapMs: 20 });
  expect(capped?.src).toContain('capped');
  expect(times).toHaveLength(6);
});

for (const script of ['module', 'async']) {
  test(`a failed ${script} script can be loaded afterwards`, async ({ page }) => {
    await open(page, '/core.html');
    await answer(page, missing, good);
    expect((await load(page, { script, origin: '' }))[0]?.src).toContain('/js/hub.js');
    expect(await runs(page)).toBe(1);
  });
}

test('tells apart a server with a fault, a blocker, a hang and being offline', async ({ page, context }) => {
  await open(page, '/core.html');
  const fault = (name: string, timeoutMs?: number) =>
    page.evaluate(
      async ({ origin, name, timeoutMs }) =>
        lead
          .loadHub({
            origin,
            url: () => `${origin}/js/hub.js?sandbox-fault=${name}`,
            retries: 1,
            retryBaseMs: 10,
            timeoutMs,
          })
          .then(
            () => 'loaded',
            (error) => `${error.reason} ${error.attempts}`,
          ),
      { origin: FOREIGN, name, timeoutMs },
    );
  expect(await fault('404')).toBe('server 2');
  expect(await fault('hang', 400)).toBe('timeout 2');
  expect(await fault('503')).toBe('loaded');
  await page.route(/blocked/, blocked);
  expect(await fault('blocked')).toBe('blocked-or-unreachable 2');
  await context.setOffline(true);
  const waiting = load(page, { retries: 0, integration: 'offline' });
  await page.waitForTimeout(500);
  // Those of the hang stay, because their answer may still come.
  await expect(page.locator('script[src*="offline"]')).toHaveCount(0);
  await context.setOffline(false);
  expect((await waiting)[0]?.src).toContain('offline');
});

const CSP =
  (policy: string, head = '') =>
  async (route: Route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: `<!doctype html><html lang="de"><head><title>CSP</title>${head}</head><body></body></html>`,
    });

test('knows a refusal by the content security policy and does not try again', async ({ page, baseURL }) => {
  await page.route(
    '**/csp.html',
    CSP("script-src 'self'; connect-src *", '<script type="module" src="/core.js"></script>'),
  );
  const times = await answer(page, good);
  await page.goto('/csp.html');
  await page.waitForFunction(() => 'lead' in window);
  expect((await load(page, {}))[0]).toMatchObject({ reason: 'csp', attempts: 1 });
  expect(times).toHaveLength(0);
  expect(await tags(page)).toBe(0);
  expect((await load(page, { origin: baseURL }))[0]?.src).toContain('/js/hub.js');
});

test('a policy on trial, which only reports, is not taken for the reason of a failure', async ({ page }) => {
  await page.route('**/csp.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy-report-only': "script-src 'self'" },
      body: '<!doctype html><html lang="de"><head><title>CSP</title><script type="module" src="/core.js"></script></head></html>',
    }),
  );
  const times = await answer(page, (route) => route.fulfill({ status: 503 }), good);
  await page.goto('/csp.html');
  await page.waitForFunction(() => 'lead' in window);
  expect((await load(page, { retryBaseMs: 10 }))[0]?.src).toContain('/js/hub.js');
  expect(times).toHaveLength(2);
});

test('passes the nonce on and works with strict-dynamic', async ({ page }) => {
  const module = '<script nonce="abc" type="module" src="/core.js"></script>';
  await page.route('**/csp.html', CSP("script-src 'nonce-abc' 'strict-dynamic'; style-src 'none'", module));
  await answer(page, good);
  await page.goto('/csp.html');
  await page.waitForFunction(() => 'lead' in window);
  expect((await load(page, { nonce: 'abc' }))[0]?.src).toContain('/js/hub.js');
  expect(await page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src*=hub]')?.nonce)).toBe('abc');
});

test('uses a Trusted Types policy where the page demands one', async ({ page }) => {
  const module = '<script type="module" src="/core.js"></script>';
  await page.route('**/csp.html', CSP("require-trusted-types-for 'script'; trusted-types hub", module));
  await answer(page, good);
  await page.goto('/csp.html');
  await page.waitForFunction(() => 'lead' in window);
  expect((await load(page, {}))[0]).toMatchObject({ reason: 'csp' });
  const said = await page.evaluate((origin) => lead.loadHub({ origin }).catch(String), FOREIGN);
  expect(said).toContain("TypeError: Failed to set the 'src' property");
  expect(said).toContain('TrustedScriptURL');
  const loaded = await page.evaluate(async (origin) => {
    type Factory = { createPolicy(name: string, rules: object): { createScriptURL(url: string): unknown } };
    const policy = (window as unknown as { trustedTypes: Factory }).trustedTypes.createPolicy('hub', {
      createScriptURL: (url: string) => url,
    });
    return (await lead.loadHub({ origin, policy }))?.script.src;
  }, FOREIGN);
  expect(loaded).toContain('/js/hub.js');
});

for (const script of ['module', 'async']) {
  test(`replace runs a ${script} script afresh and leaves one tag`, async ({ page }) => {
    await open(page, '/core.html');
    await answer(page, good);
    for (const count of [1, 2, 3]) {
      await load(page, { script, strategy: 'replace', origin: '' });
      expect([await runs(page), await tags(page)]).toEqual([count, 1]);
    }
    await load(page, { script, strategy: 'replace', origin: '', integration: 'other' });
    expect([await runs(page), await tags(page)]).toEqual([4, 1]);
  });
}

test('keep uses a script that somebody else has put there', async ({ page }) => {
  await open(page, '/core.html');
  await answer(page, good);
  await page.addScriptTag({ url: '/js/hub.js?a' });
  expect((await load(page, { origin: '', integration: 'a' }))[0]).toMatchObject({ foreign: true });
  expect(await runs(page)).toBe(1);
  expect((await load(page, { origin: '', integration: 'a', strategy: 'replace' }))[0]).toMatchObject({
    foreign: false,
  });
  expect([await runs(page), await tags(page)]).toEqual([2, 1]);
});

test('does not mistake look-alikes', async ({ page }) => {
  await open(page, '/core.html');
  await answer(page, good);
  await page.route('**/js/hub.js.map', good);
  await page.addScriptTag({ url: '/js/hub.js.map' });
  await page.addScriptTag({ url: '/js/hub.js?AB' });
  expect((await load(page, { origin: '', integration: 'A' }))[0]).toMatchObject({ foreign: false });
  expect(await runs(page)).toBe(3);
  await expect(page.locator('script[src$="hub.js.map"]')).toHaveCount(1);
});

test('an aborted caller leaves, the last one stops the retries', async ({ page }) => {
  await open(page, '/core.html');
  let missed = () => {};
  const told = new Promise<void>((resolve) => {
    missed = resolve;
  });
  // The second answer is held back: nothing else is on its way when the last caller leaves.
  const times = await answer(page, missing, async (route) => {
    await told;
    await missing(route);
  });
  await page.evaluate((origin) => {
    const [one, two] = [new AbortController(), new AbortController()];
    const load = ({ signal }: AbortController) =>
      lead.loadHub({ origin, signal, retryBaseMs: 100 }).catch((error) => error.reason as string);
    Object.assign(window, { one, two, both: [load(one), load(two)] });
    one.abort();
  }, FOREIGN);
  await expect.poll(() => times.length).toBe(2);
  const reasons = await page.evaluate(async (origin) => {
    const { two, both } = window as unknown as { two: AbortController; both: Promise<string>[] };
    two.abort();
    const early = await lead.loadHub({ origin, signal: AbortSignal.abort() }).catch((error) => error.reason as string);
    return [...(await Promise.all(both)), early];
  }, FOREIGN);
  expect(reasons).toEqual(['aborted', 'aborted', 'aborted']);
  missed();
  await page.waitForTimeout(1000);
  expect(times).toHaveLength(2);
});
