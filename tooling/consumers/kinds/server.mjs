import { expect, test } from '@playwright/test';
import { decision, parts, watch } from '../openPortal.mjs';

/** A portal that renders its pages at each request: `/` with a map behind consent, `/datenschutz`, a form behind consent, links by a router. */
export function checkServer(_portal, site) {
  test('sends everybody the same page, which knows of no decision', async ({ request }) => {
    const origin = await site.open();
    const sent = async () =>
      (await (await request.get(origin)).text()).replace(/<(script|noscript)\b[\s\S]*?<\/\1>/g, '');
    for (const html of [await sent(), await sent()]) {
      expect(html).toContain('Karte ausgeblendet');
      expect(html).not.toContain('Karte eingeblendet');
      expect(html).not.toContain('Ihre Einwilligung');
      expect(html).toContain('Formular wird geladen');
    }
  });

  test('asks, leads to the privacy policy without a new page, and keeps the decision', async ({ page }) => {
    const origin = await site.open();
    const settle = await watch(page, origin);
    const { banner, settings, form } = parts(page);
    await page.goto(origin);
    await page.evaluate(() => {
      globalThis.samePage = true;
    });
    await banner.getByRole('link', { name: 'Datenschutz' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeVisible();
    await expect(banner).toBeVisible();
    expect(await page.evaluate(() => globalThis.samePage)).toBe(true);

    await banner.getByRole('button', { name: 'Nur notwendige Cookies' }).click();
    await expect(banner).toBeHidden();
    await page.getByRole('link', { name: 'Startseite' }).click();
    await expect(page.getByText('Karte ausgeblendet')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Einmal laden' })).toBeVisible();
    await settings.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Alle akzeptieren' }).click();
    await expect(page.getByText('Karte eingeblendet')).toBeVisible();
    await expect(form).toBeVisible();

    await page.reload();
    await expect(page.getByText('Karte eingeblendet')).toBeVisible();
    await expect(banner).toBeHidden();
    await expect(form).toBeVisible();
    expect(await decision(page)).toBe('{"necessary":true,"functional":true,"marketing":true}');
    settle();
  });
}
