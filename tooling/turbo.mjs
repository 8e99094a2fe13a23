// Runs turbo with this repository's settings: telemetry off, Ctrl-C passed on, the exit code kept.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @returns {Promise<number>} turbo's exit code */
export function turbo(args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn('turbo', args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: process.env.NO_COLOR ? '0' : '1', ...env },
    });
    child.on('error', (error) =>
      reject(
        error.code === 'ENOENT'
          ? new Error('The dependencies are not installed. Run "npx -y pnpm@12 install" and look at what it prints.')
          : error,
      ),
    );
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 130 : 1)));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await turbo(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    return 1;
  });
}
