import { leadSandbox } from '@sanierungsweg/lead-widget/sandbox';
import { buildConstants } from '@sanierungsweg/site/build/constants.mjs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { shownCode } from '../shownCode/plugin.ts';
import { identifiers } from './identifiers.ts';
import { siteDrawings } from './siteDrawings.ts';
import { packageSources, siteRoot } from './sources.ts';

/** Everything that packages and site need to run inside the Storybook as they run on the site. */
export async function storybookVite(): Promise<UserConfig> {
  return {
    define: await buildConstants(siteRoot),
    plugins: [
      react(),
      vanillaExtractPlugin({ identifiers }),
      siteDrawings(),
      shownCode(),
      leadSandbox({ behaviour: 'observer', frameless: true, query: true }),
    ],
    resolve: { alias: packageSources, dedupe: ['react', 'react-dom'] },
    // Found only when the first page is shown, they would reload it.
    optimizeDeps: {
      include: [
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'storybook/internal/core-events',
        'sucrase',
      ],
    },
    build: { target: 'es2022', chunkSizeWarningLimit: 4000 },
  };
}
