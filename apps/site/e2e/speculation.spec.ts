import { test as base, expect as expectSoon } from '@playwright/test';
import { openTab, type TabPage } from './tabBrowser';

/** A browser of its own starts and prepares pages beside those of the other tests. */
const expect = expectSoon.configure({ timeout: 30_000 });

interface Tab {
  /** Of the site that is visited. */
  origin: string;
  page: TabPage;
  /** Documents prepared unseen. */
  prerendered: () => readonly TabPage[];
}

const test = base.extend<{ tab: Tab }>({
  tab: async ({ baseURL }, run) => {
    const { pages, close } = await openTab();
    await expect.poll(() => pages.length).toBe(1);
    await run({
      origin: baseURL ?? '',
      page: pages[0] as TabPage,
      prerendered: () => pages.filter(({ prerendered }) => prerendered),
    });
    await close();
  },
});

const hydrated = 'document.documentElement.dataset.hydrated === "true"';
const scripts = '[...document.scripts].map(({ src }) => src).filter((src) => src.includes("/js/hub.js"))';

const rules = 'document.querySelectorAll("script[type=speculationrules]").length';

async function open({ page, origin }: Tab, path: string): Promise<void> {
  const url = `${origin}${path}`;
  await page.send('Page.navigate', { url });
  await expect.poll(() => page.ask(`location.href === ${JSON.stringify(url)} && ${hydrated}`)).toBe(true);
}

/** Where the first of such links that is shown is, once it is in view. */
function placeOf({ page }: Tab, selector: string): Promise<{ x: number; y: number }> {
  return page.ask(`new Promise((resolve) => {
    const link = [...document.querySelectorAll(${JSON.stringify(selector)})].find((each) => each.checkVisibility());
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    requestAnimationFrame(() => requestAnimationFrame(() => {
      const { x, y, width, height } = link.getBoundingClientRect();
      resolve({ x: x + width / 2, y: y + height / 2 });
    }));
  })`);
}

async function pointAt(
  tab: Tab,
  path: string,
  selector = `footer a[href="${path}"]`,
): Promise<{ x: number; y: number }> {
  const place = await placeOf(tab, selector);
  await tab.page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place });
  return place;
}

async function click({ page }: Tab, place: { x: number; y: number }): Promise<void> {
  const button = { ...place, button: 'left', clickCount: 1 };
  await page.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await page.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
}

test.describe('a page whose form needs a fresh document', () => {
  test('is prepared while a pointer rests on its link, asks the provider once it is shown, and knows what was chosen since', async ({
    tab,
  }) => {
    await open(tab, '/');
    await expect.poll(() => tab.page.ask(scripts)).toHaveLength(1);
    await expect.poll(() => tab.page.ask(rules)).toBe(1);
    const place = await pointAt(tab, '/daemmung');
    await expect.poll(() => tab.prerendered().length).toBe(1);
    const [prepared] = tab.prerendered() as [TabPage];
    await expect.poll(() => prepared.ask('document.readyState')).toBe('complete');
    expect(await prepared.ask('[location.pathname, document.prerendering]')).toEqual(['/daemmung', true]);
    expect(await prepared.ask(scripts)).toEqual([]);
    expect(
      await tab.page.ask('performance.getEntriesByType("resource").filter(({ name }) => /react-/.test(name)).length'),
    ).toBe(0);

    await tab.page.ask('document.querySelector("[data-themes] input[value=dark]").click()');
    await click(tab, place);
    await expect.poll(() => prepared.ask(hydrated)).toBe(true);
    expect(
      await prepared.ask('[location.pathname + location.search, performance.getEntriesByType("navigation")[0].type]'),
    ).toEqual(['/daemmung?daaReloaded=1', 'navigate']);
    expect(await prepared.ask<number>('performance.getEntriesByType("navigation")[0].activationStart')).toBeGreaterThan(
      0,
    );
    expect(await prepared.ask('document.documentElement.dataset.theme')).toBe('dark');
    await expect.poll(() => prepared.ask('document.querySelector(".lead-widget").dataset.status')).toBe('ready');
    expect(await prepared.ask(scripts)).toHaveLength(1);
  });

  test('is not prepared by itself, where a link leads to a place of it', async ({ tab }) => {
    await open(tab, '/daemmmaterial');
    await expect.poll(() => tab.page.ask(rules)).toBe(1);
    await pointAt(tab, '', 'main a[href^="#"]');
    await tab.page.ask('new Promise((resolve) => setTimeout(resolve, 1500))');
    expect(await tab.page.ask('document.querySelector("main a:hover").hash')).toMatch(/^#./);
    expect(tab.prerendered()).toEqual([]);
    const place = await pointAt(tab, '', 'a[href="/fachbetriebe-daemmung#angebots-checkliste"]');
    await expect.poll(() => tab.prerendered().length).toBe(1);
    const [prepared] = tab.prerendered() as [TabPage];
    expect(await prepared.ask('[location.pathname, document.prerendering]')).toEqual(['/fachbetriebe-daemmung', true]);

    // A place of a prepared page: there, with the focus, as after any other load.
    await click(tab, place);
    await expect.poll(() => prepared.ask(hydrated)).toBe(true);
    expect(await prepared.ask<number>('performance.getEntriesByType("navigation")[0].activationStart')).toBeGreaterThan(
      0,
    );
    expect(await prepared.ask('location.hash')).toBe('#angebots-checkliste');
    await expect
      .poll(() => prepared.ask('document.querySelector("#angebots-checkliste").contains(document.activeElement)'))
      .toBe(true);
    await expect
      .poll(() =>
        prepared.ask(
          'Math.abs(document.querySelector("#angebots-checkliste").getBoundingClientRect().top - 150) < 100',
        ),
      )
      .toBe(true);
  });

  test('is not prepared by a page without a form: there it is shown without a load', async ({ tab }) => {
    await open(tab, '/impressum');
    const place = await pointAt(tab, '/daemmung');
    await expect.poll(() => tab.page.ask('document.documentElement.dataset.routed')).toBe('true');
    await click(tab, place);
    await expect.poll(() => tab.page.ask('document.title')).toMatch(/^Dämmung/);
    expect(tab.prerendered()).toEqual([]);
    expect(await tab.page.ask('performance.getEntriesByType("navigation")[0].name')).toBe(`${tab.origin}/impressum`);
  });
});
