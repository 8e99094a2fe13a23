import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page, Route } from '@playwright/test';
import { counted, planner } from './planner';
import { expect, hydrated, refuseConsent, test } from './site';
import { sheet } from './tool';

/** Each tool at an address as visitors copy it. */
const COPIED = [
  ['/foerderungen', '#r=1&v=facade&h=owner&l=bw&p=0&k=22000'],
  ['/daemmung-fassade', '#r=1&a=150&s=own&k=30000&d=16&p=1&e=7'],
  ['/fenster-kosten', '#r=1&n=12&m=plastic&a=18.5&k=15000&u=0.96&e=0'],
  ['/waermepumpe-foerderung', '#r=1&k=30000&s=1&e=0&i=0&b=30'],
  ['/photovoltaik-anlage', '#r=1&a=60&g=auto&e=0'],
  ['/solaranlage-kosten', '#r=1&l=10&k=15000&e=2500'],
] as const;

const PLAN = '#r=1&a=1&b=1&c=0&d=0&e=1&f=0&fa=1&in=0&ke=0&og=0&w=150&g=20&l=30&p=airWater&k=0&m=owner';

/** What follows whoever scrolls, tool or not. */
const SCROLLED = /\/(?:callBar|contentsList)-/;

/** The scripts that the page now open has asked for beside those that every visit of it brings. */
class AskedScripts {
  readonly #asked = new Set<string>();
  #ofPage: readonly string[] = [];
  #held: Route[] = [];
  #holds = false;

  async follow(page: Page): Promise<void> {
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      const { pathname } = new URL(route.request().url());
      const isOfPage = this.#ofPage.includes(pathname);
      if (!isOfPage && !SCROLLED.test(pathname)) this.#asked.add(pathname);
      if (this.#holds && !isOfPage) this.#held.push(route);
      else await route.continue();
    });
  }

  async open(page: Page, address: string, holds: boolean): Promise<void> {
    const markup = await (await page.request.get(address)).text();
    this.#ofPage = /data-chunks="([^"]+)"/.exec(markup)?.[1]?.split(' ') ?? [];
    // An address that differs in its fragment alone would load nothing.
    await page.goto('/robots.txt');
    this.#asked.clear();
    this.#holds = holds;
    await page.goto(address);
  }

  /** Lets those come that are held now, and no others. */
  async letCome(): Promise<void> {
    const held = this.#held;
    this.#held = [];
    await Promise.all(held.map((route) => route.continue()));
  }

  list(): string[] {
    return [...this.#asked].sort();
  }
}

// Safari runs an importer with names that have no value yet where another import() has begun with what it imports, and
// that waits for its sheet (WebKit bug 242740): no tool would work there.
test('what waits for its sheet is asked for only where its importers ask for it no sooner', () => {
  const assets = fileURLToPath(new URL('../dist/assets/', import.meta.url));
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const scripts = names.map((name) => {
    const code = readFileSync(`${assets}${name}`, 'utf8');
    const namedAs = (before: RegExp) => [...code.matchAll(before)].map(([, named]) => named);
    return {
      name,
      waits: code.includes('||await new Promise'),
      imports: namedAs(/(?:from|import)\s*["']\.\/([\w.-]+)/g),
      asksFor: namedAs(/import\(\s*[`"']\.\/([\w.-]+)/g),
    };
  });
  const waiting = scripts.filter(({ waits }) => waits);
  expect(waiting.map(({ name }) => name.split('-')[0])).toEqual(
    expect.arrayContaining(['calculator', 'FundingFinder']),
  );
  const both = waiting
    .filter(({ name }) => scripts.some(({ asksFor }) => asksFor.includes(name)))
    // Parts that a script asks for itself find it done.
    .filter(({ name, asksFor }) =>
      scripts.some((other) => other.imports.includes(name) && !asksFor.includes(other.name)),
    );
  expect(both.map(({ name }) => name)).toEqual([]);
});

test.describe('a copied link', () => {
  test.beforeEach(async ({ page }) => refuseConsent(page));

  for (const [path, fragment] of COPIED) {
    test(`${path}: asks for the tool with all it imports at once, then for all that shows the result`, async ({
      page,
    }) => {
      const scripts = new AskedScripts();
      await scripts.follow(page);
      // Who comes near the tool, with nothing in the address, gets what it is made of.
      await scripts.open(page, path, false);
      await hydrated(page);
      await sheet(page).scrollIntoViewIfNeeded();
      await expect.poll(() => scripts.list().some((name) => /\/calculator-/.test(name))).toBe(true);
      await page.waitForLoadState('networkidle');
      const tool = scripts.list();
      expect(tool.filter((name) => /resultParts/.test(name))).toEqual([]);

      await scripts.open(page, `${path}${fragment}`, false);
      await expect(sheet(page).getByText('Ihre Angaben', { exact: true })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const all = scripts.list();
      expect(all.length).toBeGreaterThan(tool.length);

      await scripts.open(page, `${path}${fragment}`, true);
      await expect.poll(() => scripts.list()).toEqual(expect.arrayContaining(tool));
      await scripts.letCome();
      await expect.poll(() => scripts.list()).toEqual(all);
      await scripts.letCome();
      await expect(sheet(page).getByText('Ihre Angaben', { exact: true })).toBeVisible();
    });
  }

  // As a bookmark does where its page is open already: the browser loads nothing.
  async function followOnOpenPage(page: Page, path: string, fragment: string, isReloaded = false): Promise<void> {
    await page.goto(path);
    await hydrated(page);
    if (isReloaded) {
      await page.reload();
      await hydrated(page);
    }
    await page.evaluate((hash) => {
      location.hash = hash;
    }, fragment);
  }

  for (const isReloaded of [false, true]) {
    test(`is followed on the page that is open${isReloaded ? ' and was reloaded' : ''}`, async ({ page }) => {
      const [path, fragment] = COPIED[0];
      await followOnOpenPage(page, path, fragment, isReloaded);
      await expect(sheet(page).getByText('Ihre Angaben', { exact: true })).toBeInViewport();
    });
  }

  test('of a plan: is followed on the page that is open', async ({ page }) => {
    await followOnOpenPage(page, '/', PLAN);
    await counted(page);
    const insulation = planner(page).getByRole('checkbox', { name: /Dämmung/ });
    await expect(insulation).toBeChecked();
    await expect(insulation).toBeInViewport();
  });

  test('of a plan: asks for all at once', async ({ page }) => {
    const scripts = new AskedScripts();
    await scripts.follow(page);
    await scripts.open(page, `/${PLAN}`, false);
    await counted(page);
    await page.waitForLoadState('networkidle');
    const all = scripts.list();
    expect(all.some((name) => /\/HousePlan-/.test(name))).toBe(true);

    await scripts.open(page, `/${PLAN}`, true);
    await expect.poll(() => scripts.list()).toEqual(all);
    await scripts.letCome();
    await counted(page);
  });
});
