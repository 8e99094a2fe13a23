import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const ENTRY = 'src/entry-client.ts';

/** Fonts that text needs on first view. */
const PRELOADED_FONTS = ['familjen-grotesk-de', 'figtree-de'];

/**
 * Tags of the build's assets: fonts preloaded, the one style sheet inlined, the script at low priority.
 * @param {string} dist the build's folder
 * @param {Record<string, { file: string, css?: string[], src?: string }>} manifest of Vite
 * @returns {Promise<{ tags: string, css: string }>} `css` is what the content security policy needs a hash of
 */
export async function assetTags(dist, manifest) {
  const sheets = Object.values(manifest).filter(({ file }) => file.endsWith('.css'));
  const css = (await Promise.all(sheets.map(({ file }) => readFile(join(dist, file), 'utf8')))).join('').trim();
  await Promise.all(sheets.map(({ file }) => rm(join(dist, file))));
  const fonts = PRELOADED_FONTS.map((name) => {
    const font = Object.values(manifest).find(({ file }) => file.includes(name) && file.endsWith('.woff2'));
    if (!font) throw new Error(`prerender: The font ${name} is not part of the build. Import it in src/styles.`);
    return `<link rel="preload" href="/${font.file}" as="font" type="font/woff2" crossorigin>`;
  });
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`prerender: ${ENTRY} is not part of the build.`);
  const tags = [
    ...fonts,
    `<style>${css}</style>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<script type="module" src="/${entry.file}" fetchpriority="low"></script>`,
  ];
  return { tags: tags.join('\n'), css };
}
