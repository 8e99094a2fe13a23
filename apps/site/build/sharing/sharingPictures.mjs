import { createRequire } from 'node:module';
import { rasterize } from '../rasterize.mjs';
import { PICTURE_SIZE, pictureMarkup } from './picture.mjs';
import { loadTypeface } from './typeface.mjs';

const require = createRequire(import.meta.url);

/** The folder of the site that the pictures are served from; the table of headers knows it. */
const FOLDER = '/sharing/';

/** What the page lays behind a drawing by day, by the drawing's id (page/templates/Home/HomeHero.tsx). */
const BEHIND = { house: 'houseDay' };

const fontFile = (name) => require.resolve(`@sanierungsweg/ui/fonts/${name}.woff2`);

/**
 * A picture for links to a page that messengers and networks show.
 * @typedef {object} SharingPicture
 * @property {string} path URL path; its hash changes with the picture
 * @property {Buffer} png
 * @property {string} type
 * @property {number} width
 * @property {number} height
 * @property {string} alt
 */

/**
 * Draws the picture of every page.
 * @param {{ path: string, picture: import('./picture.mjs').PictureContent & { alt: string } }[]} pages
 * @param {object} parts
 * @param {ReadonlyMap<string, string>} parts.drawings SVG files by id
 * @param {string} parts.icon SVG file of the site's icon
 * @param {string} parts.siteName
 * @param {string} parts.cache folder that outlives builds
 * @returns {Promise<Map<string, SharingPicture>>} by path of the page
 */
export async function sharingPictures(pages, { drawings, icon, siteName, cache }) {
  const typefaces = {
    head: await loadTypeface(fontFile('familjen-grotesk-de'), 700),
    body: await loadTypeface(fontFile('figtree-de'), 600),
  };
  const logo = icon.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  const drawn = pages.map(async ({ path, picture }) => {
    const { id } = picture.art;
    const layers = [BEHIND[id], id].filter(Boolean).map((layer) => {
      const drawing = drawings.get(layer);
      if (!drawing) throw new Error(`prerender: ${path} shows the drawing ${layer}, which does not exist.`);
      return drawing;
    });
    const svg = pictureMarkup(picture, { typefaces, layers, logo, siteName });
    const { png, hash } = await rasterize(svg, { width: PICTURE_SIZE.width, cache, palette: true });
    const name = path === '/' ? 'startseite' : path.slice(1);
    return /** @type {const} */ ([
      path,
      { path: `${FOLDER}${name}-${hash}.png`, png, type: 'image/png', alt: picture.alt, ...PICTURE_SIZE },
    ]);
  });
  return new Map(await Promise.all(drawn));
}
