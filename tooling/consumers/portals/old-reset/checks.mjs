import { expect, test } from '@playwright/test';
import { watch } from '../../openPortal.mjs';
import { picturesOf } from '../../picturesOf.mjs';

const WAYS = { reset: 'under an old reset outside layers', entries: 'with a style sheet per component and no reset' };

export function checks(portal, site) {
  for (const [name, way] of Object.entries(WAYS))
    test(`everything looks as ever ${way}, in light and dark`, async ({ page }) => {
      const origin = await site.open();
      const settle = await watch(page, origin);
      const wanted = await picturesOf(page, portal, `${origin}/own.html`);
      const seen = await picturesOf(page, portal, `${origin}/${name}.html`);
      expect(seen.styles).toEqual(wanted.styles);
      for (const theme of ['light', 'dark']) expect(seen[theme].equals(wanted[theme]), theme).toBe(true);
      settle();
    });
}
