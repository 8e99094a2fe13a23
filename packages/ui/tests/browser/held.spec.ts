import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const topics = (page: Page) => page.locator('#topics');
const panel = (page: Page) => page.locator('#panel');
const group = (page: Page) => panel(page).locator('details');
/** What the parent was told, in order. */
const told = (page: Page, of: string) => page.locator(`dt:text-is("${of}") + dd`);

test.describe('a navigation menu whose parent decides', () => {
  test('opens and closes by its button, and tells each once', async ({ page }) => {
    await page.goto('/held');
    await button(page, 'Topics').click();
    await expect(topics(page)).toBeVisible();
    await expect(button(page, 'Topics')).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('.topics')).toHaveAttribute('data-state', 'open');
    await button(page, 'Topics').click();
    await expect(topics(page)).toBeHidden();
    await expect(told(page, 'menu')).toHaveText('true, false');
  });

  test('opens when its parent says so, below its button, and tells nothing of that', async ({ page }) => {
    await page.goto('/held');
    await button(page, 'Show topics').click();
    await expect(topics(page)).toBeVisible();
    await expect(button(page, 'Topics')).toHaveAttribute('aria-expanded', 'true');
    const [box, opener] = [(await topics(page).boundingBox())!, (await button(page, 'Topics').boundingBox())!];
    expect(box.x).toBeCloseTo(opener.x, 0);
    expect(box.y).toBeGreaterThanOrEqual(opener.y + opener.height);
    await expect(told(page, 'menu')).toHaveText('');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(topics(page)).toBeHidden();
    await expect(told(page, 'menu')).toHaveText('false');
  });

  test('closes by a click that draws its parent again, and when another opens', async ({ page }) => {
    await page.goto('/held');
    await button(page, 'Topics').click();
    await button(page, 'Draw again').click();
    await expect(told(page, 'clicks')).toHaveText('1');
    await expect(told(page, 'menu')).toHaveText('true, false');
    await expect(topics(page)).toBeHidden();
    await button(page, 'Topics').click();
    await button(page, 'Other').click();
    await expect(page.locator('#other')).toBeVisible();
    await expect(topics(page)).toBeHidden();
    await expect(told(page, 'menu')).toHaveText('true, false, true, false');
  });

  test('tells of a menu that was opened before hydration, and keeps it', async ({ page }) => {
    await page.goto('/held?wait');
    await button(page, 'Topics').click();
    await page.evaluate(() => window.hydrate());
    await expect(told(page, 'menu')).toHaveText('true');
    await expect(topics(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(told(page, 'menu')).toHaveText('true, false');
  });

  test('stays as its parent says: closed, or open', async ({ page }) => {
    await page.goto('/held?firm');
    await button(page, 'Topics').click();
    await expect(told(page, 'menu')).toHaveText('true');
    await expect(topics(page)).toBeHidden();
    await expect(button(page, 'Topics')).toHaveAttribute('aria-expanded', 'false');
    await button(page, 'Show topics').click();
    await expect(topics(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(told(page, 'menu')).toHaveText('true, false');
    await expect(topics(page)).toBeVisible();
    await expect(button(page, 'Topics')).toHaveAttribute('aria-expanded', 'true');
  });
});

test.describe('a mobile menu whose parent decides', () => {
  test('opens and closes by its buttons, is modal, and tells each once', async ({ page }) => {
    await page.goto('/held');
    await button(page, 'Open panel').click();
    await expect(panel(page)).toBeVisible();
    expect(await panel(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await button(page, 'Close panel').click();
    await expect(panel(page)).toBeHidden();
    await expect(button(page, 'Open panel')).toBeFocused();
    await expect(told(page, 'panel')).toHaveText('true, false');
  });

  test('opens and closes when its parent says so, and tells of Escape alone', async ({ page }) => {
    await page.goto('/held');
    await button(page, 'Show panel').click();
    await expect(panel(page)).toBeVisible();
    expect(await panel(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await button(page, 'Done').click();
    await expect(panel(page)).toBeHidden();
    await expect(button(page, 'Open panel')).toHaveAttribute('aria-expanded', 'false');
    await expect(told(page, 'panel')).toHaveText('');
    await button(page, 'Show panel').click();
    await expect(page.locator('[aria-controls=panel]')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(told(page, 'panel')).toHaveText('false');
  });

  test('tells of a menu that was opened before hydration, and keeps it', async ({ page }) => {
    await page.goto('/held?wait');
    await button(page, 'Open panel').click();
    await page.evaluate(() => window.hydrate());
    await expect(told(page, 'panel')).toHaveText('true');
    await expect(panel(page)).toBeVisible();
    expect(await panel(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  });

  test('stays as its parent says: closed, or open', async ({ page }) => {
    await page.goto('/held?firm');
    await button(page, 'Open panel').click();
    await expect(told(page, 'panel')).toHaveText('true');
    await expect(panel(page)).toBeHidden();
    await button(page, 'Show panel').click();
    await page.keyboard.press('Escape');
    await expect(told(page, 'panel')).toHaveText('true, false');
    await expect(panel(page)).toBeVisible();
  });

  for (const firm of [false, true]) {
    test(`holds a group ${firm ? 'closed' : 'as the visitor asks'}`, async ({ page }) => {
      await page.goto(firm ? '/held?firm' : '/held');
      await button(page, 'Show panel').click();
      await group(page).locator('summary').press('Enter');
      await expect(told(page, 'group')).toHaveText('true');
      await expect(group(page)).toHaveJSProperty('open', !firm);
    });

    test(`closes a group by its row that the browser's search has opened${firm ? ', held closed' : ''}`, async ({
      page,
    }) => {
      await page.goto(firm ? '/held?firm' : '/held');
      await button(page, 'Show panel').click();
      // What the search in the page does: no test can start it.
      await group(page).evaluate((details: HTMLDetailsElement) => details.setAttribute('open', ''));
      await group(page).locator('summary').click();
      await expect(group(page)).toHaveJSProperty('open', false);
      await expect(told(page, 'group')).toHaveText('false');
      await group(page).locator('summary').click();
      await expect(told(page, 'group')).toHaveText('false, true');
      await expect(group(page)).toHaveJSProperty('open', !firm);
    });
  }
});

test('menus stay as a parent says that is told and draws nothing', async ({ page }) => {
  await page.goto('/held?deaf');
  await button(page, 'Topics').click();
  await expect(topics(page)).toBeHidden();
  await expect(button(page, 'Topics')).toHaveAttribute('aria-expanded', 'false');
  await button(page, 'Open panel').click();
  await expect(panel(page)).toBeHidden();
  await expect(button(page, 'Open panel')).toHaveAttribute('aria-expanded', 'false');
  await button(page, 'Show panel').click();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeVisible();
});

test('an accordion opens the item that its parent says, one of a name', async ({ page }) => {
  await page.goto('/held');
  const open = page.locator('details[name=held][open]');
  await expect(open).toHaveAttribute('id', 'price');
  await page.getByText('About noise').click();
  await expect(open).toHaveAttribute('id', 'noise');
  await expect(told(page, 'item')).toHaveText('noise true');
  await page.getByText('About noise').click();
  await expect(open).toHaveCount(0);
  await button(page, 'Show noise').click();
  await expect(open).toHaveAttribute('id', 'noise');
  await expect(told(page, 'item')).toHaveText('noise true, noise false');
});
