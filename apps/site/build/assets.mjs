import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ICON_TAGS } from './icons.mjs';

const ENTRY = 'src/browser/entry.ts';
const APPLICATION = 'src/browser/boot.tsx';

/** @typedef {{ file: string, imports?: string[], css?: string[] }} ManifestChunk */

/** @param {Record<string, ManifestChunk>} manifest @param {string} key */
function chunkOf(manifest, key) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`build: ${key} is not part of the build.`);
  return chunk;
}

/** Files of a chunk and all that it imports. */
function withImports(manifest, key, seen = new Set()) {
  if (seen.has(key)) return [];
  seen.add(key);
  const { file, imports = [] } = chunkOf(manifest, key);
  return [file, ...imports.flatMap((name) => withImports(manifest, name, seen))];
}

/** Fonts that text needs on first view. */
const PRELOADED_FONTS = ['familjen-grotesk-de', 'figtree-de'];

/**
 * Tags of the build's assets: fonts preloaded, the one style sheet inlined, the script at low priority.
 * @param {string} dist the build's folder
 * @param {Record<string, ManifestChunk>} manifest of Vite
 * @param {{ version: string, search: string }} names version of the content, see page/renderPages.tsx, and address of the search file
 * @returns {Promise<{ tags: string, css: string }>} `css` is what the content security policy needs a hash of
 */
export async function assetTags(dist, manifest, { version, search }) {
  const sheets = Object.values(manifest).filter(({ file }) => file.endsWith('.css'));
  const css = (await Promise.all(sheets.map(({ file }) => readFile(join(dist, file), 'utf8')))).join('').trim();
  await Promise.all(sheets.map(({ file }) => rm(join(dist, file))));
  const fonts = PRELOADED_FONTS.map((name) => {
    const font = Object.values(manifest).find(({ file }) => file.includes(name) && file.endsWith('.woff2'));
    if (!font) throw new Error(`build: The font ${name} is not part of the build. Import it in src/styles.`);
    return `<link rel="preload" href="/${font.file}" as="font" type="font/woff2" crossorigin>`;
  });
  const entry = chunkOf(manifest, ENTRY);
  const files = withImports(manifest, APPLICATION).filter((file) => file !== entry.file);
  const tags = [
    ...fonts,
    `<style>${css}</style>`,
    ICON_TAGS,
    `<script type="module" src="/${entry.file}" fetchpriority="low" data-version="${version}" data-search="${search}" data-chunks="${files.map((file) => `/${file}`).join(' ')}"></script>`,
  ].join('\n');
  return { tags, css };
}
