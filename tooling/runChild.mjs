import { spawn } from 'node:child_process';

/** Exit code of a command that was ended by Ctrl-C. */
export const INTERRUPTED = 130;

/** What asks a command to end: Ctrl-C, another process, a terminal that closes. */
export const ENDINGS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a command to its end. Ctrl-C is passed on to it, and what started it goes on once it has tidied up.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {object} options
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} options.env
 * @param {boolean} [options.quiet] keeps what it prints, and shows it only where it fails
 * @returns {Promise<number>} its exit code; 130 if it was interrupted
 * @throws If it cannot be started.
 */
export function runChild(command, args, { cwd, env, quiet = false }) {
  return new Promise((resolve, reject) => {
    let interrupted = false;
    const stop = (signal) => {
      interrupted = true;
      child.kill(signal);
    };
    // Before there is anything to end: a signal that comes while it begins would end this process alone.
    for (const signal of ENDINGS) process.on(signal, stop);
    const child = spawn(command, args, { cwd, env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    const kept = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => kept.push(part));
    const leave = () => {
      for (const signal of ENDINGS) process.off(signal, stop);
    };
    child.on('error', (error) => {
      leave();
      reject(error);
    });
    child.on('close', (code, signal) => {
      leave();
      // Interrupted, turbo ends with 0 unless a task has failed by then.
      const result = interrupted ? INTERRUPTED : (code ?? (signal ? INTERRUPTED : 1));
      if (result !== 0 && !interrupted && kept.length > 0) process.stderr.write(`\n${Buffer.concat(kept).toString()}`);
      resolve(result);
    });
  });
}
