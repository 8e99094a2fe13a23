import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { INTEGRATION_KEYS } from '../settings/integrations';
import { leadConfiguration } from '../settings/lead';

const site = fileURLToPath(new URL('..', import.meta.url));

/** Forms without an id, which a provider would need: all of them until the operator has named one. */
const nameless = INTEGRATION_KEYS.filter((key) => leadConfiguration.ids?.[key] === undefined).join(', ');
const WITHOUT_ID: unknown = expect.stringMatching(
  `^site: lead configuration, field "ids" is \\{.*\\}\\. .* Add: ${nameless}\\.$`,
);

it('wrong settings end the build with what they say, all at once, and with nothing else', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('build.mjs', import.meta.url)), 'refused'],
    {
      encoding: 'utf8',
      env: { ...process.env, SITE_ORIGIN: 'haus.de', SITE_LEAD_ORIGIN: 'https://hub.se/', SITE_LEAD: 'none' },
    },
  );
  expect(status).toBe(1);
  expect((stdout + stderr).split('\n')).toEqual([
    'site: SITE_ORIGIN is “haus.de”. Canonical links and the sitemap would be wrong. Write an origin such as "https://www.ihre-firma.de".',
    'site: lead configuration, field "provider": SITE_LEAD_ORIGIN is “https://hub.se/”. Write it without path and closing slash, as browsers spell it: "https://hub.se".',
    ...(nameless === '' ? [] : [WITHOUT_ID]),
    'site: SITE_LEAD is “none”, and no build reads a variable of this name. Use SITE_ORIGIN, SITE_STAGE, SITE_LEADS, SITE_LEAD_ORIGIN, SITE_LEAD_CONSENT, or unset it.',
    '',
  ]);
});

it('a dev server that settings keep from starting says what they say, without the lines of code that read them', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url))],
    { cwd: site, encoding: 'utf8', env: { ...process.env, SITE_ORIGIN: 'haus.de', NO_COLOR: '1' } },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('SITE_ORIGIN is “haus.de”. Canonical links and the sitemap would be wrong. Write');
  expect(stderr).not.toContain('    at ');
});

/** How a script ends that fails in a folder with these files: what it says, and nothing of where the folder lies. */
function failing(script: string, files: Readonly<Record<string, string>>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'faults-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', new URL('tellFaults.mjs', import.meta.url).href, '--input-type=module', '--eval', script],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  return stderr;
}

const SLIP = { 'tsconfig.build.json': '{ "include": ["*.ts"] }', 'route.ts': "export const label: 'Dach' = 12;\n" };

const NOT_DRAWN = "throw new Error('site: /dach cannot be drawn. No length', { cause: new TypeError('No length') })";

it('a fault that nobody foresaw is told by the compiler, which names file, line and value', () => {
  expect(failing('undefined.figures', SLIP)).toMatch(
    /^site: The sources do not hold, so the work has stopped\.\nThe compiler names .*:\nroute\.ts\(1,14\): error TS\d+: Type '12' is not assignable to type '"Dach"'\.\n$/,
  );
});

it('a page that cannot be drawn is told with its path, and the slip that the compiler finds', () => {
  expect(failing(NOT_DRAWN, SLIP)).toMatch(
    /^site: \/dach cannot be drawn\. No length\nThe compiler .*:\nroute\.ts\(1,14\): /,
  );
});

it('a fault that is no slip shows where it was', () => {
  const sound = { ...SLIP, 'route.ts': 'export {};\n' };
  expect(failing('undefined.figures', sound)).toMatch(/TypeError: .*'figures'[^]*\n {4}at /);
  expect(failing(NOT_DRAWN, sound)).toMatch(/^site: \/dach cannot be drawn\. No length\nTypeError: No length\n {4}at /);
});

it('a fault with errors that are no list is told like any other', () => {
  const script = `throw Object.assign(new Error('build: No drawing. Add one.'), { errors: { art: 'none' } });`;
  expect(failing(script, {})).toBe('build: No drawing. Add one.\n');
});

it('what a plugin of the bundler says is told without the trace of how it was asked', () => {
  const script = `
    import { build } from ${JSON.stringify(import.meta.resolve('vite'))};
    const plugin = { name: 'parts', renderChunk() { throw new Error('build: /a.tsx is no chunk. Name another.'); } };
    const lib = { entry: 'entry.js', formats: ['es'] };
    await build({ configFile: false, logLevel: 'silent', build: { write: false, lib }, plugins: [plugin] });`;
  expect(failing(script, { 'entry.js': 'export const part = 1;\n' })).toBe(
    'build: /a.tsx is no chunk. Name another.\n',
  );
});

it.each([
  ['EACCES', 'dist/index.html', 'dist/index.html could not', 'This user may not write there. Make the folder your own'],
  ['ENOSPC', undefined, 'A file could not', 'The disk is full. Make room, and run it again.'],
])('a file that cannot be written for %s is told with the reason and the remedy', (code, path, what, remedy) => {
  const fault = JSON.stringify({ code, path });
  const said = failing(`throw Object.assign(new Error('${code}: write'), ${fault})`, SLIP);
  expect(said).toMatch(/^site: [^\n]+\n$/);
  expect(said).toContain(what);
  expect(said).toContain(remedy);
});

/** What a build says and how it ends when its sources are these, told as the ledger loads them, which it asks first. */
function buildOf(sources: Readonly<Record<string, string>>) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'faults-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, content] of Object.entries(sources)) writeFileSync(join(folder, file), content);
  const module = (name: string) => new URL(name, import.meta.url).href;
  const build = `
    import { withSources } from ${JSON.stringify(module('withSources.mjs'))};
    await withSources(${JSON.stringify(folder)}, 'told', async (load) => (await load('/loadRecord.ts')).load());`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', module('tellFaults.mjs'), '--input-type=module', '--eval', build],
    { cwd: site, encoding: 'utf8' },
  );
  return { status, said: (stdout + stderr).replaceAll(`${relative(site, folder)}/`, '') };
}

it.each([
  ['a line of loadRecord.ts', './nowhere', '', 'nowhere is imported'],
  ['a record', './record', "import './nowhere';", './nowhere is imported by record.ts'],
])('%s that names a file which does not exist is told with it and the remedy', (_who, first, record, what) => {
  const sources = { 'loadRecord.ts': `export const load = () => import('${first}');`, 'record.ts': record };
  expect(buildOf(sources)).toEqual({
    status: 1,
    said: `site: ${what}, and there is no such file. Nothing was written. Correct the name where it is imported (a page's record: in src/content/loadRecord.ts), or add the file.\n`,
  });
});

it('a figure or a setting that is refused while its file is read is told once, and nothing of how it was read', () => {
  const refused = "throw new Error('figures: “Dach” cannot be right.'); export const load = () => undefined;";
  expect(buildOf({ 'loadRecord.ts': refused })).toEqual({ status: 1, said: 'figures: “Dach” cannot be right.\n' });
});
