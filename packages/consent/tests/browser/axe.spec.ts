import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { banner, dialog, expect, inBanner, settled, test } from './test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const states: Record<string, (page: Page, theme: string) => Promise<void>> = {
  'the banner': async (page, theme) => {
    await page.goto(`/?theme=${theme}`);
    await expect(banner(page)).toBeVisible();
  },
  'the dialog': async (page, theme) => {
    await page.goto(`/?theme=${theme}`);
    await inBanner(page, 'Einstellungen').click();
    await dialog(page).getByRole('switch', { name: 'Marketing' }).click();
  },
  'the settings, saved': async (page, theme) => {
    await page.goto(`/settings?theme=${theme}`);
    await page.getByRole('main').getByRole('button', { name: 'Alle akzeptieren' }).click();
    await expect(banner(page)).toHaveCount(0);
  },
  'the placeholder of an embed': async (page, theme) => {
    await page.goto(`/embeds?theme=${theme}`);
    await inBanner(page, 'Nur notwendige Cookies').click();
    await expect(banner(page)).toHaveCount(0);
  },
};

for (const [name, open] of Object.entries(states)) {
  for (const theme of ['light', 'dark']) {
    test(`${name} has no violations, ${theme}`, async ({ page }) => {
      await open(page, theme);
      // The fixture's own page has no dark theme.
      if (theme === 'dark') {
        await page.evaluate(() => document.documentElement.style.setProperty('background', '#0b191e'));
        await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'dark'));
      }
      await settled(page);
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  }
}

/** Pages with one look that do not say so, on a device that is set to the other. */
const PAGES = [
  { colorScheme: 'dark', page: 'light', background: '#fff', color: '#10232a' },
  { colorScheme: 'light', page: 'dark', background: '#0b191e', color: '#f5f3ee' },
] as const;

for (const [name, open] of Object.entries(states)) {
  for (const { colorScheme, page: look, ...colours } of PAGES) {
    test(`${name} can be read on a ${look} page, on a ${colorScheme} device`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, '');
      await page.evaluate((style) => Object.assign(document.documentElement.style, style), colours);
      await settled(page);
      const { violations } = await new AxeBuilder({ page }).include('.dpc').withRules('color-contrast').analyze();
      expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
    });
  }
}
