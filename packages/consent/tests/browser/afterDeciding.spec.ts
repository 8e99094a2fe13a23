import { banner, dialog, expect, footerButton, inBanner, inDialog, openDecided, stored, test } from './test';

const said = '.dpc-said';

for (const name of ['Alle akzeptieren', 'Nur notwendige Cookies']) {
  test(`after "${name}" the focus is on the main heading, and the decision is announced`, async ({ page }) => {
    await page.goto('/');
    await inBanner(page, name).press('Enter');
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator(said)).toHaveText('Ihre Einstellungen sind gespeichert.');
    await expect(page.locator(said)).toHaveAttribute('aria-live', 'polite');
  });
}

test('after deciding the focus is where the visitor was', async ({ page }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await page.getByRole('link', { name: 'Abschnitt 1', exact: true }).focus();
  await inBanner(page, 'Nur notwendige Cookies').click();
  await expect(page.getByRole('link', { name: 'Abschnitt 1', exact: true })).toBeFocused();
});

test('after deciding the focus is where the visitor was in a shadow root', async ({ page }) => {
  await page.goto('/');
  // One in the page, and one in the banner, as a link that a site draws by a web component.
  for (const place of ['main', '.dpc-bar']) {
    await page.locator(place).evaluate((element) => {
      const host = document.createElement('div');
      host.attachShadow({ mode: 'open' }).append(document.createElement('hr'), document.createElement('input'));
      element.append(host);
    });
    await page.locator(`${place} input`).focus();
  }
  await inBanner(page, 'Alle akzeptieren').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main input')).toBeFocused();
});

test('after deciding in the dialog that the banner opened, the focus is not lost', async ({ page }) => {
  await page.goto('/');
  await inBanner(page, 'Einstellungen').press('Enter');
  await inDialog(page, 'Alle akzeptieren').press('Enter');
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator(said)).toHaveText('Ihre Einstellungen sind gespeichert.');
});

test('a decision in another tab takes the focus from nobody', async ({ page, context }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await inBanner(other, 'Alle akzeptieren').click();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.locator('body')).toBeFocused();
});

test('one click in the first row of the dialog withdraws everything, and says so', async ({ page }) => {
  await openDecided(page, '/', true, true);
  await footerButton(page).click();
  const first = dialog(page).getByRole('button').first();
  await expect(first).toHaveText('Alles widerrufen');
  await first.click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await stored(page)).toBe('{"necessary":true,"functional":false,"marketing":false}');
  await expect(page.locator(said)).toHaveText('Ihre Einwilligung ist widerrufen.');
  await expect(footerButton(page)).toBeFocused();
  await footerButton(page).click();
  await expect(inDialog(page, 'Alles widerrufen')).toHaveCount(0);
});

for (const name of ['Einstellungen speichern', 'Nur notwendige Cookies', 'Alles widerrufen']) {
  test(`what "${name}" did is said after the dialog has closed, for outside it nothing is heard before`, async ({
    page,
  }) => {
    const start = Date.now();
    await page.clock.install({ time: start });
    await openDecided(page, '/', true, true);
    await footerButton(page).click();
    await expect(inDialog(page, name)).toBeVisible();
    await page.clock.pauseAt(start + 60_000);
    await inDialog(page, name).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator(said)).toHaveText('');
    await page.clock.runFor(1000);
    await expect(page.locator(said)).toHaveText(/^Ihre /);
  });
}

test('where the browser keeps nothing, the dialog says so before the decision', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/');
  await inBanner(page, 'Einstellungen').click();
  await expect(dialog(page).getByText('Ihr Browser speichert sie nicht.')).toBeVisible();
});

test('a banner that a router keeps while it exchanges the page hides nothing of it, and the decision is heard', async ({
  page,
}) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  const kept = () =>
    page.evaluate(() => {
      const height = document.querySelector<HTMLElement>('.dpc-bar')?.offsetHeight;
      return getComputedStyle(document.body).paddingBlockEnd === `${height}px`;
    });
  await expect.poll(kept).toBe(true);
  // As Astro's ClientRouter does with what is `transition:persist`.
  await page.evaluate(() => {
    const { body, documentElement } = document;
    for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
    const next = document.createElement('body');
    body.replaceWith(next);
    next.append(...[...body.children].filter((child) => !child.matches('.dpc-said, script')));
  });
  await expect(banner(page)).toBeVisible();
  await expect.poll(kept).toBe(true);
  await page.locator(said).evaluate((region) => Object.assign(region.dataset, { before: '' }));
  await inBanner(page, 'Nur notwendige Cookies').click();
  await expect(page.locator(said)).toHaveText('Ihre Einstellungen sind gespeichert.');
  await expect(page.locator(said)).toHaveAttribute('data-before');
});
