import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { folderOf } from '../installation.mjs';
import { backgrounds, decision, parts, watch } from '../openPortal.mjs';

/** A portal that is a page with banner, lead form and, where it installs `ui`, a button. */
export function checkPage(portal, site) {
  const { reacts = 1 } = portal;

  test('shows the banner, stores the choice and keeps it after a reload', async ({ page }) => {
    const origin = await site.open();
    const settle = await watch(page, origin);
    const { banner, accept, reject, settings, form } = parts(page);
    await page.goto(origin);
    await expect(banner).toBeVisible();
    expect(await decision(page)).toBe(null);
    await page.screenshot({ path: join(folderOf(portal), 'banner.png') });
    await reject.click();
    await expect(banner).toBeHidden();
    expect(await decision(page)).toBe('{"necessary":true,"functional":false,"marketing":false}');
    await page.reload();
    await settings.click();
    if (reacts) await page.getByRole('dialog').getByRole('button', { name: 'Alle akzeptieren' }).click();
    else await accept.click();
    await expect(form).toBeVisible();
    await page.reload();
    await expect(form).toBeVisible();
    await expect(banner).toBeHidden();
    expect(await decision(page)).toBe('{"necessary":true,"functional":true,"marketing":true}');
    settle();
  });

  test('renders the lead form from the sandbox hub, after consent, and it answers', async ({ page }) => {
    const origin = await site.open();
    const settle = await watch(page, origin);
    const hubs = [];
    page.on('request', (request) => request.url().includes('hub.js') && hubs.push(request.url()));
    const { accept, form } = parts(page);
    await page.goto(origin);
    await expect(accept).toBeVisible();
    expect(hubs).toEqual([]);
    await accept.click();
    await expect(form).toBeVisible();
    expect(hubs).toHaveLength(1);
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page.getByText('Schritt 2 von 6')).toBeVisible();
    expect(await page.evaluate(() => globalThis.__renderers)).toHaveLength(reacts);
    await page.screenshot({ path: join(folderOf(portal), 'form.png'), fullPage: true });
    settle();
  });

  if (!portal.packages.includes('ui')) return;
  test('draws the button and its icon by the tokens, in light and dark', async ({ page }) => {
    const origin = await site.open();
    const settle = await watch(page, origin);
    const { callToAction } = parts(page);
    await page.goto(origin);
    const seen = [];
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      const { button, token, height } = await backgrounds(callToAction, '--ui-color-cta');
      expect(button).toBe(token);
      expect(height).toBeGreaterThanOrEqual(44);
      seen.push(button);
    }
    expect(seen[0]).not.toBe(seen[1]);
    const icon = await callToAction.locator('use').evaluate(async (use) => {
      const [file, id] = use.getAttribute('href').split('#');
      return (await (await fetch(file)).text()).includes(`id="${id}"`);
    });
    expect(icon).toBe(true);
    settle();
  });
}
