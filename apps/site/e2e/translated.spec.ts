import type { Page, Request } from '@playwright/test';
import { expect, hydrated, refuseConsent, test } from './site';

// Browsers that translate a page put each text into an element `font` of their own, and go on with what the page adds.
// The translation here says what the text said, so that page and page can be compared.

/** How a browser puts its translation into the page. */
type Habit = 'replaces the text' | 'puts it before the text, which it takes away' | 'takes the text into it';

async function translate(page: Page, habit: Habit): Promise<void> {
  await page.evaluate((how) => {
    const translated = new WeakSet<Node>();
    const translateText = (text: Text) => {
      const { parentElement } = text;
      if (!text.data.trim() || translated.has(text) || parentElement?.closest('font, script, style, svg')) return;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      if (how !== 'takes the text into it') inner.textContent = text.data;
      if (how === 'replaces the text') text.replaceWith(outer);
      else text.before(outer);
      if (how === 'takes the text into it') inner.append(text);
      else text.remove();
    };
    const translateAll = (within: Node) => {
      const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      if (within instanceof Text) texts.push(within);
      for (const text of texts) translateText(text);
    };
    translateAll(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) translateAll(node);
    }).observe(document.body, { childList: true, subtree: true });
  }, habit);
}

interface Traffic {
  readonly begun: Set<Request>;
  readonly ended: Set<Request>;
}

/** Notes what the page asks for from now on. */
function watchTraffic(page: Page): Traffic {
  const traffic: Traffic = { begun: new Set(), ended: new Set() };
  page.on('request', (request) => traffic.begun.add(request));
  page.on('requestfinished', (request) => traffic.ended.add(request));
  page.on('requestfailed', (request) => traffic.ended.add(request));
  return traffic;
}

/** Waits until React has taken a tool over: it leaves a mark on each element. The planner has none before a touch. */
const takenOver = (page: Page, selector: string) =>
  page.waitForFunction((within) => {
    const element = document.querySelector(within);
    return !element?.closest('[data-island]') || Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  }, selector);

/**
 * Waits until a moment of the page has passed in which nothing was asked for, came or was still on its way: the first
 * number of a visitor's own brings code, and what is spoken comes a moment after what it speaks of.
 */
async function rest(page: Page, { begun, ended }: Traffic): Promise<void> {
  let before = -1;
  while (begun.size > ended.size || before < ended.size) {
    before = ended.size;
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1200)));
  }
}

/** All that a reader sees within an element, word by word. */
const wordsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => (element as HTMLElement).innerText.trim().split(/[\n ]+/));

interface Use {
  readonly path: string;
  readonly habit: Habit;
  /** What is read in the end. */
  readonly within: string;
  readonly act: (page: Page) => Promise<void>;
  /** What only comes about by all of it. */
  readonly said: string;
}

const type = (page: Page, field: string, text: string) =>
  page.getByRole('textbox', { name: field }).pressSequentially(text);

const USES: readonly Use[] = [
  {
    path: '/waermepumpe-foerderung',
    habit: 'replaces the text',
    within: '[data-calculator]',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Kosten der Anlage' }).fill('');
      await type(page, 'Kosten der Anlage', '25000');
      await page.locator('[data-calculator]').getByRole('checkbox').first().press('Space');
    },
    said: 'strecken Sie 25.000\u00a0€ vor',
  },
  ...(['puts it before the text, which it takes away', 'takes the text into it'] as const).map((habit) => ({
    path: '/photovoltaik-anlage',
    habit,
    within: '[data-calculator]',
    // A sentence is put before words that stay.
    act: async (page: Page) => page.getByRole('textbox', { name: 'Freie Dachfläche' }).fill('28'),
    said: 'Das wird knapp: Lassen Sie nachmessen.',
  })),
  {
    path: '/foerderungen',
    habit: 'replaces the text',
    within: '[data-calculator]',
    act: async (page) => {
      await page
        .locator('[data-calculator]')
        .getByRole('radio', { name: /^Fassade/ })
        .press('Space');
      const field = page.getByRole('textbox', { name: 'Kosten der Maßnahme' });
      await field.fill('');
      await type(page, 'Kosten der Maßnahme', '31000');
      await expect(field).toBeFocused();
    },
    said: '6.200\u00a0€',
  },
  {
    path: '/',
    habit: 'replaces the text',
    within: '#planer',
    act: async (page) => {
      for (const name of ['A Dämmung', 'D Fenster & Türen', 'B Heizung']) {
        await page.getByRole('checkbox', { name, exact: true }).press('Space');
      }
    },
    said: '36.000–\u206061.000\u00a0€',
  },
];

test.describe('a page that the browser translates', () => {
  test.beforeEach(async ({ page }) => refuseConsent(page));

  for (const { path, habit, within, act, said } of USES) {
    test(`leaves no old sum behind on ${path} where the browser ${habit}`, async ({ page }) => {
      const traffic = watchTraffic(page);
      const use = async (before: () => Promise<void>) => {
        await page.goto(path);
        await hydrated(page);
        await page.locator(within).scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        await takenOver(page, within);
        await before();
        await act(page);
        // Spoken once typing has stopped, by a tool that a busy machine may only now have made.
        await expect(page.locator(within).getByRole('status').filter({ hasText: /\p{L}/u })).toHaveCount(1);
        await rest(page, traffic);
        return wordsOf(page, within);
      };
      const plain = await use(async () => undefined);
      expect(plain.join(' ')).toContain(said);
      const translated = await use(() => translate(page, habit));
      expect(translated).toEqual(plain);
      expect(await page.locator(`${within} font`).count()).toBeGreaterThan(50);
    });
  }
});

test.describe('a tool whose markup is not what it was when scripts come to take it over', () => {
  // React says that it draws the tool anew.
  test.use({ tolerate: true });

  const CHANGES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'a translation': (page) => translate(page, 'replaces the text'),
    'the icon of a password manager': (page) =>
      page.evaluate(() => {
        for (const field of document.querySelectorAll('[data-calculator] input[type=text]')) {
          field.after(document.createElement('div'));
        }
      }),
  };

  for (const [change, make] of Object.entries(CHANGES)) {
    for (const path of ['/daemmung-fassade', '/waermepumpe-foerderung', '/foerderungen']) {
      test(`keeps all that it says on ${path}, and the way to the form: ${change}`, async ({ page }) => {
        await refuseConsent(page);
        // The tool lies far below what is visible.
        await page.setViewportSize({ width: 1280, height: 200 });
        await page.goto(path);
        await hydrated(page);
        const tool = page.locator('[data-calculator]');
        const words = await wordsOf(page, '[data-calculator]');
        const drawings = await tool.locator('svg').count();
        await make(page);
        await tool.scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        await expect.poll(() => tool.locator('svg').count()).toBe(drawings);
        await expect(tool.getByRole('textbox', { name: 'Postleitzahl für Ihre Anfrage' })).toBeVisible();
        await expect.poll(() => wordsOf(page, '[data-calculator]')).toEqual(words);
      });
    }
  }
});
