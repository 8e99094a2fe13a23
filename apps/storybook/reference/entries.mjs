import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../../packages/', import.meta.url));

/** The packages that have a reference, in the order of the sidebar. */
export const PACKAGES = ['consent', 'lead-widget', 'ui'];

/**
 * An entry of a published package, as its exports map names it.
 * @typedef {object} Entry
 * @property {string} specifier what is imported, such as `@sanierungsweg/consent/core`
 * @property {string} declarations path of the published declarations
 * @property {string} module name of their file below `dist`, without extension: `core`, `locales/de`
 * @property {string} title place in the sidebar, parts divided by `/`
 * @property {string} id of the page in Storybook
 */

/**
 * Every entry of a package that is code.
 * @param {string} name folder of the package
 * @returns {Entry[]}
 * @throws If the package has not been built.
 */
export function entriesOf(name) {
  const folder = join(packages, name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const dist = join(folder, 'dist');
  return Object.entries(manifest.exports)
    .filter(([, target]) => target.import?.types)
    .map(([key, target]) => {
      const declarations = join(folder, target.import.types);
      if (!existsSync(declarations)) {
        throw new Error(
          `storybook: ${relative(packages, declarations)} is missing. The reference is made from what is published, so there is none. Run "pnpm build" first.`,
        );
      }
      const title = `Referenz/${name}/${key === '.' ? 'Haupteinstieg' : key.slice(2)}`;
      return {
        specifier: manifest.name + key.slice(1),
        declarations,
        module: relative(dist, declarations).replace(/\.d\.ts$/, ''),
        title,
        id: `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--referenz`,
      };
    });
}
