import { defineConfig } from 'tsup';
import { entryBuild } from '../../tooling/tsup.mjs';
import { hubSheetPlugin } from './scripts/hubSheet.mjs';

const CORE = '@sanierungsweg/lead-widget/core';
const HEADLESS = '@sanierungsweg/lead-widget/headless';
const react = ['react', 'react/jsx-runtime'];

export default defineConfig([
  entryBuild({ entry: { core: 'src/core/index.ts' } }),
  entryBuild({ entry: { index: 'src/react/index.ts' }, client: true, external: [CORE, HEADLESS, ...react] }),
  entryBuild({ entry: { headless: 'src/headless/index.ts' }, external: [CORE] }),
  entryBuild({ entry: { adopt: 'src/adopt/index.ts' }, external: [CORE, HEADLESS] }),
  entryBuild({ entry: { providers: 'src/providers/index.ts' }, external: [CORE] }),
  entryBuild({ entry: { anchor: 'src/anchor/index.ts' } }),
  entryBuild({ entry: { element: 'src/element/index.ts' }, external: [CORE, HEADLESS] }),
  entryBuild({ entry: { locales: 'src/locales/index.ts' } }),
  entryBuild({ entry: { sandbox: 'src/sandbox/index.ts' } }, { platform: 'node', shims: true }),
  entryBuild({ entry: { 'sandbox-cli': 'src/sandbox/cli.ts' } }, { ...bin() }),
  entryBuild(
    { entry: { testing: 'src/testing/index.ts' }, external: [CORE, '@sanierungsweg/lead-widget/sandbox'] },
    { platform: 'node' },
  ),
  entryBuild({ entry: { 'contract-cli': 'src/testing/contractCli.ts' } }, { ...bin() }),
  entryBuild(
    { entry: { hub: 'src/sandbox/hub/main.ts' } },
    { ...browserScript('.js'), esbuildPlugins: [hubSheetPlugin] },
  ),
  entryBuild(
    { entry: { 'lead-widget': 'src/element/script.ts' } },
    { ...browserScript('.global.js'), globalName: 'LeadWidget' },
  ),
]);

/** A command: one ESM file, executable. */
function bin() {
  return {
    format: ['esm' as const],
    platform: 'node' as const,
    dts: false,
    sourcemap: false,
    banner: { js: '#!/usr/bin/env node' },
  };
}

/** A file for a script tag, module or classic, with everything inside. */
function browserScript(extension: string) {
  return {
    format: ['iife' as const],
    dts: false,
    sourcemap: false,
    minify: true,
    noExternal: [/.*/],
    outExtension: () => ({ js: extension }),
  };
}
