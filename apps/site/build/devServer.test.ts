import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { siteDevServer } from './devServer.mjs';

it('pnpm dev starts anew when settings change, and for nothing else', async () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const said: string[] = [];
  const console = { error: (text: string) => said.push(text) } as unknown as Console;
  const server = await createServer({
    root,
    configFile: false,
    customLogger: createLogger('error', { console }),
    appType: 'custom',
    cacheDir: 'node_modules/.vite-dev-test',
    plugins: [siteDevServer()],
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    let starts = 0;
    server.restart = () => Promise.resolve(void (starts += 1));
    server.watcher.emit('change', join(root, 'src/routes.ts'));
    expect(starts).toBe(0);
    server.watcher.emit('change', join(root, 'settings/lead.ts'));
    expect(starts).toBe(1);
    server.watcher.emit('add', join(root, 'settings/lead.ts'));
    expect(starts).toBe(2);
    // A value that became wrong while a start was under way: heard by each change that waited for it.
    const fault = new Error('site: SITE_NAME in settings/site.ts is "".');
    server.restart = () => Promise.reject(fault);
    server.watcher.emit('change', join(root, 'settings/site.ts'));
    server.watcher.emit('change', join(root, 'settings/site.ts'));
    await vi.waitFor(() => expect(said).not.toEqual([]));
    expect(said).toEqual([
      expect.stringContaining(`${fault.message}\nsite: Until a file of settings/ is saved again, nothing is served.`),
    ]);
  } finally {
    await server.close();
  }
});

it('pnpm dev tells a wrong value once for each change, however many style sheets meet it', async () => {
  const said: string[] = [];
  const server = await createServer({
    configFile: false,
    customLogger: createLogger('error', {
      console: { error: (text: string) => said.push(text) } as unknown as Console,
    }),
    appType: 'custom',
    plugins: [
      siteDevServer(),
      {
        name: 'sheets-with-figures',
        resolveId: (id) => (id.startsWith('/sheet') ? id : undefined),
        load: (id) => {
          if (!id.startsWith('/sheet')) return;
          throw new Error(id.includes('slip') ? 'undefined is not a function' : 'figures: “Uw-Wert” cannot be right.');
        },
      },
    ],
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  onTestFinished(() => server.close());
  const origin = listening(server);
  const lookAt = async (...sheets: string[]) => {
    for (const sheet of sheets) await fetch(`${origin}/${sheet}.js`);
    return said.splice(0).map((text) => /Uw-Wert|is not a function/.exec(text)?.[0]);
  };
  expect(await lookAt('sheet1', 'sheet2', 'sheet3')).toEqual(['Uw-Wert']);
  server.watcher.emit('all', 'change', 'src/figures/windows.ts');
  expect(await lookAt('sheet1', 'sheet2')).toEqual(['Uw-Wert']);
  // What nobody foresaw is told each time, with the place where it happened.
  expect(await lookAt('sheet-slip1', 'sheet-slip2')).toEqual(['is not a function', 'is not a function']);
});

it('pnpm dev reloads no page for what a build beside it writes', async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'dev-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (folder: string) => {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'dach.html'), folder);
  };
  const folders = ['.cache/making-1-dist/dist', 'dist-asking', 'src'];
  folders.forEach(write);
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [siteDevServer()],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  onTestFinished(() => server.close());
  const heard: string[] = [];
  server.watcher.on('all', (_event, file) => heard.push(relative(root, file)));
  // What is written before the first look at a folder counts as old.
  const listens = () => {
    folders.concat('.cache/making-2-dist/dist').forEach(write);
    expect(heard).toContain('src/dach.html');
  };
  await vi.waitFor(listens, { timeout: 10_000, interval: 300 });
  expect(heard.filter((file) => /^(?:\.cache|dist)/.test(file))).toEqual([]);
});

/** The origin where it answers. */
function listening(vite: ViteDevServer) {
  const server = createHttpServer(vite.middlewares).listen(0);
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return `http://localhost:${port}`;
}

/** Serves a folder with the given files as `pnpm dev` serves the site. */
async function served(files: Readonly<Record<string, string>>) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'dev-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [siteDevServer()],
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  onTestFinished(() => vite.close());
  return listening(vite);
}

it('pnpm dev answers what the compiler says of its sources, for a page that cannot be drawn', async () => {
  const origin = await served({
    'tsconfig.build.json': '{ "include": ["*.ts"] }',
    'dach.ts': "export const record: { summary: string } = { sumary: 'Dach' };\n",
  });
  const response = await fetch(`${origin}/build/compiler.txt`);
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/^dach\.ts\(1,46\): error TS\d+: .*'sumary'.*'summary'\?$/);
});

it('pnpm dev leads from the address that a page had once to its one of today, as hosts do', async () => {
  const origin = await served({
    'src/routes.ts': "export const routes = [{ path: '/' }, { path: '/dach-sanieren', formerly: ['/dach'] }];\n",
  });
  const answers = await Promise.all(
    ['/dach', '/dach?plz=10115', '/dach-sanieren', '/dächer'].map(async (path) => {
      const { status, headers } = await fetch(`${origin}${path}`, { redirect: 'manual' });
      return [status, headers.get('Location')];
    }),
  );
  expect(answers).toEqual([
    [301, '/dach-sanieren'],
    [301, '/dach-sanieren?plz=10115'],
    [200, null],
    [404, null],
  ]);
});
