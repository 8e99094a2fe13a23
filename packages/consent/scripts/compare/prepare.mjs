import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const npm = (args, cwd) => execFileSync('npm', args, { cwd, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' });

/** Installs everybody, this package's own tarball included, into a temporary folder. @returns the folder */
export function install(contestants, packageFolder) {
  const folder = mkdtempSync(join(tmpdir(), 'consent-compare-'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  npm(['pack', '--silent', '--pack-destination', folder], packageFolder);
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  const others = contestants.flatMap(({ specifier }) => specifier ?? []);
  npm(
    [
      'install',
      '--silent',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      `./${tarball}`,
      'react@19',
      'react-dom@19',
      ...others,
    ],
    folder,
  );
  return folder;
}

const shared = (root) => ({
  root,
  configFile: false,
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
});

const gzip = (text) => gzipSync(text, { level: 9 }).length;

/** Vite wraps each `import()` in a helper of 0.7 kB; it is Vite's, not theirs who are compared. */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null),
};

/**
 * Bytes after minification and gzip level 9, React not counted: of JavaScript and CSS altogether, and of what a page
 * loads before anything is opened.
 */
export async function measure(root, { name, size, firstView = size }) {
  const entry = join(root, `size-${name.replace(/\W+/g, '-')}.js`);
  const bundle = async (source, codeSplitting) => {
    writeFileSync(entry, source);
    const { output } = await build({
      ...shared(root),
      plugins: [plainImports],
      build: {
        write: false,
        minify: true,
        cssCodeSplit: false,
        modulePreload: false,
        rollupOptions: {
          input: entry,
          preserveEntrySignatures: 'strict',
          external: /^react(-dom)?($|\/)/,
          output: { codeSplitting },
        },
      },
    });
    return output;
  };
  const text = (files, extension) =>
    files
      .filter(({ fileName }) => fileName.endsWith(extension))
      .map((file) => file.code ?? String(file.source))
      .join('');
  const whole = await bundle(size, false);
  const css = text(whole, '.css') ? gzip(text(whole, '.css')) : 0;
  const chunks = await bundle(firstView, undefined);
  /** The entry and what it imports, not what it fetches later. */
  const atOnce = new Set();
  const follow = (fileName) => {
    const chunk = chunks.find((file) => file.fileName === fileName);
    if (!chunk || atOnce.has(chunk)) return;
    atOnce.add(chunk);
    for (const imported of chunk.imports) follow(imported);
  };
  follow(chunks.find(({ isEntry }) => isEntry).fileName);
  const scripts = [...atOnce].map(({ code }) => gzip(code));
  return { all: gzip(text(whole, '.js')) + css, first: scripts.reduce((sum, script) => sum + script, css) };
}

const page = (body) => `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>Vergleich</title><link rel="icon" href="/icon.svg"></head>
<body>${body}<script type="module" src="./client.jsx"></script></body></html>`;

const CLIENT = `import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.jsx';
const root = document.getElementById('root');
window.recovered = [];
if (root.firstElementChild) hydrateRoot(root, <App />, { onRecoverableError: (error) => window.recovered.push(String(error)) });
else createRoot(root).render(<App />);`;

const SERVER = `import { renderToString } from 'react-dom/server';
import { App } from './App.jsx';
export const html = renderToString(<App />);`;

/** Builds a page with one contestant; those made for React are prerendered as well. @returns the folder to serve */
export async function buildPage(root, { name, app, script }) {
  const folder = join(root, `page-${name.replace(/\W+/g, '-')}`);
  mkdirSync(folder);
  const outDir = join(folder, 'dist');
  writeFileSync(join(folder, 'index.html'), page(app ? '<div id="root"></div>' : '<h1>Seite</h1>'));
  writeFileSync(join(folder, 'client.jsx'), app ? CLIENT : script);
  if (app) {
    writeFileSync(join(folder, 'App.jsx'), app);
    writeFileSync(join(folder, 'server.jsx'), SERVER);
  }
  await build({ ...shared(folder), build: { outDir, modulePreload: { polyfill: false } } });
  if (!app) return outDir;
  await build({
    ...shared(folder),
    ssr: { noExternal: true },
    build: {
      outDir: join(folder, 'server'),
      ssr: 'server.jsx',
      rollupOptions: { output: { entryFileNames: 'server.mjs' } },
    },
  });
  try {
    const { html } = await import(join(folder, 'server/server.mjs'));
    const plain = readFileSync(join(outDir, 'index.html'), 'utf8');
    writeFileSync(
      join(outDir, 'prerendered.html'),
      plain.replace('<div id="root"></div>', () => `<div id="root">${html}</div>`),
    );
  } catch (error) {
    writeFileSync(join(outDir, 'server-error.txt'), String(error));
  }
  return outDir;
}
