import type { Page } from '@playwright/test';
import { asSafari } from './asSafari';
import { expect, test } from './test';

test.use({ viewport: { width: 390, height: 800 } });

/** As before Chrome 114, Firefox 125 and Safari 17: neither scripts nor sheets know popovers, and none is hidden. */
async function withoutPopovers(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const sheet = (await response.text()).replace(/(?<!\\):popover-open/g, ':unknown');
    await route.fulfill({ response, body: `@layer browser{[popover]:not(dialog){display:block}}${sheet}` });
  });
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'] as const) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    // What throws on a selector that is unknown, as `matches` would.
    Reflect.defineProperty(Element.prototype, 'matches', {
      value(this: Element, selector: string) {
        return this.closest(selector.replace(':popover-open', ':unknown')) === this;
      },
    });
  });
}

for (const [path, panels] of [
  ['/menus', 2],
  ['/tips', 4],
] as const) {
  test(`without popovers nothing that is closed lies over ${path}, and nothing throws`, async ({ page }) => {
    await withoutPopovers(page);
    await page.goto(path);
    const closed = page.locator('[popover]');
    await expect(closed).toHaveCount(panels);
    for (const panel of await closed.all()) await expect(panel).toBeHidden();
    for (const button of await page.getByRole('button').all()) await button.focus();
    for (const panel of await closed.all()) await expect(panel).toBeHidden();
    // What a polyfill opens has a class of this name.
    const first = closed.first();
    await first.evaluate((element) => element.classList.add(':popover-open'));
    expect(await first.evaluate((element) => getComputedStyle(element).display)).not.toBe('none');
  });
}

test('without popovers the menu of narrow windows is a modal dialog all the same', async ({ page }) => {
  await withoutPopovers(page);
  await page.goto('/menus');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test('before Safari 26.2 links, and what looks like one, have their line', async ({ page }) => {
  await asSafari(page);
  for (const [path, selectors] of [
    ['/words', ['.ui-link', '.ui-breadcrumbs a', '.ui-button_link']],
    ['/tips', ['.ui-toggletip-term']],
  ] as const) {
    await page.goto(path);
    for (const selector of selectors) {
      await expect(page.locator(selector).first(), selector).toHaveCSS('text-decoration-line', 'underline');
    }
  }
  await page.goto('/words');
  await page.locator('.ui-disclosure-summary').hover();
  await expect(page.locator('.ui-disclosure-summary > :first-child')).toHaveCSS('text-decoration-line', 'underline');
});
