import type { Page } from '@playwright/test';
import { asSafari } from './asSafari';
import { expect, expectAccessible, test } from './test';

const term = { name: 'U-value' };
const text = 'Heat that one square metre lets through.';

/** What the browser itself tells assistive technology; the markup has no `aria-expanded`, which would need a script. */
async function expanded(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const button = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === term.name);
  return button?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('opens by Enter and Space, closes by Esc and returns focus', async ({ page }) => {
      await page.goto('/tips');
      const button = page.getByRole('button', term);
      for (const key of ['Enter', 'Space']) {
        await button.focus();
        await page.keyboard.press(key);
        await expect(page.getByText(text)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByText(text)).toBeHidden();
        await expect(button).toBeFocused();
      }
    });

    test('opens by click, a click elsewhere closes, the second closes the first', async ({ page }) => {
      await page.goto('/tips');
      await page.getByRole('button', term).click();
      await expect(page.getByText(text)).toBeVisible();
      await page.getByRole('button', { name: 'flow temperature' }).click();
      await expect(page.getByText(text)).toBeHidden();
      await expect(page.getByText('How warm the water')).toBeVisible();
      await page.getByRole('heading', { name: 'Tips' }).click();
      await expect(page.getByText('How warm the water')).toBeHidden();
    });
  });
}

test('says whether it is open, is reachable by touch and stays inside a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/tips');
  await expect.poll(() => expanded(page)).toBe(false);
  await page.getByRole('button', term).click();
  await expect(page.getByText(text)).toBeVisible();
  await expect.poll(() => expanded(page)).toBe(true);
  const box = await page.getByText(text).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
});

test('is opened and closed by a script through the button that its ref reaches', async ({ page }) => {
  await page.goto('/tips');
  const button = page.getByRole('button', term);
  const toggle = () =>
    button.evaluate((element: HTMLButtonElement) => (element.popoverTargetElement as HTMLElement).togglePopover());
  expect(await toggle()).toBe(true);
  await expect(page.getByText(text)).toBeVisible();
  await expect.poll(() => expanded(page)).toBe(true);
  expect(await toggle()).toBe(false);
  await expect(page.getByText(text)).toBeHidden();
});

test('stands beside its term, and at the lower edge in Safari, which may begin it above the window', async ({
  page,
}) => {
  const boxes = async () => {
    await page.goto('/tips');
    await page.getByRole('button', term).click();
    const [box, button] = [page.getByText(text), page.getByRole('button', term)];
    return { box: (await box.boundingBox())!, button: (await button.boundingBox())! };
  };
  const beside = await boxes();
  expect(Math.round(beside.box.y - beside.button.y - beside.button.height)).toBe(8);
  await asSafari(page);
  const below = await boxes();
  const { width, height } = page.viewportSize()!;
  expect(height - below.box.y - below.box.height).toBe(8);
  expect(Math.round(below.box.x + below.box.width / 2)).toBe(width / 2);
});
