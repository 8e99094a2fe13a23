import react from '@vitejs/plugin-react';
import autoprefixer from 'autoprefixer';
import { defineConfig } from 'vite';

const pages = ['own', 'reset', 'entries'];

export default defineConfig({
  plugins: [react()],
  css: { postcss: { plugins: [autoprefixer({ overrideBrowserslist: ['defaults'] })] } },
  build: { assetsInlineLimit: 0, rollupOptions: { input: pages.map((page) => `${page}.html`) } },
});
