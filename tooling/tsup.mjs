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

/**
 * The declarations of several entries from one program of the compiler, for entries of `entryBuild` with `dts: false`.
 * Only for entries that share no source file: what two of them share would become a file of its own.
 * @param {Parameters<typeof entryBuild>[0]} entries
 */
export function declarations(entries) {
  return entryBuild(entries, { dts: { only: true, compilerOptions: { ignoreDeprecations: '6.0' } } });
}
