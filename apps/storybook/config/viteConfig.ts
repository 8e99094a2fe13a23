import { leadSandbox } from '@sanierungsweg/lead-widget/sandbox';
import { buildConstants } from '@sanierungsweg/site/build/constants.mjs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { SONNER, withoutSonnerStyle } from '../../../packages/ui/scripts/stripSonnerStyle.mjs';
import { shownCode } from '../shownCode/plugin.ts';
import { identifiers } from './identifiers.ts';
import { siteDrawings } from './siteDrawings.ts';
import { packageSources, siteRoot } from './sources.ts';

/** Toasts as the package publishes them: sonner's own style sheet would win over their look. */
const stripSonnerStyle: Plugin = {
  name: 'strip-sonner-style',
  enforce: 'pre',
  transform: (code, id) => {
    const [path = ''] = id.split('?');
    return SONNER.test(path) ? { code: withoutSonnerStyle(code, path), map: null } : null;
  },
};

/** Everything that packages and site need to run inside the Storybook as they run on the site. */
export async function storybookVite(): Promise<UserConfig> {
  return {
    define: await buildConstants(siteRoot),
    plugins: [
      react(),
      stripSonnerStyle,
      vanillaExtractPlugin({ identifiers }),
      siteDrawings(),
      shownCode(),
      leadSandbox({ behaviour: 'observer', frameless: true, query: true }),
    ],
    resolve: { alias: packageSources, dedupe: ['react', 'react-dom'] },
    // Found only when the first page is shown, they would reload it.
    optimizeDeps: {
      // Bundled ahead it would not pass the plugin.
      exclude: ['sonner'],
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
