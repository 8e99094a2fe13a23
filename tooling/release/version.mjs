// `pnpm release:version`: turns changesets into versions and changelogs.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { commandOptions } from '../commandOptions.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
// Before the changesets are used up: what stands behind a script of package.json reaches its last command alone.
commandOptions('release:version', {});
const manifests = readdirSync(`${root}/packages`).map((name) => `packages/${name}/package.json`);
try {
  execFileSync('changeset', ['version'], { cwd: root, stdio: 'inherit' });
  execFileSync('biome', ['check', '--write', ...manifests], { cwd: root, stdio: 'inherit' });
} catch (error) {
  // Both have said what is wrong.
  process.exitCode = /** @type {{ status?: number }} */ (error).status || 1;
}
