import type { FrameLocator, Page } from '@playwright/test';
import { banner, dialog, expect, footerButton, inBanner, inDialog, openDecided, stored, test } from './test';

async function openFromBanner(page: Page) {
  await page.goto('/');
  await inBanner(page, 'Einstellungen').click();
  await expect(dialog(page)).toBeVisible();
}

const leavings: Record<string, (page: Page) => Promise<void>> = {
  Esc: (page) => page.keyboard.press('Escape'),
  'the close button': (page) => inDialog(page, 'Schließen').click(),
  'a click beside it': (page) => page.mouse.click(5, 5),
};

for (const [name, leave] of Object.entries(leavings)) {
  test(`${name} closes, stores nothing and gives the focus back to the banner, which stayed`, async ({ page }) => {
    await openFromBanner(page);
    await dialog(page).getByRole('switch', { name: 'Funktional' }).click();
    await leave(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(banner(page)).toBeVisible();
    await expect(inBanner(page, 'Einstellungen')).toBeFocused();
    expect(await stored(page)).toBeNull();
    await inBanner(page, 'Einstellungen').click();
    await expect(dialog(page).getByRole('switch', { name: 'Funktional' })).not.toBeChecked();
  });
}

test('pressing inside and letting go beside it does not close', async ({ page }) => {
  await openFromBanner(page);
  const heading = dialog(page).getByRole('heading', { level: 2 });
  await heading.hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
});

test('it is modal: named by its heading, the rest is inert, the banner stays mounted', async ({ page }) => {
  await openFromBanner(page);
  expect(await page.locator('dialog').evaluate((element: HTMLDialogElement) => element.matches(':modal'))).toBe(true);
  await expect(dialog(page).getByRole('heading', { level: 2, name: 'Cookie-Einstellungen' })).toBeVisible();
  await expect(page.locator('section').filter({ hasText: 'Ihre Einwilligung' })).toHaveCount(1);
  for (let turn = 0; turn < 12; turn += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest('dialog');
    });
    expect(outside).toBe(false);
  }
});

test('neither accepting nor refusing has the focus when it opens, nor when the banner appears', async ({ page }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await inBanner(page, 'Einstellungen').press('Enter');
  await expect(dialog(page)).toBeVisible();
  const focused = await page.evaluate(() => document.activeElement?.textContent);
  expect(['Alle akzeptieren', 'Nur notwendige Cookies']).not.toContain(focused);
});

test('closing has the focus when it opens, though withdrawing comes first', async ({ page }) => {
  await openDecided(page, '/', true, true);
  await expect(page.getByTestId('state')).toContainText('decided');
  await footerButton(page).press('Enter');
  await expect(inDialog(page, 'Alles widerrufen')).toBeVisible();
  await expect(inDialog(page, 'Schließen')).toBeFocused();
});

test('opened from the footer by keyboard, it returns there, also after a decision, without a jump', async ({
  page,
}) => {
  await openDecided(page, '/', false, false);
  await expect(page.getByTestId('state')).toContainText('decided');
  await footerButton(page).focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('switch', { name: 'Funktional' }).press('Space');
  await inDialog(page, 'Einstellungen speichern').press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(footerButton(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(await stored(page)).toBe('{"necessary":true,"functional":true,"marketing":false}');
});

test('saving in it hides the banner too', async ({ page }) => {
  await openFromBanner(page);
  await inDialog(page, 'Alle akzeptieren').click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(banner(page)).toHaveCount(0);
});

const savings: Record<string, (page: FrameLocator) => Promise<void>> = {
  'by its button': (page) => page.getByRole('button', { name: 'Einstellungen speichern' }).click(),
  'by Enter at a switch': (page) => page.getByRole('switch', { name: 'Funktional' }).press('Enter'),
};

for (const [how, save] of Object.entries(savings)) {
  test(`saving works in a frame that may not submit forms: ${how}`, async ({ page, watched }) => {
    const frame = '<iframe sandbox="allow-scripts allow-same-origin" src="/" width="900" height="600"></iframe>';
    await page.route('**/around', (route) => route.fulfill({ contentType: 'text/html', body: frame }));
    await page.goto('/around');
    const within = page.frameLocator('iframe');
    await within.getByRole('button', { name: 'Einstellungen', exact: true }).click();
    await within.getByRole('switch', { name: 'Funktional' }).click();
    await save(within);
    await expect(within.getByRole('dialog')).toHaveCount(0);
    expect(JSON.parse((await stored(page)) ?? '{}')).toMatchObject({ functional: true, marketing: false });
    // What the browser says of the form, which it submits nowhere.
    watched.complaints.splice(0);
  });
}

test('a link in the dialog that a script follows leaves no dialog over the next page', async ({ page }) => {
  await page.goto('/');
  await inBanner(page, 'Einstellungen').click();
  await page.evaluate(() => {
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (!link) return;
      event.preventDefault();
      history.pushState(null, '', link.href);
    });
  });
  await dialog(page).getByRole('link', { name: 'Datenschutz' }).click();
  await expect(page).toHaveURL(/privacy/);
  await expect(dialog(page)).toHaveCount(0);
  await expect(banner(page)).toBeVisible();
  expect(await stored(page)).toBeNull();
});
