import { banner, dialog, expect, footerButton, inBanner, inDialog, openDecided, stored, test } from './test';

const ACCEPTED = '{"necessary":true,"functional":true,"marketing":true}';
const REJECTED = '{"necessary":true,"functional":false,"marketing":false}';

test('writes nothing before a decision', async ({ page, context }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await inBanner(page, 'Einstellungen').click();
  await dialog(page).getByRole('switch', { name: 'Marketing' }).click();
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(await context.cookies()).toEqual([]);
});

for (const [name, value] of [
  ['Alle akzeptieren', ACCEPTED],
  ['Nur notwendige Cookies', REJECTED],
] as const) {
  test(`the banner's "${name}" is stored and kept after a reload`, async ({ page }) => {
    await page.goto('/');
    await inBanner(page, name).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await stored(page)).toBe(value);
    const receipt = await page.evaluate(() => localStorage.getItem('cookie-consent-receipt'));
    expect(JSON.parse(receipt ?? '')).toEqual({ revision: 1, time: expect.any(Number), id: expect.any(String) });
    await page.reload();
    await expect(page.getByTestId('state')).toContainText('"status":"decided"');
    await expect(banner(page)).toHaveCount(0);
  });
}

test('a returning visitor never sees the banner, not even for a moment, and gets what was allowed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) if (node instanceof Element) seen.push(node.outerHTML);
      }
    }).observe(document, { subtree: true, childList: true });
  });
  await openDecided(page, '/', true, false);
  await expect(page.getByText('Karte eingeblendet')).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen.join(''));
  expect(seen).not.toContain('Ihre Einwilligung');
});

test('prerendered HTML holds neither banner nor dialog nor gated content', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('Karte ausgeblendet');
  expect(html).not.toMatch(/Ihre Einwilligung|<dialog|Karte eingeblendet|<style|style=/);
});

test('withdrawing is as many clicks away as consenting, and removes what was gated', async ({ page }) => {
  await openDecided(page, '/', true, true);
  await expect(page.getByText('Karte eingeblendet')).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('_ga_X', '1');
    localStorage.setItem('session', '1');
    document.cookie = '_ga=1;path=/';
    document.cookie = 'session=1;path=/';
  });
  await footerButton(page).click();
  await inDialog(page, 'Nur notwendige Cookies').click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Karte eingeblendet')).toHaveCount(0);
  expect(await stored(page)).toBe(REJECTED);
  const left = await page.evaluate(() => [document.cookie, Object.keys(localStorage).toSorted().join()]);
  expect(left).toEqual(['session=1', 'cookie-consent,cookie-consent-receipt,session']);
  // Consenting again takes the same two clicks.
  await footerButton(page).click();
  await inDialog(page, 'Alle akzeptieren').click();
  await expect(page.getByText('Karte eingeblendet')).toBeVisible();
});

test('a raised revision asks again with everything denied', async ({ page }) => {
  await openDecided(page, '/?revision=2', true, true);
  await expect(banner(page)).toBeVisible();
  await expect(page.getByText('Karte ausgeblendet')).toBeVisible();
  await expect(page.getByTestId('state')).toContainText('"reason":"revision"');
});

test('a browser that objects to tracking is not asked where that counts, and nothing is stored', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto('/?deny');
  await expect(page.getByTestId('state')).toContainText('"reason":"signal"');
  await expect(banner(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
});

test('two tabs agree without a reload, and a draft in the other one is kept', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/settings');
  await expect(banner(other)).toBeVisible();
  await other.getByRole('main').getByRole('switch', { name: 'Marketing' }).click();
  await inBanner(page, 'Nur notwendige Cookies').click();
  await expect(banner(other)).toHaveCount(0);
  await expect(other.getByRole('switch', { name: 'Marketing' })).toBeChecked();
  await other.getByRole('button', { name: 'Alle akzeptieren' }).click();
  await expect(page.getByText('Karte eingeblendet')).toBeVisible();
  await other.evaluate(() => localStorage.clear());
  await expect(banner(page)).toBeVisible();
});

test('two tabs agree where the decision lies in a cookie', async ({ page, context }) => {
  await page.goto('/?cookie');
  const other = await context.newPage();
  await other.goto('/?cookie');
  await inBanner(other, 'Alle akzeptieren').click();
  await expect(page.getByText('Karte eingeblendet')).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual([
    'cookie-consent',
    'cookie-consent-receipt',
  ]);
});
