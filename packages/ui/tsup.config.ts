import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';
import { entryBuild } from '../../tooling/tsup.mjs';
import { clientEntries, entries, serverEntries } from './build/entries.mjs';
import { identifiers } from './build/identifiers.mjs';
import { stripSonnerStyle } from './build/stripSonnerStyle.mjs';

// One bundle per entry, siblings external: 'use client' then covers exactly the entries that hold state.

const external = [/^@sanierungsweg\/ui/, 'react', 'react-dom', '@radix-ui/react-slot', /^@vanilla-extract\/recipes/];
const sources = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, `src/entries/${name}.ts`]));

// Calls that make a component's classes have no effect but their result; bundlers need to be told.
const pure: NonNullable<Options['plugins']>[number] = {
  name: 'pure',
  renderChunk: (code) => ({
    code: code.replaceAll(/^(var \w+ = )(?=\w+\(\{ ?defaultClassName)/gm, '$1/* @__PURE__ */ '),
  }),
};

const scripts = (names: readonly string[], client: boolean) =>
  entryBuild(
    { entry: sources(names), client, external },
    { dts: false, esbuildPlugins: [vanillaExtractPlugin({ identifiers }), stripSonnerStyle], plugins: [pure] },
  );

export default defineConfig([
  scripts(['index', ...serverEntries], false),
  scripts(clientEntries, true),
  entryBuild(
    { entry: sources(entries), external },
    { dts: { only: true, resolve: ['sonner'], compilerOptions: { ignoreDeprecations: '6.0' } } },
  ),
]);
