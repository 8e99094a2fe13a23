// `pnpm release`: builds, checks and publishes what has a new version, or says why not.
// `--registry http://localhost:…` tries it: without provenance and without the checks, which a trial has behind it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandOptions } from '../commandOptions.mjs';
import { turbo } from '../turbo.mjs';
import { readRepository, readState } from './readState.mjs';
import { formatRefusals, refusalsOf } from './refusals.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = commandOptions('release', { registry: { type: 'string' } });
const trial = values.registry !== undefined;

if (trial && !/^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\/?$/.test(values.registry)) {
  console.error(
    'release: --registry is for trials on this machine. Nothing was published. Leave it out for a real release.',
  );
  process.exit(1);
}
const registry = trial ? [`--@sanierungsweg:registry=${values.registry}`] : [];

/** @param {import('./refusals.mjs').ReleaseState} state @returns {boolean} whether anything speaks against a release */
function refuses(state) {
  const refusals = refusalsOf(state);
  if (refusals.length > 0) console.error(formatRefusals(refusals));
  return refusals.length > 0;
}

async function release(scratch) {
  // Before minutes of building, and before the registry is asked.
  if (refuses(readRepository(root, { trial }))) return 1;
  if (!trial) {
    const code = await turbo(['run', 'build', 'typecheck', 'test', 'package', 'size', '--filter=./packages/*']);
    if (code !== 0) {
      console.error('Nothing was published.\n- A check failed, see above.\n  Mend it on main, then release again');
      return 1;
    }
  }
  const state = readState(root, { scratch, registry, trial });
  if (refuses(state)) return 1;
  const due = state.packages.filter(({ published }) => published === 'absent');
  for (const { name, version, tarball } of /** @type {any[]} */ (due)) {
    console.log(`Publishing ${name}@${version} …`);
    // The very file that was checked, so nothing is built or packed again.
    const provenance = trial ? [] : ['--provenance'];
    execFileSync('npm', ['publish', tarball, '--access', 'public', ...provenance, ...registry], {
      cwd: root,
      stdio: 'inherit',
    });
  }
  if (due.length === 0) console.log('Every version is published already, with this content. Nothing to do.');
  // Its lines "New tag:" tell the workflow which releases to write.
  else execFileSync('changeset', ['tag'], { cwd: root, stdio: 'inherit' });
  return 0;
}

const scratch = mkdtempSync(join(tmpdir(), 'release-'));
process.exitCode = await release(scratch)
  .catch((error) => {
    console.error(error.message);
    return 1;
  })
  .finally(() => rmSync(scratch, { recursive: true, force: true }));
