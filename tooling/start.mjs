// First command of the README: builds everything the site needs and serves it with the sandbox provider.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { listen } from '../apps/site/server/listen.mjs';
import { portOf, SITE_PORT } from '../apps/site/server/port.mjs';
import { commandOptions } from './commandOptions.mjs';
import { requireDependencies, requirePnpm } from './installed.mjs';
import { requireNode } from './node-version.mjs';
import { ENDINGS } from './runChild.mjs';
import { runSteps } from './runSteps.mjs';
import { turbo } from './turbo.mjs';

/** The port where the site can be served, from a wanted one up. */
async function freePort(wanted) {
  const trial = createServer();
  const found = await listen(trial, wanted);
  await new Promise((resolve) => trial.close(resolve));
  return found;
}

requireNode();
await requirePnpm('start');
requireDependencies();
commandOptions('start', {}, { hint: 'PORT=8080 in front of it changes the port.' });
let port;
try {
  port = portOf(process.env.PORT, SITE_PORT);
  // Before a minute of building. A port that the system chooses may be somebody else's by then.
  if (port !== 0) port = await freePort(port);
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
const server = spawn(process.execPath, [serve], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(port) },
});
let isAsked = false;
for (const signal of ENDINGS) {
  process.on(signal, () => {
    isAsked = true;
    server.kill(signal);
  });
}
server.on('exit', (exit, signal) => {
  if (signal && !isAsked) console.error(`start: The server was ended by ${signal}. Nothing is served any more.`);
  process.exit(exit ?? 128 + constants.signals[signal ?? 'SIGTERM']);
});
