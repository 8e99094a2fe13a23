import { INTERRUPTED } from './runChild.mjs';

/**
 * A part of a command that is told as one line.
 * @typedef {object} Step
 * @property {string} title what it is about
 * @property {() => Promise<number>} run returns an exit code
 * @property {() => string} [found] what to add to its line when it has gone well
 */

/**
 * Runs steps one after the other. Each prints a line: what it is about as it begins, how long it took as it ends.
 * @param {readonly Step[]} steps
 * @returns {Promise<{ code: number, seconds: Record<string, number> }>} the first exit code that is not 0, and what
 *   each step that ended took
 */
export async function runSteps(steps) {
  /** @type {Record<string, number>} */
  const seconds = {};
  for (const [index, { title, run, found }] of steps.entries()) {
    process.stdout.write(`${index + 1}/${steps.length} ${title} … `);
    const started = Date.now();
    const code = await run();
    seconds[title] = Math.round((Date.now() - started) / 1000);
    const outcome = code === INTERRUPTED ? 'interrupted' : 'failed';
    const more = code === 0 ? found?.() : outcome;
    console.log([`${seconds[title]} s`, more].filter(Boolean).join(', '));
    if (code !== 0) return { code, seconds };
  }
  return { code: 0, seconds };
}
