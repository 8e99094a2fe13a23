import { leadSandbox } from '@sanierungsweg/lead-widget/sandbox';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [leadSandbox()] });
