import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { recognised } from '../config/recognised.ts';
import { storybookVite } from '../config/viteConfig.ts';
import { withoutReadonly } from '../config/withoutReadonly.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.stories.tsx',
    '../src/**/*.mdx',
    '../../../packages/*/src/**/*.stories.tsx',
    '../../site/src/**/*.stories.tsx',
    '../.cache/reference/**/*.mdx',
  ],
  addons: [
    // Tables in Markdown, for the reference.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  staticDirs: [{ from: fileURLToPath(new URL('../../site/public', import.meta.url)), to: '/' }],
  docs: { defaultName: 'Anleitung' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Before docgen, which is among what is inherited.
  viteFinal: async (inherited) =>
    mergeConfig(
      { ...inherited, plugins: [withoutReadonly, recognised, ...(inherited.plugins ?? [])] },
      await storybookVite(),
    ),
};
export default config;
