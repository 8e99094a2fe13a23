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

/** Style sheets of a chunk and all that it imports, those of its imports first. */
function stylesWithImports(manifest, key, seen = new Set()) {
  if (seen.has(key)) return [];
  seen.add(key);
  const { css = [], imports = [] } = chunkOf(manifest, key);
  return [...imports.flatMap((name) => stylesWithImports(manifest, name, seen)), ...css];
}

/** Islands have a folder of their name, with a component of their name in it. */
function islandModule(name) {
  return `src/islands/${name}/${name[0].toUpperCase()}${name.slice(1)}.tsx`;
}

/** The modules of the islands that the content of a page holds. */
function islandModules(markup, islandNames) {
  return islandNames.filter((name) => markup.includes(` data-island="${name}"`)).map(islandModule);
}

/** Fonts that text needs on first view. */
const PRELOADED_FONTS = ['familjen-grotesk-de', 'figtree-de'];

/**
 * Tags of the build's assets: fonts preloaded, the one style sheet inlined, those of the page's islands linked, the
 * script at low priority.
 * @param {string} dist the build's folder
 * @param {Record<string, ManifestChunk>} manifest of Vite
 * @param {{ version: string, search: string, islandNames: readonly string[] }} names version of the content, see
 *   page/renderPages.tsx, address of the search file, islands whose code is fetched at once
 * @returns {Promise<{ tagsFor: (markup: string) => string, sheetsFor: (markup: string) => string[], css: string }>}
 *   `tagsFor` takes the content of a page, whose islands' code is fetched beside that of every page; `sheetsFor` gives
 *   the addresses of their style sheets; `css` is what the content security policy needs a hash of
 */
export async function assetTags(dist, manifest, { version, search, islandNames }) {
  const sheets = [...new Set(stylesWithImports(manifest, APPLICATION))];
  const css = (await Promise.all(sheets.map((file) => readFile(join(dist, file), 'utf8')))).join('').trim();
  await Promise.all(sheets.map((file) => rm(join(dist, file))));
  const fonts = PRELOADED_FONTS.map((name) => {
    const font = Object.values(manifest).find(({ file }) => file.includes(name) && file.endsWith('.woff2'));
    if (!font) throw new Error(`build: The font ${name} is not part of the build. Import it in src/styles.`);
    return `<link rel="preload" href="/${font.file}" as="font" type="font/woff2" crossorigin>`;
  });
  const entry = chunkOf(manifest, ENTRY);
  const start = [...fonts, `<style>${css}</style>`, ICON_TAGS].join('\n');
  const sheetsFor = (markup) => {
    const own = islandModules(markup, islandNames).flatMap((key) => stylesWithImports(manifest, key));
    return [...new Set(own)].filter((file) => !sheets.includes(file)).map((file) => `/${file}`);
  };
  const tagsFor = (markup) => {
    const modules = [APPLICATION, ...islandModules(markup, islandNames)];
    const seen = new Set();
    const files = modules.flatMap((key) => withImports(manifest, key, seen)).filter((file) => file !== entry.file);
    const chunks = files.map((file) => `/${file}`).join(' ');
    const links = sheetsFor(markup).map((href) => `<link rel="stylesheet" href="${href}">\n`);
    return `${start}\n${links.join('')}<script type="module" src="/${entry.file}" fetchpriority="low" data-version="${version}" data-search="${search}" data-chunks="${chunks}"></script>`;
  };
  return { tagsFor, sheetsFor, css };
}
