/**
 * A tsup build of one published entry: ESM and CJS, declarations for both, source maps, siblings external.
 * @param {object} entry
 * @param {Record<string, string>} entry.entry output name to source file
 * @param {boolean} [entry.client] puts 'use client' first in the file, for React server components
 * @param {(string | RegExp)[]} [entry.external] what the entry imports at run time instead of containing it
 * @param {Record<string, unknown>} [more] options of tsup
 */
export function entryBuild({ entry, client = false, external = [] }, more = {}) {
  return {
    entry,
    format: /** @type {('esm' | 'cjs')[]} */ (['esm', 'cjs']),
    target: 'es2022',
    dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
    sourcemap: true,
    splitting: false,
    treeshake: false,
    clean: false,
    external,
    ...(client ? { banner: { js: "'use client';" } } : {}),
    ...more,
  };
}
