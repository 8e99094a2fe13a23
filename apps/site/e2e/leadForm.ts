import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** The box around the provider's form. */
export function formOf(page: Page, anchor: string): Locator {
  return page.locator(`#${anchor} .lead-widget`);
}

const HUB = /\/js\/hub\.js(\?|$)/;

export interface HubTraffic {
  /** Requests for the script so far. */
  asked: number;
  /** Requests without an answer so far, probes included. */
  pending: Set<Request>;
}

/** Counts what the page asks of the hub from now on. */
export function watchHub(page: Page): HubTraffic {
  const traffic: HubTraffic = { asked: 0, pending: new Set() };
  page.on('request', (request) => {
    if (!HUB.test(request.url())) return;
    traffic.pending.add(request);
    if (request.resourceType() === 'script') traffic.asked += 1;
  });
  page.on('requestfinished', (request) => traffic.pending.delete(request));
  page.on('requestfailed', (request) => traffic.pending.delete(request));
  return traffic;
}

/**
 * Lets the page's own time pass (`page.clock`) until something is so. Answers of the hub are waited for, so that a slow
 * machine never looks like a slow provider.
 * @param limitMs of the page's time
 */
export async function passTime(
  page: Page,
  until: () => Promise<boolean>,
  { traffic, limitMs = 15_000 }: { traffic?: HubTraffic | undefined; limitMs?: number } = {},
): Promise<void> {
  for (let passed = 0; passed < limitMs && !(await until()); passed += 250) {
    if (traffic) await expect.poll(() => traffic.pending.size, 'answers of the hub').toBe(0);
    await page.clock.runFor(250);
  }
}

/** Sums up layout shifts that do not follow the visitor's own action. Before the page is opened. */
export async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) seen.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Forgets what moved so far, such as text whose font arrived. */
export async function forgetShift(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // What an arrived font moves is drawn and reported a frame or two later; frames of the page wait for `page.clock`.
  await page.waitForTimeout(250);
  await page.evaluate(() => Object.assign((window as unknown as { seen: { shift: number } }).seen, { shift: 0 }));
}

/** Nothing has moved: below the limit of the architecture for cumulative layout shift. */
export async function expectNoShift(page: Page): Promise<void> {
  expect(await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)).toBeLessThanOrEqual(
    0.005,
  );
}

/** Header, heading, text and footer are there, and a link of the footer still leads on. */
export async function expectWholePage(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main p').first()).toBeVisible();
  await expect(page.locator('main h2')).not.toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer).toBeVisible();
  await footer.getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
}
