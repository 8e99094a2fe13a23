import { expect, type Page } from '@playwright/test';
import { HUB_PORT } from './server/ports.mjs';

/** The hub on another origin than the page. */
export const FOREIGN = `http://127.0.0.1:${HUB_PORT}`;

/** What a page said that it should not have said. */
const complaints = new WeakMap<Page, string[]>();

/** Opens a fixture with what it is given, and notes everything that goes wrong in it. */
export async function open(page: Page, path: string, given: Record<string, unknown> = {}): Promise<void> {
  const found: string[] = [];
  complaints.set(page, found);
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    // A missing script is what many tests want.
    const expected = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !expected) found.push(message.text());
  });
  await page.addInitScript((value) => Object.assign(window, { given: value }), given);
  await page.goto(path);
}

/** No uncaught error and no complaint of React's. */
export function expectQuiet(page: Page): void {
  expectSaid(page, []);
}

/** That the console says no less and no more than this. */
export function expectSaid(page: Page, said: readonly unknown[]): void {
  expect(complaints.get(page)).toEqual(said);
}

/** The box of the widget in the fixtures. */
export const box = (page: Page) => page.locator('#form');

export async function expectStatus(page: Page, status: string, timeout = 5000): Promise<void> {
  await expect(box(page)).toHaveAttribute('data-status', status, { timeout });
}

/** Layout shift so far, without what follows the visitor's own action. */
export function shift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[];
          resolve(entries.reduce((sum, entry) => sum + (entry.hadRecentInput ? 0 : entry.value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 300, 0);
      }),
  );
}

/** A script that counts its runs in `window.runs`. */
export const COUNTING = 'window.runs = (window.runs ?? 0) + 1;';
