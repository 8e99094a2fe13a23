import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import type { Kind } from './ports';

const packageFolder = fileURLToPath(new URL('../../..', import.meta.url));
const root = join(packageFolder, 'tests/browser/fixture');
const require = createRequire(import.meta.url);

const MANIFESTS = {
  'react-18': { react: require.resolve('react-18/package.json'), dom: require.resolve('react-dom-18/package.json') },
  'react-19': { react: require.resolve('react/package.json'), dom: require.resolve('react-dom/package.json') },
};

/** Every import of React, also those inside react-dom, leads to the major asked for. */
const reactAlias = (kind: keyof typeof MANIFESTS) => [
  { find: /^react-dom(?=$|\/)/, replacement: dirname(MANIFESTS[kind].dom) },
  { find: /^react(?=$|\/)/, replacement: dirname(MANIFESTS[kind].react) },
];

/**
 * Builds and prerenders the fixture with one major of React, or with custom elements, from the package's own dist.
 * @returns The folder to serve.
 */
export async function buildFixture(kind: Kind): Promise<string> {
  const outDir = join(packageFolder, `.cache/browser/${kind}`);
  const [page, prerender] = kind === 'elements' ? ['elements.html', 'elements.ts'] : ['index.html', 'prerender.tsx'];
  await rm(outDir, { recursive: true, force: true });
  const shared: InlineConfig = {
    root,
    configFile: false,
    // The directives that bundling drops are meant for React's server components.
    logLevel: 'error',
    resolve: { alias: kind === 'elements' ? [] : reactAlias(kind) },
    define: { 'process.env.NODE_ENV': '"production"' },
  };
  await build({
    ...shared,
    build: { outDir, modulePreload: { polyfill: false }, rollupOptions: { input: join(root, page) } },
  });
  const serverDir = join(outDir, 'server');
  await build({
    ...shared,
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      outDir: serverDir,
      ssr: join(root, prerender),
      rollupOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  });
  const { pages } = (await import(pathToFileURL(join(serverDir, 'prerender.mjs')).href)) as {
    pages: Record<string, string>;
  };
  const template = await readFile(join(outDir, page), 'utf8');
  for (const [path, markup] of Object.entries(pages)) {
    const file = join(outDir, path === '/' ? 'index.html' : `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(
      file,
      template.replace('<!--app-->', () => markup),
    );
  }
  return outDir;
}
