import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** How an npx that started pnpm names itself to the system, or was started. */
const NPX = /^npm exec .*\bpnpm\b|(?:^|[\s/\\])npx(?:-cli\.js)?\s.*\bpnpm\b/;

/**
 * The parent of a process, and how it was started; undefined where the system does not say.
 * @param {number} pid
 */
function processOf(pid) {
  try {
    if (process.platform !== 'linux') {
      // One -o for each: some systems take what follows the first “=” for a heading.
      const columns = ['-ww', '-o', 'ppid=', '-o', 'args='];
      const said = execFileSync('ps', [...columns, '-p', String(pid)], { encoding: 'utf8' });
      const [parent, ...args] = said.trim().split(/\s+/);
      return { parent: Number(parent), args: args.join(' ') };
    }
    // Small images have no ps.
    const parent = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return { parent: Number(parent), args: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
const isNpx = (pid) => NPX.test(processOf(pid)?.args ?? '');

/** One that has ended and that nobody has asked for its end has no arguments any more. @param {number} pid */
function hasGone(pid) {
  const found = processOf(pid);
  if (found) return !NPX.test(found.args);
  try {
    // Asks whether it is there. For once the system did not say more, as where too many files are open.
    return !process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}

/**
 * Ends this process as SIGTERM does once the npx that it was started with has gone: asked to end, npx ends the shell in
 * which it has started pnpm, alone, and what pnpm runs would go on, unseen and on its port.
 */
export function endWithNpx() {
  let above = process.ppid;
  while (above > 1 && !isNpx(above)) above = processOf(above)?.parent ?? 0;
  // Not a number, either, where a ps says something else.
  if (!(above > 1)) return;
  const watch = setInterval(() => {
    if (!hasGone(above)) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  // A command that is done does not wait for npx, which waits for it.
  watch.unref();
}
