import type { Page } from '@playwright/test';
import { asSafari } from './asSafari';
import { expect, focused, test } from './test';

const trigger = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const services = (page: Page) => page.locator('#services');
const prices = (page: Page) => page.locator('#prices');

test.describe('skip link', () => {
  test('comes first, shows itself, and leads into the content below the sticky header', async ({ page }) => {
    await page.goto('/menus');
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Skip to content' });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Home' })).toBeFocused();
    const header = (await page.getByRole('banner').boundingBox())!;
    const target = (await focused(page).boundingBox())!;
    expect(target.y).toBeGreaterThanOrEqual(header.y + header.height);
  });
});

test.describe('navigation menu', () => {
  for (const key of ['Enter', 'Space']) {
    test(`opens and closes with ${key} and tells its state`, async ({ page }) => {
      await page.goto('/menus');
      await trigger(page, 'Services').focus();
      await expect(trigger(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press(key);
      await expect(services(page)).toBeVisible();
      await expect(trigger(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press(key);
      await expect(services(page)).toBeHidden();
      await expect(trigger(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
    });
  }

  test('goes on from the button into the panel with Tab, Escape returns to the button', async ({ page }) => {
    await page.goto('/menus');
    await trigger(page, 'Services').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Service One' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(services(page)).toBeHidden();
    await expect(trigger(page, 'Services')).toBeFocused();
  });

  test('closes when focus leaves it', async ({ page }) => {
    await page.goto('/menus');
    await trigger(page, 'Services').focus();
    await page.keyboard.press('Enter');
    for (let step = 0; step < 4; step++) await page.keyboard.press('Tab');
    await expect(trigger(page, 'Prices')).toBeFocused();
    await expect(services(page)).toBeHidden();
  });

  test('closes when another opens, and on a click outside', async ({ page }) => {
    await page.goto('/menus');
    await trigger(page, 'Services').click();
    await trigger(page, 'Prices').click();
    await expect(services(page)).toBeHidden();
    await expect(prices(page)).toBeVisible();
    await page.getByRole('heading', { name: 'Windows' }).click();
    await expect(prices(page)).toBeHidden();
  });

  test('closes when a link is chosen, and marks the current page and its menu', async ({ page }) => {
    await page.goto('/menus');
    await expect(trigger(page, 'Services')).toHaveAttribute('aria-current', 'true');
    await expect(trigger(page, 'Prices')).not.toHaveAttribute('aria-current');
    await trigger(page, 'Services').click();
    await expect(page.getByRole('link', { name: 'Service Two' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: 'Service Two' }).click();
    await expect(services(page)).toBeHidden();
    await expect(page).toHaveURL(/#service-two$/);
  });

  test('stands below its button, flush with the side it is aligned to', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/menus');
    for (const [name, panel] of [['Services', services(page)] as const, ['Prices', prices(page)] as const]) {
      await trigger(page, name).click();
      const button = (await trigger(page, name).boundingBox())!;
      const box = (await panel.boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(button.y + button.height);
      expect(box.y).toBeLessThan(button.y + button.height + 20);
      // “Prices” asks for its end, but there is no room to the left of it: it flips.
      expect(box.x).toBeCloseTo(button.x, 0);
      await page.keyboard.press('Escape');
    }
  });

  test('learns the state of a menu opened before hydration', async ({ page }) => {
    await page.goto('/menus?wait');
    await trigger(page, 'Services').click();
    await expect(services(page)).toBeVisible();
    await page.evaluate(() => window.hydrate());
    await expect(trigger(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
    await expect(services(page)).toBeVisible();
  });
});

test.describe('without anchor positioning', () => {
  test('the panel still stands below its button', async ({ page }) => {
    await page.addInitScript(() => {
      const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'style');
      Object.defineProperty(HTMLElement.prototype, 'style', {
        get(this: HTMLElement) {
          const style: CSSStyleDeclaration = own?.get?.call(this);
          return new Proxy(style, {
            has: (target, name) => name !== 'positionArea' && name in target,
            get: (target, name) => {
              const value: unknown = Reflect.get(target, name);
              return typeof value === 'function' ? value.bind(target) : value;
            },
            set: (target, name, value) => Reflect.set(target, name, value),
          });
        },
      });
    });
    await page.goto('/menus');
    // What the sheet says inside @supports is taken back, as in a browser that does not know it.
    await page.evaluate(() => {
      for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
        menu.style.setProperty('position-area', 'none');
      }
    });
    await trigger(page, 'Prices').click();
    const button = (await trigger(page, 'Prices').boundingBox())!;
    await expect(prices(page)).toBeVisible();
    const box = (await prices(page).boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(button.y + button.height);
    expect(box.x).toBeGreaterThanOrEqual(16);
  });
});

test('a panel stays below its button in Safari, which moves it up by as much as the page is scrolled', async ({
  page,
}) => {
  await asSafari(page);
  await page.goto('/menus');
  await trigger(page, 'Prices').click();
  await expect(prices(page)).toHaveCSS('align-self', 'unsafe start');
});

test.describe('without React', () => {
  test('menus that a server has drawn tell their state and close when focus leaves or a link is chosen', async ({
    page,
  }) => {
    await page.goto('/menus?wait');
    await trigger(page, 'Prices').click();
    await page.evaluate(() => window.attach());
    await expect(trigger(page, 'Prices')).toHaveAttribute('aria-expanded', 'true');
    await expect(trigger(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
    await trigger(page, 'Services').focus();
    await page.keyboard.press('Enter');
    await expect(prices(page)).toBeHidden();
    for (let step = 0; step < 4; step++) await page.keyboard.press('Tab');
    await expect(trigger(page, 'Prices')).toBeFocused();
    await expect(services(page)).toBeHidden();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Price One' }).click();
    await expect(prices(page)).toBeHidden();
    await expect(trigger(page, 'Prices')).toHaveAttribute('aria-expanded', 'false');
  });

  test('the mobile menu is modal, open already or not, and gives the focus back', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/menus?wait');
    const burger = page.getByRole('button', { name: 'Open menu' });
    const panel = page.locator('#menu');
    await burger.click();
    await page.evaluate(() => window.attach());
    await expect(panel).toBeVisible();
    expect(await panel.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(burger).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(panel).toBeHidden();
    await expect(burger).toHaveAttribute('aria-expanded', 'false');
  });

  test('what is no menu is told in plain words', async ({ page }) => {
    await page.goto('/menus?wait');
    await page.evaluate(() => document.querySelector('#menu')?.previousElementSibling?.remove());
    await expect(page.evaluate(() => window.attach())).rejects.toThrow('ui: attachMobileMenu finds no button');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('menus open and close each other', async ({ page }) => {
    await page.goto('/menus');
    await trigger(page, 'Services').click();
    await expect(page.getByRole('link', { name: 'Service One' })).toBeVisible();
    await trigger(page, 'Prices').click();
    await expect(page.getByRole('link', { name: 'Service One' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Price One' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Price One' })).toBeHidden();
  });

  test('the mobile menu opens, its groups open, and it closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/menus');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('link', { name: 'Mobile price One' })).toBeVisible();
    await page.getByText('Services').last().click();
    await expect(page.getByRole('link', { name: 'Mobile service One' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Mobile price One' })).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.getByRole('link', { name: 'Mobile price One' })).toBeHidden();
  });
});
