import { resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { declarations, entryBuild } from '../../tooling/tsup.mjs';

type PluginBuild = Parameters<NonNullable<Options['esbuildPlugins']>[number]['setup']>[0];

const external = [/^@sanierungsweg\/consent/];

/**
 * What several entries share, and what is fetched only when it is wanted: files of their own beside the entries, which
 * nobody else can import.
 */
const PARTS = {
  interface: 'src/interface/index.ts',
  settings: 'src/settings/index.ts',
  'settings-form': 'src/ui/ConsentSettings/ConsentSettings.tsx',
};

/** Bundlers' plugin: imports of a part lead to its file. */
const partsApart = {
  name: 'parts-apart',
  setup(build: PluginBuild) {
    const extension = build.initialOptions.format === 'cjs' ? 'cjs' : 'js';
    build.onResolve({ filter: /^\./ }, ({ path, resolveDir, kind }) => {
      if (kind === 'entry-point') return undefined;
      const asked = resolve(resolveDir, path);
      const part = Object.entries(PARTS).find(([, file]) => resolve(file).replace(/(\/index)?\.tsx?$/, '') === asked);
      return part && { path: `./${part[0]}.${extension}`, external: true };
    });
  },
};

/** An entry that shares parts with others. */
function sharing(entry: Parameters<typeof entryBuild>[0], more = {}) {
  return entryBuild(
    { external, ...entry },
    {
      esbuildPlugins: [partsApart],
      esbuildOptions: (options: { format?: string; supported?: Record<string, boolean> }) => {
        // Where a test runner emulates require(), import() is not at hand.
        if (options.format === 'cjs') options.supported = { 'dynamic-import': false };
      },
      ...more,
    },
  );
}

/** In a single file, dialog and settings are simply there. */
const settingsInside = {
  name: 'settings-inside',
  setup(build: PluginBuild) {
    build.onResolve({ filter: /\/settingsCode$/ }, () => ({ path: resolve('src/interface/settingsInside.ts') }));
  },
};

/** The script tag's file holds the sources, not files that are built at the same time. */
const source = {
  '@sanierungsweg/consent/core': './src/core/index.ts',
  '@sanierungsweg/consent/locales/de': './src/locales/de.ts',
  '@sanierungsweg/consent/locales/en': './src/locales/en.ts',
};

/** Entries whose declarations share no file, so that one program of the compiler makes them all. */
const apart = {
  entry: {
    core: 'src/core/index.ts',
    index: 'src/react/index.ts',
    ui: 'src/ui/index.ts',
    element: 'src/element/index.ts',
    html: 'src/html/index.ts',
    receipts: 'src/receipts/index.ts',
    testing: 'src/testing.tsx',
    'locales/de': 'src/locales/de.ts',
    'locales/en': 'src/locales/en.ts',
  },
  external,
};

export default defineConfig([
  entryBuild({ entry: { core: apart.entry.core } }, { dts: false }),
  entryBuild({ entry: { index: apart.entry.index }, client: true, external }, { dts: false }),
  sharing({ entry: { ui: apart.entry.ui }, client: true }, { dts: false }),
  sharing({ entry: { interface: PARTS.interface } }, { dts: false }),
  sharing({ entry: { settings: PARTS.settings } }, { dts: false }),
  sharing({ entry: { 'settings-form': PARTS['settings-form'] }, client: true }, { dts: false }),
  entryBuild(
    { entry: { 'locales/de': apart.entry['locales/de'], 'locales/en': apart.entry['locales/en'] }, external },
    { dts: false },
  ),
  entryBuild({ entry: { 'google-consent-mode': 'src/googleConsentMode.ts' }, external }),
  sharing({ entry: { element: apart.entry.element } }, { dts: false }),
  entryBuild({ entry: { html: apart.entry.html }, external }, { dts: false }),
  entryBuild({ entry: { markup: 'src/markup/index.ts' }, external }),
  entryBuild({ entry: { receipts: apart.entry.receipts }, external }, { dts: false }),
  declarations(apart),
  // For a script tag, with everything inside.
  entryBuild(
    { entry: { consent: 'src/element/script.ts' } },
    {
      format: ['iife'],
      dts: false,
      sourcemap: false,
      minify: true,
      noExternal: [/.*/],
      esbuildPlugins: [settingsInside],
      esbuildOptions: (options: { alias?: Record<string, string> }) => {
        options.alias = source;
      },
      define: { 'process.env.NODE_ENV': '"production"' },
      outExtension: () => ({ js: '.global.js' }),
    },
  ),
  entryBuild({ entry: { testing: apart.entry.testing }, client: true, external }, { dts: false }),
  {
    entry: {
      styles: 'src/styles.css',
      'styles.unlayered': 'src/sheets/unlayered.css',
      banner: 'src/sheets/banner.css',
      settings: 'src/sheets/settings.css',
      embed: 'src/sheets/embed.css',
    },
    clean: false,
    minify: true,
  },
]);
