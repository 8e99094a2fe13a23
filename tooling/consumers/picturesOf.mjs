import { join } from 'node:path';
import { folderOf } from './installation.mjs';

const PROPERTIES = ['background-color', 'color', 'border-top-width', 'padding-left', 'box-sizing', 'font-family'];

/**
 * The place `#sample` of a page as a picture in each theme, kept in the portal's folder, and beside it what its elements
 * are made of: that says in words where two pictures differ.
 * @param {import('@playwright/test').Page} page
 * @param {import('./portal.mjs').NamedPortal} portal
 * @param {string} address
 */
export async function picturesOf(page, portal, address) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  const sample = page.locator('#sample');
  const styles = await sample.evaluate(
    (place, properties) =>
      [...place.querySelectorAll('[class^="ui-"]')].map((element) => {
        const style = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        const size = `${Math.round(width)}x${Math.round(height)}`;
        return [element.getAttribute('class'), size, ...properties.map((name) => style.getPropertyValue(name))].join(
          ' | ',
        );
      }),
    PROPERTIES,
  );
  const pictures = {};
  const name = new URL(address).pathname.slice(1, -'.html'.length);
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
    // Colours glide from theme to theme; a picture in between is nobody's look.
    const path = join(folderOf(portal), `${name}-${theme}.png`);
    pictures[theme] = await sample.screenshot({ path, animations: 'disabled' });
  }
  return { styles, light: pictures.light, dark: pictures.dark };
}
