import type { Page } from '@playwright/test';
import { expect, hydrated } from './site';

/** The tool of a page. */
export const sheet = (page: Page) => page.locator('[data-calculator]');

/** Text with plain spaces, without signs that only hold words together. */
export const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

/** The values of the tool's result, in order. */
export const resultOf = async (page: Page) =>
  (await sheet(page).locator('dl dd').allTextContents()).map((text) => plain(text));

/** What “Zusammenfassung kopieren” puts into the clipboard. */
export async function copiedOf(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await sheet(page).getByRole('button', { name: 'Zusammenfassung kopieren' }).click();
  await expect(sheet(page).getByText(/: Zusammenfassung kopiert/)).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The last thing said to screen readers. */
export const said = (page: Page) => sheet(page).locator('output:not([for])').last();

/** Opens the page of a tool and comes near enough for scripts to take it over. */
export async function goNear(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await sheet(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
}

/** The words of a field's label. */
export const labelOf = (field: Element) => (field as HTMLInputElement).labels?.[0]?.textContent;

/** The form that the address leads to knows the visitor's postcode. */
export async function expectPostcodeIn(page: Page): Promise<void> {
  await hydrated(page);
  const form = page.locator(new URL(page.url()).hash);
  await expect(form).toBeInViewport();
  await expect(form.locator('[data-plz="04109"]')).toBeAttached();
}

/** Tabs on until a field has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, field: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(
      () => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent,
    );
    if (label?.startsWith(field)) return;
  }
  throw new Error(`Tab does not reach “${field}”.`);
}
