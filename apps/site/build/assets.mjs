import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ICON_TAGS } from './icons.mjs';
import { withoutUnnamedClasses } from './unnamedClasses.mjs';
import { withoutUnreadTokens } from './unreadTokens.mjs';

const BOOT = 'src/browser/boot.ts';
/** What shows other pages without a load, with React and the router: fetched with the first intent on a link. */
const APPLICATION = 'src/browser/application.tsx';

/** What lets React take over tools: fetched at once, but only by pages that hold one. */
const TOOLS = 'src/islands/awaitTool.ts';

/** What all tools import: the browser fetches it beside them, see src/islands/hydrateTool.ts. */
function ofEveryTool(manifest, names) {
  const [first = [], ...others] = names.map((name) => withImports(manifest, islandModule(manifest, name)));
  const ofPage = withImports(manifest, BOOT);
  return first.filter((file) => !ofPage.includes(file) && others.every((files) => files.includes(file)));
}

/** @typedef {{ file: string, imports?: string[], dynamicImports?: string[], css?: string[] }} ManifestChunk */

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

/** Style sheets of an island: those of all that it imports, at once or later, because its page shows it whole. */
function stylesOfIsland(manifest, key) {
  const { dynamicImports = [] } = chunkOf(manifest, key);
  const shared = stylesWithImports(manifest, key);
  return [...shared, ...dynamicImports.flatMap((name) => stylesWithImports(manifest, name))];
}

/** Islands have a folder of their name, with a component of their name in it, or what makes a place work without React. */
function islandModule(manifest, name) {
  const capital = `${name[0].toUpperCase()}${name.slice(1)}`;
  const modules = [`src/islands/${name}/adopt${capital}.ts`, `src/islands/${name}/${capital}.tsx`];
  return modules.find((key) => Object.hasOwn(manifest, key)) ?? modules[1];
}

/** The modules of those islands that the content of a page holds. */
function islandModules(manifest, markup, names) {
  return names.filter((name) => markup.includes(` data-island="${name}"`)).map((name) => islandModule(manifest, name));
}

/** What tools need where one stands in a page. */
function toolModules(manifest, markup, names) {
  return islandModules(manifest, markup, names).length > 0 ? [TOOLS] : [];
}

/** What the settings of the consent need where they stand in a page; elsewhere it comes with their dialog. */
function settingsModules(manifest, markup) {
  if (!markup.includes('<consent-settings')) return [];
  const key = Object.keys(manifest).find((name) => name.endsWith('/consent/dist/settings.js'));
  if (!key) throw new Error('build: The settings of packages/consent are not part of the build.');
  return [key];
}

/** Fonts that text needs on first view. */
const PRELOADED_FONTS = ['familjen-grotesk-de', 'figtree-de'];

/**
 * Tags of the build's assets: fonts preloaded, style sheets and first script inlined. One sheet dresses every
 * page; tools, the planner and checklists have others, which only their pages hold, so that nobody else pays for them;
 * those of other islands are linked.
 * @param {string} dist the build's folder
 * @param {Record<string, ManifestChunk>} manifest of Vite
 * @param {{ script: string, version: string, search: string, islandNames: readonly string[], toolNames: readonly string[], dressedNames: readonly string[], markup: readonly string[] }} parts
 *   first script, version of the content, address of the search file, islands whose code is fetched at once, tools,
 *   islands that bring a sheet into their pages, see page/renderPages.tsx, and all that is drawn at build time
 * @returns {Promise<{ tagsFor: (markup: string) => string, sheetsFor: (markup: string) => string[], inlined: string[] }>}
 *   `tagsFor` takes the content of a page, whose islands' code is fetched beside that of every page; `sheetsFor` names
 *   the sheets that it needs beside the one of every page; the content security policy needs hashes of `inlined`
 */
export async function assetTags(
  dist,
  manifest,
  { script, version, search, islandNames, toolNames, dressedNames, markup },
) {
  const sheets = [...new Set(stylesWithImports(manifest, BOOT))];
  const whole = (await Promise.all(sheets.map((file) => readFile(join(dist, file), 'utf8')))).join('').trim();
  await Promise.all(sheets.map((file) => rm(join(dist, file))));
  const others = (await readdir(join(dist, 'assets'))).filter((file) => /\.(?:css|js)$/.test(file));
  const code = await Promise.all(others.map((file) => readFile(join(dist, 'assets', file), 'utf8')));
  const scripts = code.filter((_text, index) => others[index].endsWith('.js'));
  const worn = withoutUnnamedClasses(whole, [...markup, script, ...scripts]);
  const css = withoutUnreadTokens(worn, [...markup, script, ...code]);
  const sheetsOf = (modules) => [
    ...new Set(modules.flatMap((key) => stylesOfIsland(manifest, key)).filter((file) => !sheets.includes(file))),
  ];
  /** @type {Map<string, string>} */
  const dressCss = new Map();
  for (const file of sheetsOf(dressedNames.map((name) => islandModule(manifest, name)))) {
    dressCss.set(`/${file}`, (await readFile(join(dist, file), 'utf8')).trim());
  }
  const dressSheets = (markup) => sheetsOf(islandModules(manifest, markup, dressedNames)).map((file) => `/${file}`);
  /** What a page needs at once beside that of every page. */
  const modulesOf = (markup) => [
    ...islandModules(manifest, markup, islandNames),
    ...toolModules(manifest, markup, toolNames),
    ...settingsModules(manifest, markup),
  ];
  const islandSheets = (markup) => {
    const own = modulesOf(markup).flatMap((key) => stylesWithImports(manifest, key));
    return [...new Set(own)].filter((file) => !sheets.includes(file)).map((file) => `/${file}`);
  };
  const sheetsFor = (markup) => [...islandSheets(markup), ...dressSheets(markup)];
  const fonts = PRELOADED_FONTS.map((name) => {
    const font = Object.values(manifest).find(({ file }) => file.includes(name) && file.endsWith('.woff2'));
    if (!font) throw new Error(`build: The font ${name} is not part of the build. Import it in src/styles.`);
    return `<link rel="preload" href="/${font.file}" as="font" type="font/woff2" crossorigin>`;
  });
  const tools = ofEveryTool(manifest, toolNames)
    .map((file) => `/${file}`)
    .join(' ');
  const tagsFor = (markup) => {
    const modules = [BOOT, ...modulesOf(markup)];
    const seen = new Set();
    /** Addresses of those chunks that no other list names. */
    const chunksOf = (keys) =>
      keys
        .flatMap((key) => withImports(manifest, key, seen))
        .map((file) => `/${file}`)
        .join(' ');
    const chunks = chunksOf(modules);
    const application = chunksOf([APPLICATION]);
    return [
      ...fonts,
      `<style>${css}</style>`,
      ...dressSheets(markup).map((href) => `<style data-sheet="${href}">${dressCss.get(href)}</style>`),
      ICON_TAGS,
      ...islandSheets(markup).map((href) => `<link rel="stylesheet" href="${href}">`),
      `<script type="module" data-version="${version}" data-search="${search}" data-chunks="${chunks}" data-application="${application}" data-tools="${tools}">${script}</script>`,
    ].join('\n');
  };
  return { tagsFor, sheetsFor, inlined: [css, ...dressCss.values()] };
}
