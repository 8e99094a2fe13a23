import { expect, test } from '@playwright/test';
import { watch } from '../../openPortal.mjs';
import { picturesOf } from '../../picturesOf.mjs';

export function checks(portal, site) {
  for (const order of ['before', 'after'])
    test(`our sheet ${order} Tailwind's: everything looks as without it, in light and dark`, async ({ page }) => {
      const origin = await site.open();
      const settle = await watch(page, origin);
      const wanted = await picturesOf(page, portal, `${origin}/own.html`);
      const seen = await picturesOf(page, portal, `${origin}/${order}.html`);
      expect(seen.styles).toEqual(wanted.styles);
      for (const theme of ['light', 'dark']) expect(seen[theme].equals(wanted[theme]), theme).toBe(true);
      settle();
    });

  test("Tailwind's utilities win over components", async ({ page }) => {
    const origin = await site.open();
    for (const order of ['before', 'after']) {
      await page.goto(`${origin}/${order}.html`);
      const button = page.getByRole('button', { name: 'Mit Klassen von Tailwind' });
      await expect(button).toHaveCSS('margin-top', '32px');
      await expect(button).toHaveCSS('border-radius', '0px');
    }
  });
}
