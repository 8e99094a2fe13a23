import { expect, test } from './test';

test('a button that is pressed shows it by a frame in the colour of its words', async ({ page }) => {
  await page.goto('/buttons');
  const buttons = page.locator('.ui-button:visible');
  expect(await buttons.count()).toBeGreaterThan(8);
  for (const button of await buttons.all()) {
    await button.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await button.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    const { name, isFlat, shadow, color } = await button.evaluate((element) => ({
      name: element.className,
      isFlat: element.matches('.ui-button_link, :disabled, [aria-disabled=true]'),
      shadow: getComputedStyle(element).boxShadow,
      color: getComputedStyle(element).color,
    }));
    expect(shadow, name).toBe(isFlat ? 'none' : `${color} 0px 0px 0px 2px inset`);
    // Let go beside it: nothing is clicked.
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
});
