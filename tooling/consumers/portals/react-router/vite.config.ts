import { reactRouter } from '@react-router/dev/vite';
import { leadSandbox } from '@sanierungsweg/lead-widget/sandbox';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [reactRouter(), leadSandbox()], logLevel: 'warn' });
