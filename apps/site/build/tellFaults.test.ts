import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

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
