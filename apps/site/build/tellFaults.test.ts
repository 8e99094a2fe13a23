import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('a wrong setting ends the build with what it says, and with nothing else', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('build.mjs', import.meta.url)), 'refused'],
    { encoding: 'utf8', env: { ...process.env, SITE_LEADS: 'off' } },
  );
  expect({ status, said: stdout + stderr }).toEqual({
    status: 1,
    said: 'site: SITE_LEADS is “off”. Set it to “none” for a site without forms, or leave it out.\n',
  });
});
