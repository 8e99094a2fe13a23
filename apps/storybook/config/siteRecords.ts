import { bakeRecords } from '@sanierungsweg/site/build/bakeRecords.mjs';
import type { Plugin } from 'vite';
import { siteRoot } from './sources.ts';

/** The site's own plugin for its records, with the site as root instead of the Storybook. */
export function siteRecords(): Plugin {
  const { configResolved, ...plugin } = bakeRecords() as Plugin & {
    configResolved: (config: { root: string; command: string }) => void;
  };
  return { ...plugin, configResolved: ({ command }) => configResolved({ root: siteRoot, command }) };
}
