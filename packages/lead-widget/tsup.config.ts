import { defineConfig } from 'tsup';
import { declarations, entryBuild } from '../../tooling/tsup.mjs';
import { hubSheetPlugin } from './scripts/hubSheet.mjs';

const CORE = '@sanierungsweg/lead-widget/core';
const HEADLESS = '@sanierungsweg/lead-widget/headless';
const ELEMENT = '@sanierungsweg/lead-widget/element';
const SANDBOX = '@sanierungsweg/lead-widget/sandbox';
const react = ['react', 'react/jsx-runtime'];

/** Entries whose declarations share no file, so that one program of the compiler makes them all. */
const apart = {
  entry: {
    core: 'src/core/index.ts',
    index: 'src/react/index.ts',
    providers: 'src/providers/index.ts',
    anchor: 'src/anchor/index.ts',
    sandbox: 'src/sandbox/index.ts',
    testing: 'src/testing/index.ts',
  },
  external: [CORE, HEADLESS, ELEMENT, SANDBOX, ...react],
};

/** The file's own address in CommonJS. tsup's would be that of the page wherever there is a `document`: in Jest's jsdom. */
const ownAddress = {
  esbuildOptions: (options: { format?: string; define?: Record<string, string>; banner?: Record<string, string> }) => {
    if (options.format !== 'cjs') return;
    options.define = { ...options.define, 'import.meta.url': 'ownAddress' };
    options.banner = { js: "const ownAddress = require('node:url').pathToFileURL(__filename).href;" };
  },
};

export default defineConfig([
  entryBuild({ entry: { core: apart.entry.core } }, { dts: false }),
  entryBuild(
    { entry: { index: apart.entry.index }, client: true, external: [CORE, HEADLESS, ...react] },
    { dts: false },
  ),
  entryBuild({ entry: { headless: 'src/headless/index.ts' }, external: [CORE] }),
  entryBuild({ entry: { adopt: 'src/adopt/index.ts' }, external: [CORE, HEADLESS] }),
  entryBuild({ entry: { providers: apart.entry.providers }, external: [CORE] }, { dts: false }),
  entryBuild({ entry: { anchor: apart.entry.anchor } }, { dts: false }),
  entryBuild({ entry: { element: 'src/element/index.ts' }, external: [CORE, HEADLESS] }),
  entryBuild({ entry: { locales: 'src/locales/index.ts' } }),
  entryBuild({ entry: { sandbox: apart.entry.sandbox } }, { platform: 'node', dts: false, ...ownAddress }),
  entryBuild({ entry: { 'sandbox-cli': 'src/sandbox/cli.ts' } }, { ...bin() }),
  entryBuild({ entry: { testing: apart.entry.testing }, external: [CORE, SANDBOX] }, { platform: 'node', dts: false }),
  declarations(apart),
  entryBuild({ entry: { 'contract-cli': 'src/testing/contractCli.ts' } }, { ...bin() }),
  entryBuild(
    { entry: { hub: 'src/sandbox/hub/main.ts' } },
    { ...browserScript('.js'), esbuildPlugins: [hubSheetPlugin] },
  ),
  entryBuild(
    { entry: { 'lead-widget': 'src/element/script.ts' } },
    {
      ...browserScript('.global.js'),
      globalName: 'LeadWidget',
      // Pages without a bundler have no build for developers: their console is the only place to say what is wrong.
      define: { 'process.env.NODE_ENV': '"development"' },
    },
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
