// First command of the README: builds everything the site needs and serves it with the sandbox provider.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { portOf } from '../apps/site/server/port.mjs';
import { requireDependencies } from './installed.mjs';
import { requireNode } from './node-version.mjs';
import { runSteps } from './steps.mjs';
import { turbo } from './turbo.mjs';

requireNode();
requireDependencies();
try {
  // Before a minute of building.
  portOf(process.env.PORT, 0);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const serve = fileURLToPath(new URL('../apps/site/server/serve.mjs', import.meta.url));
const build = (filter) => turbo(['run', 'build', `--filter=${filter}`], { quiet: true });

console.log('The first time takes about a minute.');
const { code } = await runSteps([
  { title: 'Building the packages', run: () => build('./packages/*') },
  { title: 'Building the site', run: () => build('@sanierungsweg/site') },
]);
if (code !== 0) {
  if (code !== 130) console.error('The build failed; the lines above say where. Nothing is served.');
  process.exit(code);
}
const server = spawn(process.execPath, [serve], { stdio: 'inherit' });
process.on('SIGINT', () => server.kill('SIGINT'));
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (exit) => process.exit(exit ?? 0));
