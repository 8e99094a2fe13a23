import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { readmeExamples } from '../../../../../tooling/readmeExamples.mjs';

const packageFolder = fileURLToPath(new URL('../../..', import.meta.url));
const inPackage = (path) => join(packageFolder, path);
const root = inPackage('tests/browser/fixture');

/** The examples of the README, as they stand there; in a folder of their own: the unit tests write theirs too. */
const README = '.cache/readme-browser';

/** What a page may fetch beside what is built for it. */
const PUBLIC = {
  // A built page has its style sheet before its script.
  'lead-widget.css': 'styles.css',
  // As another package would bring it.
  'copy/core.js': 'dist/core.js',
};

const OLDER_REACT = [
  { find: /^react-dom(?=\/|$)/, replacement: 'react-dom-18' },
  { find: /^react(?=\/|$)/, replacement: 'react-18' },
];

/** Writes what the builds of all versions have in common. */
export function prepare() {
  rmSync(inPackage('.cache/browser'), { recursive: true, force: true });
  for (const [path, from] of Object.entries(PUBLIC)) {
    const file = inPackage(`.cache/browser/public/${path}`);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, readFileSync(inPackage(from)));
  }
  mkdirSync(inPackage(README), { recursive: true });
  for (const { key, language, code } of readmeExamples(packageFolder)) {
    writeFileSync(inPackage(`${README}/${key.replace(/\W/g, '')}.${language}`), code);
  }
}

/**
 * Builds the fixture from the package's own dist with one major of React, whose development build checks more and
 * enters effects twice, and prerenders `hydrate.html`.
 * @param {string} version of React, `18` or `19`
 * @returns {Promise<string>} the folder to serve
 */
export async function buildFixture(version) {
  const outDir = inPackage(`.cache/browser/react-${version}`);
  const shared = {
    root,
    configFile: /** @type {const} */ (false),
    logLevel: /** @type {const} */ ('error'),
    publicDir: inPackage('.cache/browser/public'),
    plugins: [react()],
    resolve: { alias: version === '18' ? OLDER_REACT : [] },
    define: { 'process.env.NODE_ENV': '"development"' },
  };
  const pages = readdirSync(root).filter((name) => name.endsWith('.html'));
  await build({
    ...shared,
    build: {
      outDir,
      minify: false,
      modulePreload: false,
      rollupOptions: {
        input: Object.fromEntries([
          ...pages.map((name) => [name.replace('.html', ''), join(root, name)]),
          ...['React.tsx', 'Customelement.ts'].map((name) => [
            `readme/${name.replace(/\..*/, '')}`,
            inPackage(`${README}/${name}`),
          ]),
        ]),
        preserveEntrySignatures: /** @type {const} */ ('exports-only'),
        // Tests name the examples.
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const serverDir = join(outDir, 'server');
  await build({
    ...shared,
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      outDir: serverDir,
      ssr: join(root, 'prerender.tsx'),
      rollupOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  });
  const { prerender } = await import(pathToFileURL(join(serverDir, 'prerender.mjs')).href);
  const hydrated = join(outDir, 'hydrate.html');
  writeFileSync(hydrated, readFileSync(hydrated, 'utf8').replace('<!--app-->', prerender));
  return outDir;
}
