import { expect, expectAccessible, test } from './test';

const OPEN_MS = 700;

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/tips');
  // From here on time passes only where a test says so, however busy the machine is.
  await page.clock.pauseAt(600_000);
});

test('opens after the pointer has rested 700 ms, not before', async ({ page }) => {
  const tip = page.getByRole('tooltip', { name: 'Copies the address' });
  await page.getByRole('button', { name: 'Copy' }).hover();
  await page.clock.runFor(OPEN_MS - 50);
  await expect(tip).toBeHidden();
  await page.clock.runFor(60);
  await expect(tip).toBeVisible();
  await page.clock.resume();
  await expectAccessible(page);
});

test('does not open when the pointer only passes', async ({ page }) => {
  await page.getByRole('button', { name: 'Copy' }).hover();
  await page.clock.runFor(OPEN_MS - 50);
  await page.getByText('Nothing here').hover();
  await page.clock.runFor(OPEN_MS * 2);
  await expect(page.locator('[role=tooltip]:popover-open')).toHaveCount(0);
});

test('opens the next one at once within 300 ms of another, and waits again after that', async ({ page }) => {
  await page.getByRole('button', { name: 'Copy' }).hover();
  await page.clock.runFor(OPEN_MS);
  await page.getByText('Nothing here').hover();
  await page.clock.runFor(200);
  await expect(page.getByText('Copies the address')).toBeHidden();
  await page.getByRole('button', { name: 'Print' }).hover();
  await page.clock.runFor(20);
  await expect(page.getByText('Sends it to a printer')).toBeVisible();
  await page.getByText('Nothing here').hover();
  await page.clock.runFor(500);
  await page.getByRole('button', { name: 'Copy' }).hover();
  await page.clock.runFor(20);
  await expect(page.getByText('Copies the address')).toBeHidden();
});

test('shows only one at a time', async ({ page }) => {
  await page.getByRole('button', { name: 'Copy' }).hover();
  await page.clock.runFor(OPEN_MS);
  await page.getByRole('button', { name: 'Print' }).hover();
  await page.clock.runFor(20);
  await expect(page.locator('[role=tooltip]:popover-open')).toHaveText('Sends it to a printer');
});

test('stays while the pointer moves onto it, and goes when it leaves', async ({ page }) => {
  const tip = page.getByText('Copies the address');
  await page.getByRole('button', { name: 'Copy' }).hover();
  await page.clock.runFor(OPEN_MS);
  await tip.hover();
  await page.clock.runFor(2000);
  await expect(tip).toBeVisible();
  await page.getByText('Nothing here').hover();
  await page.clock.runFor(200);
  await expect(tip).toBeHidden();
});

test('closes on Esc without moving the pointer or the focus', async ({ page }) => {
  const tip = page.getByText('Copies the address');
  await page.getByRole('button', { name: 'Copy' }).hover();
  await page.clock.runFor(OPEN_MS);
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
});

test('opens at once on keyboard focus, closes when focus leaves, describes its control all the time', async ({
  page,
}) => {
  const copy = page.getByRole('button', { name: 'Copy' });
  await expect(copy).toHaveAccessibleDescription('Copies the address');
  await page.getByRole('button', { name: 'flow temperature' }).focus();
  await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
  await expect(page.getByText('Copies the address')).toBeVisible();
  // What the focus has opened does not go with a pointer that passes.
  await copy.hover();
  await page.getByText('Nothing here').hover();
  await page.clock.runFor(200);
  await expect(page.getByText('Copies the address')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByText('Copies the address')).toBeHidden();
  await expect(page.getByText('Sends it to a printer')).toBeVisible();
});

test('stands beside its control and inside the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const copy = page.getByRole('button', { name: 'Copy' });
  await copy.hover();
  await page.clock.runFor(OPEN_MS);
  const [tip, control] = await Promise.all([page.getByText('Copies the address').boundingBox(), copy.boundingBox()]);
  if (!tip || !control) throw new Error('not drawn');
  expect(tip.x).toBeGreaterThanOrEqual(0);
  expect(tip.x + tip.width).toBeLessThanOrEqual(320);
  const gap = Math.max(control.y - (tip.y + tip.height), tip.y - (control.y + control.height));
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(16);
});

test('stands above its control where there is room, else below it, without a fallback of the browser', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 480 });
  const copy = page.getByRole('button', { name: 'Copy' });
  const tip = page.getByText('Copies the address');
  // Safari looks for room, and moves a box, as if the page were not scrolled.
  await expect(tip).toHaveCSS('position-try-fallbacks', 'none');
  for (const [top, side, align] of [
    [300, 'top', 'auto'],
    [4, 'bottom', 'unsafe start'],
  ] as const) {
    await copy.evaluate((button, y) => Object.assign(button.style, { position: 'fixed', top: `${y}px` }), top);
    await copy.hover();
    await page.clock.runFor(OPEN_MS);
    await expect(tip).toHaveCSS('position-area', side);
    await expect(tip).toHaveCSS('align-self', align);
    const [box, control] = [(await tip.boundingBox())!, (await copy.boundingBox())!];
    const gap = side === 'top' ? control.y - box.y - box.height : box.y - control.y - control.height;
    expect(Math.round(gap)).toBe(8);
    await page.keyboard.press('Escape');
    await page.mouse.move(0, 479);
  }
});
