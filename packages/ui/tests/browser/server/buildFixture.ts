import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';

const packageFolder = fileURLToPath(new URL('../../..', import.meta.url));
const root = join(packageFolder, 'tests/browser/fixture');

/**
 * Builds and prerenders the fixture, one file per page, from the package's own dist.
 * @returns The folder to serve.
 */
export async function buildFixture(): Promise<string> {
  const outDir = join(packageFolder, '.cache/browser');
  await rm(outDir, { recursive: true, force: true });
  const shared: InlineConfig = {
    root,
    configFile: false,
    // The directives that bundling drops are meant for React's server components.
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  };
  await build({ ...shared, build: { outDir, assetsInlineLimit: 0, modulePreload: { polyfill: false } } });
  const serverDir = join(outDir, 'server');
  await build({
    ...shared,
    ssr: { noExternal: true },
    build: {
      outDir: serverDir,
      ssr: join(root, 'prerender.tsx'),
      rollupOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  });
  const { markup } = (await import(pathToFileURL(join(serverDir, 'prerender.mjs')).href)) as {
    markup: Record<string, string>;
  };
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  for (const [name, html] of Object.entries(markup)) {
    await writeFile(
      join(outDir, `${name}.html`),
      template.replace('<!--app-->', () => html),
    );
  }
  await copyFile(join(packageFolder, 'dist/sprite.svg'), join(outDir, 'sprite.svg'));
  return outDir;
}
