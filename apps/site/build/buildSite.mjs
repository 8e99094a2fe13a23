// Browser bundle, prerender bundle, then every page and host file; whole, they take the place of dist/.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { siteFolders } from '../server/folders.mjs';
import { assetTags } from './assets.mjs';
import { beginCompiling } from './compilerSays.mjs';
import { compressAll } from './compress.mjs';
import { buildConstants } from './constants.mjs';
import { documentMarkup, HEAD_SCRIPT } from './document.mjs';
import { firstScript } from './firstScript.mjs';
import { hostFiles } from './hostFiles.mjs';
import { iconFiles, MANIFEST_TAG } from './icons.mjs';
import { checkLedger } from './ledger.mjs';
import { checkLinks } from './links.mjs';
import { manifestText } from './manifest.mjs';
import { sharingPictures } from './sharing/sharingPictures.mjs';
import { robotsTxt, sitemapXml } from './sitemap.mjs';
import { madeIn, openWorkshop, takePlace } from './takePlace.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
// `node build/build.mjs asking` builds into dist-asking/ and deploy-asking/, beside the site that is published.
const place = siteFolders(process.argv[2]);

const fileOf = (path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** @param {unknown} value @returns {string} a short name for what it holds */
const hashOf = (value) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8);

process.chdir(root);
// Before the ledger's server, which would make this a development build with React's own checks in it.
process.env.NODE_ENV = 'production';
// A build for tests is made of what the one beside it is made of.
const whole = process.env.SITE_STAGE === 'production';
const sourcesHold = process.argv[2] === undefined ? beginCompiling(root, { whole }) : undefined;
// Vite asks for them again, but says first that its own configuration cannot be loaded.
await buildConstants(root);
await sourcesHold?.();
await checkLedger();

const workshop = await openWorkshop(join(root, '.cache'), basename(place.dist));
const { dist, deploy } = madeIn(workshop);
const bundle = join(workshop, 'prerender');

/** @param {string} file below dist @param {string | Uint8Array} content */
async function emit(file, content) {
  const path = join(dist, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

console.log('Browser bundle …');
await build({ logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
console.log('Prerender bundle …');
await build({
  logLevel: 'warn',
  build: {
    ssr: 'src/page/renderPages.tsx',
    outDir: bundle,
    emptyOutDir: true,
    manifest: false,
    copyPublicDir: false,
    rollupOptions: { input: 'src/page/renderPages.tsx' },
  },
});

const {
  contentPath,
  dataFiles,
  documentHead,
  drawingsById,
  dressedNames,
  iconLicence,
  islandNames,
  moved,
  providers,
  renderPages,
  renderedDrawings,
  rules,
  SITE_NAME,
  SITE_ORIGIN,
  siteSearch,
  toolNames,
} = await import(pathToFileURL(join(bundle, 'renderPages.js')).href);
const pages = await renderPages();
checkLinks(pages);
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
// Content belongs to the build that it was drawn with: its class names, its drawings, its islands.
const version = hashOf([pages, manifest]);
const search = siteSearch(pages);
const searchPath = `/suche/${hashOf(search)}.json`;
const cache = join(root, '.cache/pictures');
const icon = await readFile(join(root, 'public/favicon.svg'), 'utf8');
const script = await firstScript();
const { tagsFor, sheetsFor, inlined } = await assetTags(dist, manifest, {
  script,
  version,
  search: searchPath,
  islandNames,
  toolNames,
  dressedNames,
  markup: [...pages.map((page) => page.markup), ...[...renderedDrawings()].map(([, svg]) => svg)],
});
const pictures = await sharingPictures(
  pages.filter((page) => page.picture),
  { drawings: drawingsById(), icon, siteName: SITE_NAME, cache },
);
for (const { path, png } of pictures.values()) await emit(path.slice(1), png);
for (const page of pages) {
  const ownHead = documentHead(page, pictures.get(page.path));
  const head = page.path === '/' ? `${ownHead}\n${MANIFEST_TAG}` : ownHead;
  const sheets = sheetsFor(page.content.html);
  await emit(fileOf(page.path), documentMarkup({ head, assets: tagsFor(page.content.html), markup: page.markup }));
  await emit(
    contentPath(version, page.path).slice(1),
    JSON.stringify({ ...page.content, ...(sheets.length > 0 ? { sheets } : {}) }),
  );
}
for (const [path, svg] of renderedDrawings()) await emit(path.slice(1), svg);
for (const [file, content] of await iconFiles(icon, cache)) await emit(file, content);
for (const [path, content] of await dataFiles()) await emit(path.slice(1), content);
await emit(searchPath.slice(1), JSON.stringify(search));
await emit('icons/LICENSE.txt', `${iconLicence}\n`);
await emit('site.webmanifest', manifestText(SITE_NAME));
await emit('sitemap.xml', sitemapXml(SITE_ORIGIN, pages));
await emit('robots.txt', robotsTxt(SITE_ORIGIN));
if (rules) await emit(rules.path.slice(1), rules.content);
await rm(join(dist, '.vite'), { recursive: true });
await hostFiles({
  deploy,
  dist,
  scripts: [HEAD_SCRIPT, script],
  inlined,
  providers,
  paths: pages.map((page) => page.path),
  moved,
  rules,
});
await compressAll(dist);
await takePlace(workshop, place);
const { length } = await readdir(place.dist);
console.log(`${pages.length} pages in ${length} files and folders of ${basename(place.dist)}/.`);
