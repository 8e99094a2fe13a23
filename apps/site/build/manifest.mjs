import { palettes } from '@sanierungsweg/ui/tokens';
import { MANIFEST_ICONS } from './icons.mjs';

/**
 * The web app manifest: what a home screen says and shows. The site stays in the browser, because readers compare
 * pages, open links beside each other and share addresses.
 * @param {string} name of the site
 * @see https://www.w3.org/TR/appmanifest/
 */
export function manifestText(name) {
  const { light } = palettes;
  const manifest = {
    id: '/',
    name,
    short_name: name,
    lang: 'de',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: light['color-surface'],
    theme_color: light['color-surface-sun'],
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      ...MANIFEST_ICONS.map(({ file, size, purpose }) => ({
        src: `/${file}`,
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose,
      })),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
