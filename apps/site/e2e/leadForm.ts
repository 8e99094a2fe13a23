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

interface Moved {
  /** Layout shift so far. */
  sum: number;
  /** What moved from where to where, for whoever has to mend it. */
  what: string[];
}

interface Watched {
  moved: () => Moved;
  forgetMoved: () => void;
}

/** Sums up layout shifts that do not follow the visitor's own action. Before the page is opened. */
export async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    let moved: Moved = { sum: 0, what: [] };
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    const name = (node: Node | null) =>
      node instanceof Element ? (node.cloneNode() as Element).outerHTML : (node?.textContent ?? 'what is gone by now');
    const add = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as Shift[]) {
        if (hadRecentInput) continue;
        moved.sum += value;
        for (const { node, previousRect, currentRect } of sources)
          moved.what.push(`${place(previousRect)} → ${place(currentRect)}: ${name(node).slice(0, 120)}`);
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const watched: Watched = {
      moved: () => {
        add(observer.takeRecords());
        return moved;
      },
      forgetMoved: () => {
        observer.takeRecords();
        moved = { sum: 0, what: [] };
      },
    };
    Object.assign(window, watched);
  });
}

/** A picture needs a frame, and a frame reports what has moved in it; those of the page wait for `page.clock`. */
async function drawFrame(page: Page): Promise<void> {
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
}

/** Forgets what moved so far, such as text whose font arrived. */
export async function forgetShift(page: Page): Promise<void> {
  // Faces that no text has asked for yet may do so in the next frame.
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())));
  await drawFrame(page);
  await page.evaluate(() => (window as unknown as Watched).forgetMoved());
}

/** What moved since the page was opened or `forgetShift` was called. */
export async function shiftOf(page: Page): Promise<Moved> {
  await drawFrame(page);
  return page.evaluate(() => (window as unknown as Watched).moved());
}

/** Nothing has moved: below the limit of the architecture for cumulative layout shift. */
export async function expectNoShift(page: Page, where = ''): Promise<void> {
  const { sum, what } = await shiftOf(page);
  expect(sum, [where, ...what].join('\n')).toBeLessThanOrEqual(0.005);
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
