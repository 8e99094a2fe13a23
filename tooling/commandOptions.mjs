import { parseArgs } from 'node:util';

/** @typedef {NonNullable<import('node:util').ParseArgsConfig['options']>} Options */

/** `--against VALUE, --readme` @param {Options} options @param {string} positionals */
const listed = (options, positionals) =>
  [
    ...Object.entries(options).map(([name, { type }]) => `--${name}${type === 'string' ? ' VALUE' : ''}`),
    ...(positionals ? [positionals] : []),
  ].join(', ');

/**
 * What a command was given. Anything that it does not know ends it before it does anything, with what it takes;
 * `--help` says that, too.
 * @template {Options} T
 * @param {string} command who speaks in the message
 * @param {T} options as `parseArgs` takes them
 * @param {object} [rest]
 * @param {string} [rest.positionals] what may stand beside options, in a word or two; nothing by default
 * @param {string} [rest.hint] a sentence on what is often tried as an option and is none
 * @param {string[]} [rest.args] default: those of the process, without the `--` that pnpm hands on
 */
export function commandOptions(
  command,
  options,
  { positionals = '', hint = '', args = process.argv.slice(2).filter((argument) => argument !== '--') } = {},
) {
  const takes = `It takes ${listed(options, positionals) || 'no options'}.${hint && ` ${hint}`}`;
  if (args.includes('--help')) {
    console.log(`${command}: ${takes} What it does stands in README.md or CONTRIBUTING.md.`);
    process.exit(0);
  }
  try {
    return parseArgs({ args, options, allowPositionals: positionals !== '' });
  } catch (error) {
    const [what] = /** @type {Error} */ (error).message.split(/\.(?:\s|$)/);
    console.error(`${command}: ${what}. Nothing was done. ${takes}`);
    return process.exit(1);
  }
}
