import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

it('wrong settings end the build with what they say, all at once, and with nothing else', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('build.mjs', import.meta.url)), 'refused'],
    { encoding: 'utf8', env: { ...process.env, SITE_ORIGIN: 'haus.de', SITE_LEAD_ORIGIN: 'https://hub.se/' } },
  );
  expect(status).toBe(1);
  expect((stdout + stderr).split('\n')).toEqual([
    'site: SITE_ORIGIN is “haus.de”. Canonical links and the sitemap would be wrong. Write an origin such as "https://www.ihre-firma.de".',
    'site: lead configuration, field "provider": SITE_LEAD_ORIGIN is “https://hub.se/”. Write it without path and closing slash, as browsers spell it: "https://hub.se".',
    expect.stringMatching(/^site: lead configuration, field "ids" is \{\}\. .* Add: home, insulation, .*\.$/),
    '',
  ]);
});

it('a fault that nobody foresaw shows where it was, and who knows what is misspelt', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', new URL('tellFaults.mjs', import.meta.url).href, '--eval', 'undefined.figures'],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /TypeError: .*'figures'[^]*\n.*--filter @sanierungsweg\/site typecheck" says in which file and line\.\n$/,
  );
});

it.each([
  ['a line of loadRecord.ts', './nowhere', '', 'nowhere is imported'],
  ['a record', './record', "import './nowhere';", './nowhere is imported by record.ts'],
])('%s that names a file which does not exist is told with it and the remedy', (_who, first, record, what) => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'faults-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'loadRecord.ts'), `export const load = () => import('${first}');`);
  writeFileSync(join(folder, 'record.ts'), record);
  // As the ledger, which a build asks first, loads the records.
  const build = `
    const server = await createServer({
      root: ${JSON.stringify(folder)},
      configFile: false,
      logLevel: 'error',
      appType: 'custom',
      server: { middlewareMode: true, ws: false, hmr: false, watch: null },
      optimizeDeps: { noDiscovery: true, include: [] },
    });
    const { load } = await server.ssrLoadModule('/loadRecord.ts');
    await load();`;
  const site = fileURLToPath(new URL('..', import.meta.url));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      new URL('tellFaults.mjs', import.meta.url).href,
      '--input-type=module',
      '--eval',
      `import { createServer } from 'vite';${build}`,
    ],
    { cwd: site, encoding: 'utf8' },
  );
  expect((stdout + stderr).replaceAll(`${relative(site, folder)}/`, '')).toBe(
    `site: ${what}, and there is no such file. Nothing was written. Correct the name where it is imported (a page's record: in src/content/loadRecord.ts), or add the file.\n`,
  );
  expect(status).toBe(1);
});
