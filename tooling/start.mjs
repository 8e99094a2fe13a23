// First command of the README: builds everything the site needs and serves it with the sandbox provider.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { requireDependencies } from './installed.mjs';
import { requireNode } from './node-version.mjs';
import { turbo } from './turbo.mjs';

requireNode();
requireDependencies();

const serve = fileURLToPath(new URL('../apps/site/server/serve.mjs', import.meta.url));

console.log('Building the packages and the site. The first time takes about a minute …');
const built = await turbo(['run', 'build', '--filter=@sanierungsweg/site...', '--output-logs=new-only']);
if (built !== 0) {
  if (built !== 130) console.error('The build failed; the lines above say where. Nothing is served.');
  process.exit(built);
}
const server = spawn(process.execPath, [serve], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
