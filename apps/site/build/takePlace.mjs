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
