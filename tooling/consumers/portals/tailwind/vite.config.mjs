import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const pages = ['own', 'before', 'after'];

export default defineConfig({
  plugins: [react(), tailwind()],
  build: { assetsInlineLimit: 0, rollupOptions: { input: pages.map((page) => `${page}.html`) } },
});
