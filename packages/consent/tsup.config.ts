import { defineConfig } from 'tsup';
import { entryBuild } from '../../tooling/tsup.mjs';

const external = [/^@sanierungsweg\/consent/];

/** The script tag's file holds the sources, not files that are built at the same time. */
const source = {
  '@sanierungsweg/consent/core': './src/core/index.ts',
  '@sanierungsweg/consent/locales/de': './src/locales/de.ts',
  '@sanierungsweg/consent/locales/en': './src/locales/en.ts',
};

export default defineConfig([
  entryBuild({ entry: { core: 'src/core/index.ts' } }),
  entryBuild({ entry: { index: 'src/react/index.ts' }, client: true, external }),
  entryBuild({ entry: { ui: 'src/ui/index.ts' }, client: true, external }),
  entryBuild({ entry: { 'locales/de': 'src/locales/de.ts', 'locales/en': 'src/locales/en.ts' }, external }),
  entryBuild({ entry: { 'google-consent-mode': 'src/googleConsentMode.ts' }, external }),
  entryBuild({ entry: { element: 'src/element/index.ts' }, external }),
  entryBuild({ entry: { html: 'src/html/index.ts' }, external }),
  entryBuild({ entry: { markup: 'src/markup/index.ts' }, external }),
  entryBuild({ entry: { receipts: 'src/receipts/index.ts' }, external }),
  // For a script tag, with everything inside.
  entryBuild(
    { entry: { consent: 'src/element/script.ts' } },
    {
      format: ['iife'],
      globalName: 'Consent',
      dts: false,
      sourcemap: false,
      minify: true,
      noExternal: [/.*/],
      esbuildOptions: (options: { alias?: Record<string, string> }) => {
        options.alias = source;
      },
      define: { 'process.env.NODE_ENV': '"production"' },
      outExtension: () => ({ js: '.global.js' }),
    },
  ),
  entryBuild({ entry: { testing: 'src/testing.tsx' }, client: true, external }),
  { entry: { styles: 'src/styles.css' }, clean: false, minify: true },
]);
