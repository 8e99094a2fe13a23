import { expect, test } from './test';

test('gathers errors, takes focus, and leads to the field without losing what was typed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 160 });
  await page.goto('/forms');
  const mail = page.getByRole('textbox', { name: 'Mail' });
  await mail.fill('anna');
  await mail.press('Enter');
  await expect(page.getByRole('group', { name: 'Please mend this' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(mail).toBeFocused();
  const label = page.getByText('Mail', { exact: true });
  await expect(label).toBeInViewport({ ratio: 1 });
  // Nor does a bar that stays at the top cover it.
  const bar = await label.evaluate((element) => {
    const { scrollPaddingTop } = getComputedStyle(element.ownerDocument.documentElement);
    return Number.parseFloat(scrollPaddingTop);
  });
  expect(Math.round((await label.boundingBox())?.y ?? 0)).toBeGreaterThanOrEqual(bar);
  await expect(mail).toHaveValue('anna');
});

test('leads to the field also within a shadow root', async ({ page }) => {
  await page.goto('/forms');
  const mail = page.getByRole('textbox', { name: 'Mail' });
  await page.evaluate(() => {
    const host = document.body.appendChild(document.createElement('div'));
    host.attachShadow({ mode: 'open' }).append(document.getElementById('app') as HTMLElement);
  });
  await mail.press('Enter');
  await expect(page.getByRole('group', { name: 'Please mend this' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(mail).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});

test('a button that is loading keeps focus and does nothing', async ({ page }) => {
  await page.goto('/forms');
  const button = page.getByRole('button', { name: 'Sending …' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toBeFocused();
  await expect(page.getByRole('group', { name: 'Please mend this' })).toHaveCount(0);
});

test('ticks and chooses by keyboard, and sends both', async ({ page }) => {
  await page.goto('/forms');
  await page.getByRole('checkbox', { name: 'Speed bonus' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('combobox', { name: 'State' }).focus();
  await page.keyboard.press('ArrowDown');
  const sent = await page
    .getByRole('form')
    .evaluate((form) =>
      [...new FormData(form as HTMLFormElement)].map(([name, value]) => `${name}=${value as string}`),
    );
  expect(sent).toEqual(['mail=', 'state=Hessen', 'project=', 'speed=on']);
});

test('shows a tick under forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/forms');
  const box = page.getByRole('checkbox', { name: 'Speed bonus' });
  const before = await box.screenshot();
  await box.check();
  await page.getByRole('textbox', { name: 'Mail' }).focus();
  expect((await box.screenshot()).equals(before)).toBe(false);
});

test('on a phone rows are cards that need no sideways scrolling, and the first column stays', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/forms');
  const cards = page.getByRole('region', { name: 'Cards' });
  expect(await cards.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await expect(cards.getByRole('rowheader', { name: 'Wood fibre' })).toBeVisible();
  const box = page.getByRole('region', { name: 'Fixed' });
  const head = box.getByRole('rowheader', { name: 'Wood fibre' });
  const start = await head.boundingBox();
  await box.evaluate((element) => element.scrollTo({ left: 80 }));
  expect((await head.boundingBox())?.x).toBe(start?.x);
});

test('what takes a moment turns, and stands still where the visitor wants nothing to move', async ({ page }) => {
  const turning = () =>
    page.evaluate(() => document.getAnimations().map((each) => (each as CSSAnimation).animationName));
  await page.goto('/forms');
  expect(await turning()).toEqual(['ui-spin', 'ui-spin']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await turning()).toEqual([]);
});

test('keeps what was typed and chosen when a server answers and the fields are given back what was sent', async ({
  page,
}) => {
  await page.goto('/sent');
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field('Mail').fill('anna');
  await field('Cost').fill('22000');
  await field('State').selectOption('Sachsen');
  await field('Second state').selectOption('Hessen');
  await field('Project').fill('A roof');
  await field('Read').check();
  await field('two').check();
  for (const time of [1, 2]) {
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('group', { name: 'Please mend this' })).toBeVisible();
    await expect(field('Mail'), `answer ${time}`).toHaveValue('anna');
    await expect(field('Cost')).toHaveValue('22.000');
    await expect(page.getByText('Told: 22.000')).toBeVisible();
    await expect(field('State')).toHaveValue('Sachsen');
    await expect(field('Second state')).toHaveValue('Hessen');
    await expect(field('Project')).toHaveValue('A roof');
    await expect(field('Read')).toBeChecked();
    await expect(field('two')).toBeChecked();
  }
});

test('a reset goes back to the start and tells the number that stands there', async ({ page }) => {
  await page.goto('/sent');
  await page.getByLabel('Cost').fill('22000');
  await page.getByLabel('State', { exact: true }).selectOption('Sachsen');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByLabel('Cost')).toHaveValue('1');
  await expect(page.getByText('Told: 1', { exact: true })).toBeVisible();
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('Hessen');
});

test('leads from an error to the first control of a group, among radios to the chosen one', async ({ page }) => {
  await page.goto('/sent');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('link', { name: 'The plan is not offered.' }).click();
  await expect(page.getByRole('radio', { name: 'one' })).toBeFocused();
  await page.getByRole('radio', { name: 'two' }).check();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('link', { name: 'The plan is not offered.' }).click();
  await expect(page.getByRole('radio', { name: 'two' })).toBeFocused();
  // So little is seen of the group that the control lies further down.
  await page.setViewportSize({ width: 390, height: 190 });
  await page.getByRole('link', { name: 'The size is not offered.' }).click();
  await expect(page.getByRole('radio', { name: 'large' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'large' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'The address is not known.' }).click();
  await expect(page.getByRole('textbox', { name: 'Street' })).toBeFocused();
});
