import { expect, inBanner, stored, test } from './test';

test('an embed requests nothing before consent; once is not for ever; always is', async ({ page, watched }) => {
  await page.goto('/embeds');
  await inBanner(page, 'Nur notwendige Cookies').click();
  await expect(page.locator('iframe, link[rel*=pre][href*="5103"], img')).toHaveCount(0);
  expect(watched.provider).toEqual([]);
  const box = await page.locator('.embedBox').boundingBox();

  await page.getByRole('button', { name: 'Einmal laden' }).click();
  await expect(page.frameLocator('iframe').getByText('Karte')).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Karte: Anfahrt');
  expect(await page.locator('.embedBox').boundingBox()).toEqual(box);
  expect(watched.provider).toEqual(['/frame.html']);
  expect(await stored(page)).toContain('"functional":false');

  await page.reload();
  await page.getByRole('button', { name: 'Immer laden' }).click();
  await expect(page.frameLocator('iframe').getByText('Karte')).toBeVisible();
  expect(await stored(page)).toBe('{"necessary":true,"functional":true,"marketing":false}');
  await page.reload();
  await expect(page.frameLocator('iframe').getByText('Karte')).toBeVisible();
});
