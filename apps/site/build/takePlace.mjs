import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** @typedef {ReturnType<typeof import('../server/folders.mjs').siteFolders>} Folders */

/** Another disk, or a folder that is one: what lies there cannot be moved, only what it holds replaced. */
const OTHER_DISK = new Set(['EBUSY', 'EXDEV']);

/** @param {unknown} error @returns {string} the system's name for what went wrong */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code ?? '';

/** @param {string} made @param {string} place @param {string} before where what lies there goes */
async function replaceFolder(made, place, before) {
  try {
    await rename(place, before);
  } catch (error) {
    if (OTHER_DISK.has(codeOf(error))) {
      for (const name of await readdir(place)) await rm(join(place, name), { recursive: true });
      await cp(made, place, { recursive: true });
      return;
    }
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  await rename(made, place);
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It is somebody else's, then.
    return codeOf(error) === 'EPERM';
  }
}

/**
 * A folder for the build of this process alone: two that run at once, as where `pnpm start` meets `pnpm test`, would write
 * into each other's. Those of builds that stopped half-way go.
 * @param {string} cache folder that holds them
 * @param {string} name of what is built
 * @returns {Promise<string>}
 */
export async function openWorkshop(cache, name) {
  await mkdir(cache, { recursive: true });
  const left = (await readdir(cache)).filter((folder) => {
    const [, pid] = /^making-(\d+)-/.exec(folder) ?? [];
    return pid && (Number(pid) === process.pid || !isRunning(Number(pid)));
  });
  for (const folder of left) await rm(join(cache, folder), { recursive: true, force: true });
  const workshop = join(cache, `making-${process.pid}-${name}`);
  await mkdir(workshop);
  return workshop;
}

/**
 * Where a build is made until it is whole. One that stops half-way, by Ctrl-C or a fault, leaves the one before it as it
 * was, and whoever serves that one meets no missing page meanwhile.
 * @param {string} workshop a folder of its own
 * @returns {Folders}
 */
export const madeIn = (workshop) => ({ dist: join(workshop, 'dist'), deploy: join(workshop, 'deploy') });

/**
 * Puts a whole build where the one before it lies, which goes, with every file that the new one does not have.
 * @param {string} workshop where it was made
 * @param {Folders} place
 */
export async function takePlace(workshop, place) {
  const made = madeIn(workshop);
  const before = madeIn(join(workshop, 'before'));
  await mkdir(join(workshop, 'before'));
  await replaceFolder(made.dist, place.dist, before.dist);
  await replaceFolder(made.deploy, place.deploy, before.deploy);
  await rm(workshop, { recursive: true });
}
