import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { entryBuild } from '../../tooling/tsup.mjs';
import { clientEntries, entries, serverEntries } from './scripts/entries.mjs';
import { identifiers } from './scripts/identifiers.mjs';
import { stripSonnerStyle } from './scripts/stripSonnerStyle.mjs';

// One bundle per entry, siblings external: 'use client' then covers exactly the entries that hold state.

const external = [/^@sanierungsweg\/ui/, 'react', 'react-dom'];
const sources = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, `src/entries/${name}.ts`]));

const scripts = (names: readonly string[], client: boolean) =>
  entryBuild(
    { entry: sources(names), client, external },
    { dts: false, esbuildPlugins: [vanillaExtractPlugin({ identifiers }), stripSonnerStyle] },
  );

export default defineConfig([
  entryBuild(
    { entry: { cli: 'src/cli/main.ts' } },
    { format: ['esm'], platform: 'node', dts: false, sourcemap: false, banner: { js: '#!/usr/bin/env node' } },
  ),
  scripts(['index', ...serverEntries], false),
  scripts(clientEntries, true),
  entryBuild(
    { entry: sources(entries), external },
    { dts: { only: true, resolve: ['sonner'], compilerOptions: { ignoreDeprecations: '6.0' } } },
  ),
]);
