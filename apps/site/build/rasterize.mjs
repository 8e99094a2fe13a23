import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';

const { version: rendererVersion } = createRequire(import.meta.url)('@resvg/resvg-js/package.json');
const versions = [rendererVersion, sharp.versions.sharp];

/** Drawings have few colours: a palette loses nothing that an eye would see and a third of the bytes remains. */
const PALETTE = { palette: true, quality: 100, effort: 4, compressionLevel: 9, dither: 0 };

/**
 * Draws an SVG as PNG, or takes it from the cache if the same was drawn before.
 * @param {string} svg without text, so that no font of the machine gets into the picture
 * @param {object} options
 * @param {number} options.width in pixels; the height follows
 * @param {string} options.cache folder that outlives builds
 * @param {boolean} [options.palette] with 256 colours, for large pictures; off by default, because old readers of icons
 *   know full colour only
 * @returns {Promise<{ png: Buffer, hash: string }>} `hash` changes with the picture, eight hexadecimal digits
 */
export async function rasterize(svg, { width, cache, palette = false }) {
  const key = createHash('sha256')
    .update(JSON.stringify([versions, width, palette && PALETTE, svg]))
    .digest('hex');
  const hash = key.slice(0, 8);
  const file = join(cache, `${key}.png`);
  const known = await readFile(file).catch(() => null);
  if (known) return { png: known, hash };
  const image = await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } });
  const png = palette ? await sharp(image.asPng()).png(PALETTE).toBuffer() : image.asPng();
  await mkdir(cache, { recursive: true });
  // Two builds may share the cache: a file appears whole or not at all.
  const half = `${file}.${process.pid}`;
  await writeFile(half, png);
  await rename(half, file);
  return { png, hash };
}
