import type { Page } from '@playwright/test';
import { expect, hydrated, refuseConsent, routed, test } from './site';
import { ONE_OF_EACH } from './templates';

/** Where header and footer lead, and what they say of the current page. */
const frameOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(':is(header, footer) :is(a, button)')].map((element) =>
      [element.textContent, element.getAttribute('href'), element.getAttribute('aria-current')].join(' | '),
    ),
  );

test.beforeEach(({ page }) => refuseConsent(page));

// A menu that the page does not belong to leads to the energy advisers, too.
for (const route of [...ONE_OF_EACH, '/energieberater']) {
  test(`header and footer say of ${route} the same whether it was entered by a link or loaded`, async ({ page }) => {
    await page.goto(route);
    await hydrated(page);
    const loaded = await frameOf(page);
    expect(loaded.length).toBeGreaterThan(50);
    const title = await page.title();
    for (const from of ['/datenschutz', '/handwerkersuche']) {
      await page.goto(from);
      await routed(page);
      await page.evaluate((to) => {
        const link = Object.assign(document.createElement('a'), { href: to });
        document.querySelector('main')?.append(link);
        link.click();
        link.remove();
      }, route);
      // What is not there has the title of the page before.
      await expect(page).toHaveURL(({ pathname }) => pathname === route);
      await expect(page).toHaveTitle(title);
      await hydrated(page);
      expect(await frameOf(page), `from ${from}`).toEqual(loaded);
    }
  });
}
