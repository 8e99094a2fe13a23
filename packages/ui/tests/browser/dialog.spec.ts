import { expect, expectAccessible, test } from './test';

test.beforeEach(async ({ page }) => {
  await page.goto('/dialog');
});

const opener = { name: 'Open the dialog' };
const dialog = { name: 'Delete the request?' };

test('has a name and a description and takes focus', async ({ page }) => {
  await page.getByRole('button', opener).click();
  const opened = page.getByRole('dialog', dialog);
  await expect(opened).toBeVisible();
  await expect(opened).toHaveAccessibleDescription('It cannot be restored.');
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await expectAccessible(page);
});

test('makes the page behind inert and keeps the keyboard inside', async ({ page }) => {
  await page.getByRole('button', opener).click();
  await expect(page.getByRole('dialog', dialog)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Elsewhere' })).toHaveCount(1);
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside).toBe(false);
  }
  await page.getByRole('link', { name: 'Elsewhere' }).evaluate((link) => link.focus());
  await expect(page.getByRole('link', { name: 'Elsewhere' })).not.toBeFocused();
});

test('closes on Esc and returns focus to the button that opened it', async ({ page }) => {
  await page.getByRole('button', opener).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', dialog)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', dialog)).toBeHidden();
  await expect(page.getByRole('button', opener)).toBeFocused();
  await expect(page.getByText('Closed: 1')).toBeVisible();
});

test('stays when Esc takes away a tooltip in it, and closes by the next', async ({ page }) => {
  await page.getByRole('button', opener).press('Enter');
  await page.keyboard.press('Tab');
  const tooltip = page.getByText('Three pages');
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await expect(page.getByRole('link', { name: 'Terms' })).toBeFocused();
  await expect(page.getByRole('dialog', dialog)).toBeVisible();
  await expect(page.getByText('Closed: 0')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', dialog)).toBeHidden();
  await expect(page.getByText('Closed: 1')).toBeVisible();
});

test('closes by its button and by a click beside it, not by one inside', async ({ page }) => {
  const open = async () => {
    await page.getByRole('button', opener).click();
    await expect(page.getByRole('dialog', dialog)).toBeVisible();
  };
  await open();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog', dialog)).toBeHidden();
  await open();
  await page.getByRole('heading', { name: 'Delete the request?' }).click();
  await expect(page.getByRole('dialog', dialog)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(page.getByRole('dialog', dialog)).toBeHidden();
  await expect(page.getByText('Closed: 2')).toBeVisible();
});

test('leaves the page behind where it is', async ({ page }) => {
  const button = page.getByRole('button', opener);
  await button.scrollIntoViewIfNeeded();
  // How wide it is says scrollbars.spec.ts: with scrollbars hidden by a flag Chromium leaves room for them all the same.
  const where = () => page.evaluate(() => window.scrollY);
  const before = await where();
  expect(before).toBeGreaterThan(0);
  await button.click();
  await expect(page.getByRole('dialog', dialog)).toBeVisible();
  expect(await where()).toBe(before);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', dialog)).toBeHidden();
  expect(await where()).toBe(before);
});

test('scrolls long content inside itself, also in a window of 320 by 256', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.getByRole('button', { name: 'Open the long dialog' }).click();
  const long = page.getByRole('dialog', { name: 'All terms' });
  const box = await long.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(320);
  expect(box?.height).toBeLessThanOrEqual(256);
  await page.getByText('Paragraph 60 of').scrollIntoViewIfNeeded();
  await expect(page.getByText('Paragraph 60 of')).toBeInViewport();
  expect(await long.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
});

test('stays open as long as its parent says so, whatever asks it to close', async ({ page }) => {
  await page.getByRole('button', { name: 'Open what is not saved' }).click();
  const kept = page.getByRole('dialog', { name: 'Not saved' });
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 5),
    () => page.getByRole('button', { name: 'Leave' }).click(),
  ];
  for (const [before, ask] of ways.entries()) {
    await ask();
    await expect(kept.getByText(`Asked: ${before + 1}`)).toBeVisible();
    expect(await kept.evaluate((element) => element.matches(':modal'))).toBe(true);
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(kept).toBeHidden();
  await page.getByRole('button', { name: 'Open what is not saved' }).click();
  await expect(kept).toBeVisible();
});

test('gives the focus back when its parent takes it out of the page', async ({ page }) => {
  const drawing = page.getByRole('button', { name: 'Draw a dialog' });
  await drawing.click();
  await expect(page.getByRole('dialog', { name: 'Drawn' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Drawn' })).toHaveCount(0);
  await expect(drawing).toBeFocused();
});

test('leaves the page alive while React hides it, and stands open again afterwards', async ({ page }) => {
  const kept = page.getByRole('dialog', { name: 'Kept' });
  const isModal = () => page.evaluate(() => document.querySelector('dialog[open]')?.matches(':modal'));
  await page.getByRole('button', { name: 'Open what is kept' }).click();
  await kept.getByRole('button', { name: 'Ask for the terms' }).click();
  await expect(page.getByText('On their way')).toBeVisible();
  await expect(kept).toBeHidden();
  await page.getByRole('button', { name: 'Let the terms arrive' }).click();
  await expect(kept.getByText('Ten years')).toBeVisible();
  expect(await isModal()).toBe(true);
  await kept.getByRole('button', { name: 'Leave the page' }).click();
  await expect(kept).toBeHidden();
  await page.getByRole('button', { name: 'Come back' }).click();
  await expect(kept).toBeVisible();
  expect(await isModal()).toBe(true);
  await expect(page.getByText('Told: 0')).toHaveCount(1);
});

for (const name of ['form', 'other form']) {
  test(`gives the focus back when its parent closes the ${name} and the question above it at once`, async ({
    page,
  }) => {
    const opening = page.getByRole('button', { name: `Open the ${name}`, exact: true });
    await opening.click();
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Discard?' })).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opening).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });
}
