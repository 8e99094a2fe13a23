import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { endWithNpx } from './endWithNpx.mjs';
import { ENDINGS } from './runChild.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

export const hasDependencies = () => existsSync(fileURLToPath(new URL('../node_modules/turbo', import.meta.url)));

/** Stops with a plain sentence when the dependencies are missing: pnpm only warns when its installation failed. */
export function requireDependencies() {
  if (hasDependencies()) return;
  console.error(
    'The dependencies could not be installed; the lines above say why (often: no network). Run "npx -y pnpm@12 install" and then this command again.',
  );
  process.exit(1);
}

export const startedByPnpm = () => process.env.npm_config_user_agent?.startsWith('pnpm/') ?? false;

/**
 * Starts a script of package.json as the README says, and ends as it does, unless pnpm has started it: without pnpm,
 * which installs first and puts itself and turbo on the path, nothing here runs; `npm start` is what many type.
 *
 * @param {string} script
 * @param {readonly string[]} [args] of the script
 */
export async function requirePnpm(script, args = process.argv.slice(2)) {
  if (startedByPnpm()) {
    endWithNpx();
    return;
  }
  const command = ['npx', '-y', 'pnpm@12', script, ...args];
  console.log(`Going on with pnpm, which this project needs: ${command.join(' ')}`);
  // npx starts pnpm in a shell, and npm this in another. Asked to end, each ends its shell alone, and what runs in there
  // would go on: a group of its own is told as a whole, and a shell that has gone counts as a signal.
  const stop = (signal) => {
    const { pid, exitCode, signalCode } = child;
    if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, signal);
  };
  // Before there is anything to end: a signal that comes while it begins would end this process alone.
  for (const signal of ENDINGS) process.on(signal, stop);
  const child = spawn(command[0], command.slice(1), { cwd: root, stdio: 'inherit', detached: true });
  if (process.env.npm_config_user_agent?.startsWith('npm/')) {
    const shell = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid === shell) return;
      clearInterval(watch);
      stop('SIGTERM');
    }, 500);
  }
  process.exit(
    await new Promise((resolve) => {
      child.on('close', (code) => resolve(code ?? 130));
      child.on('error', (error) => {
        console.error(`npx, which comes with npm, could not be started (${error.message}). Install Node with npm.`);
        resolve(1);
      });
    }),
  );
}
