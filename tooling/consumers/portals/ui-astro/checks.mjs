import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { folderOf, run } from '../../installation.mjs';
import { watch } from '../../openPortal.mjs';
import { picturesOf } from '../../picturesOf.mjs';

const contrast = (portal, file) =>
  run(portal, 'checking its colours', ['npm', 'exec', '--offline', '--', 'sanierungsweg-ui', 'contrast', file]);

export function checks(portal, site) {
  test('components in Astro files look as those that React draws, in light and dark', async ({ page }) => {
    const origin = await site.open();
    const settle = await watch(page, origin);
    const wanted = await picturesOf(page, portal, `${origin}/own.html`);
    const seen = await picturesOf(page, portal, `${origin}/islands.html`);
    expect(wanted.styles.length).toBeGreaterThan(20);
    expect(seen.styles).toEqual(wanted.styles);
    for (const theme of ['light', 'dark']) expect(seen[theme].equals(wanted[theme]), theme).toBe(true);
    settle();
  });

  test('islands come to life', async ({ page }) => {
    const origin = await site.open();
    const settle = await watch(page, origin);
    await page.goto(`${origin}/islands.html`);
    const dialog = page.getByRole('dialog', { name: 'Anfrage verwerfen?' });
    await expect(async () => {
      await page.getByRole('button', { name: 'Verwerfen …' }).click();
      await expect(dialog).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('tab', { name: 'Erde' }).click();
    await expect(page.getByText('Aus der Erde.')).toBeVisible();
    await expect(page.getByRole('list').filter({ hasText: 'Fassade' }).getByRole('listitem')).toHaveCount(3);
    settle();
  });

  test('the command of the package says which colours cannot be read, and ends with 1', async () => {
    writeFileSync(
      join(folderOf(portal), 'pale.css'),
      ':root, [data-theme="light"] { --ui-color-cta: #f4e2d8; }\n[data-theme="dark"] { --ui-color-cta: #f4e2d8; }\n',
    );
    await expect(contrast(portal, 'pale.css')).rejects.toThrow(/pale\.css: light: .*--ui-color-cta.* needs 4\.5:1/);
    expect(await contrast(portal, 'src/brand.css')).toContain('pairs reach their contrast in light and dark');
  });
}
