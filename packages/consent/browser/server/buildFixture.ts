import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';

const packageFolder = fileURLToPath(new URL('../..', import.meta.url));
const root = join(packageFolder, 'browser/fixture');
const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));

export type ReactMajor = 18 | 19;

/** Every import of React, also those inside react-dom, leads to the major asked for. */
function reactAlias(major: ReactMajor) {
  const suffix = major === 18 ? '-18' : '';
  return [
    { find: /^react-dom(?=$|\/)/, replacement: folderOf(`react-dom${suffix}`) },
    { find: /^react(?=$|\/)/, replacement: folderOf(`react${suffix}`) },
  ];
}

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
