import { fileURLToPath } from 'node:url';
import { leadSandbox } from '@sanierungsweg/lead-widget/sandbox';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { consentStyles } from './build/consentStyles.mjs';
import { buildConstants } from './build/constants.mjs';
import { siteDevServer } from './build/devServer.mjs';
import { leanRouter } from './build/leanRouter.mjs';
import { plainDynamicImports } from './build/plainDynamicImports.mjs';
import { sideBySide } from './build/sideBySide.mjs';
import { shortStyleNames } from './build/styleNames.mjs';
import { stylesWithChunks } from './build/stylesWithChunks.mjs';
import { withoutStack } from './build/told.mjs';
import { portOf } from './server/port.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig(async ({ isSsrBuild }) => {
  const { define, port } = await withoutStack(async () => ({
    define: await buildConstants(root),
    port: portOf(process.env.PORT, 5173),
  }));
  const { isSandbox, forms } = JSON.parse(define.__LEADS__ ?? '{}');
  return {
    root,
    // The dev server answers every path with the empty document of build/devServer.mjs.
    appType: 'custom' as const,
    define,
    plugins: [
      plainDynamicImports(),
      leanRouter(),
      react(),
      vanillaExtractPlugin({ identifiers: shortStyleNames(root) }),
      consentStyles(),
      siteDevServer(),
      sideBySide(),
      stylesWithChunks(),
      ...(isSandbox && forms === 'shown' && !isSsrBuild ? [leadSandbox({ frameless: true })] : []),
    ],
    build: {
      target: 'es2022',
      manifest: true,
      assetsInlineLimit: 0,
      // The first script fetches what a page needs side by side, from the list that the prerender wrote into the page.
      modulePreload: false,
      outDir: 'dist',
      rollupOptions: {
        input: 'src/browser/boot.ts',
        // Drawings that style sheets name: build.mjs writes them after both bundles.
        external: [/^\/illustrations\/\w+\/\w+\.svg$/],
        // Told at every build, and nothing is wrong: what takes how long, and which records another page reads, too.
        checks: { pluginTimings: false, ineffectiveDynamicImport: false },
        // The first script, which is built alone, imports it by its address and calls what it exports.
        preserveEntrySignatures: 'allow-extension' as const,
        output: {
          codeSplitting: {
            // React and the router change rarely and stay in visitors' caches; budgets count them apart. With what every
            // root of React needs, and with the buttons that tools and the page of an error have in common: neither shall
            // bring the other's code.
            groups: [
              {
                name: 'react',
                test: /[\\/]node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler|cookie|set-cookie-parser)[\\/]|[\\/]islands[\\/]allowTranslation\.ts$|[\\/]ui[\\/]dist[\\/](?:button|visually-hidden)\.js$|rolldown[\\/]runtime/,
                priority: 3,
              },
              {
                // What pages and tools have in common, without React, stays with the pages, but for the styles that come
                // with their code.
                name: 'pageParts',
                test: /^(?!.*[\\/]islands[\\/](?:calculator|checklist|drawings|facadeInsulation|fundingFinder|housePlan)[\\/]).*(?<!SearchDialog|terms)\.css\.ts|[\\/]islands[\\/](?:toolFragment|keepInputs)\.ts$|[\\/]src[\\/]postcode\.mjs$|[\\/]postcodeForm[\\/]postcodeOf\.ts$/,
                priority: 2,
              },
              {
                // What every tool needs arrives as one file; in pieces it compresses worse. Their styles are one sheet.
                // Parts that never change stand in the page and are not fetched, see calculator/later.tsx.
                name: 'calculator',
                priority: 1,
                test: /[\\/]islands[\\/]calculator[\\/](?!Handover|Origins|Reservation)[^.]+\.tsx?$|[\\/]islands[\\/]calculator[\\/].+\.css\.ts|[\\/]ui[\\/]dist[\\/](?:number|number-field|radio-group)\.js$|[\\/]ui[\\/]dist[\\/](?:checkbox|number-field|radio-group)\.css$/,
              },
            ],
          },
        },
      },
    },
    server: { port, strictPort: false },
  };
});
