import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';

const packageFolder = fileURLToPath(new URL('../../..', import.meta.url));
const root = join(packageFolder, 'tests/browser/fixture');
const require = createRequire(import.meta.url);

export type ReactMajor = 18 | 19;

const MANIFESTS = {
  18: { react: require.resolve('react-18/package.json'), dom: require.resolve('react-dom-18/package.json') },
  19: { react: require.resolve('react/package.json'), dom: require.resolve('react-dom/package.json') },
};

/** Every import of React, also those inside react-dom, leads to the major asked for. */
const reactAlias = (major: ReactMajor) => [
  { find: /^react-dom(?=$|\/)/, replacement: dirname(MANIFESTS[major].dom) },
  { find: /^react(?=$|\/)/, replacement: dirname(MANIFESTS[major].react) },
];

/**
 * Builds and prerenders the fixture with one major of React, from the package's own dist.
 * @returns The folder to serve.
 */
export async function buildFixture(major: ReactMajor): Promise<string> {
  const outDir = join(packageFolder, `.cache/browser/react-${major}`);
  await rm(outDir, { recursive: true, force: true });
  const shared: InlineConfig = {
    root,
    configFile: false,
    // The directives that bundling drops are meant for React's server components.
    logLevel: 'error',
    resolve: { alias: reactAlias(major) },
    define: { 'process.env.NODE_ENV': '"production"' },
  };
  await build({ ...shared, build: { outDir, modulePreload: { polyfill: false } } });
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
  const { pages } = (await import(pathToFileURL(join(serverDir, 'prerender.mjs')).href)) as {
    pages: Record<string, string>;
  };
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
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
