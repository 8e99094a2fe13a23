import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

function watch(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => complaints.push(message.text()));
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') complaints.push(`Request to ${request.url()}`);
  });
  return complaints;
}

/**
 * A test that fails on any console output, error, refused inline style or script, foreign request or hydration repair.
 * Its page is there when React has taken it over, which comes after the load and on a busy machine late: what a test
 * changes before, React would have to repair, and what it looks at may change. With `?wait` the test says when.
 */
export const test = base.extend<{ complaints: string[] }>({
  page: async ({ page, javaScriptEnabled }, run) => {
    const goto = page.goto.bind(page);
    const hydrated = page.locator('html[data-hydrated]');
    page.goto = async (address, options) => {
      const response = await goto(address, options);
      if (javaScriptEnabled && !address.endsWith('?wait')) await expect(hydrated).toHaveCount(1);
      return response;
    };
    await run(page);
  },
  complaints: [
    async ({ context, page, javaScriptEnabled }, use) => {
      const complaints = watch(context);
      await use(complaints);
      expect(complaints).toEqual([]);
      if (javaScriptEnabled && page.url().startsWith('http')) {
        expect(await page.evaluate(() => window.recoverable ?? [])).toEqual([]);
      }
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until nothing fades or moves any more that will come to an end: on a busy machine such things begin late. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Fails on anything axe finds on the page once it has settled; what is asked after it is still asked. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  // Without frames nothing has to be put together in a page apart.
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().analyze();
  expect
    .soft(violations.map(({ id, nodes }) => [id, nodes.map(({ html, any }) => [html, any[0]?.message])]))
    .toEqual([]);
}

/** The element with focus, by its role's text or its label. */
export const focused = (page: Page) => page.locator(':focus');
