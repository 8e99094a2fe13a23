import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bakeRecords } from './prerender/bakeRecords.mjs';
import { buildConstants } from './prerender/constants.mjs';
import { siteDevServer } from './prerender/devServer.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig(async () => ({
  root,
  // The dev server answers every path with the empty document of prerender/devServer.mjs.
  appType: 'custom' as const,
  define: await buildConstants(root),
  plugins: [bakeRecords(), react(), vanillaExtractPlugin(), siteDevServer()],
  build: {
    target: 'es2022',
    manifest: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    outDir: 'dist',
    rollupOptions: { input: 'src/entry-client.ts' },
  },
  server: { port: Number(process.env.PORT ?? 5173), strictPort: false },
}));
