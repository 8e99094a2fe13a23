import type { Plugin } from 'vite';
import { allCode, storyFiles } from './allCode.ts';

const NAME = 'virtual:shown-code';
const RESOLVED = `\0${NAME}`;

/** Vite plugin: the code of stories, written from their source when the Storybook is built. */
export function shownCode(): Plugin {
  return {
    name: 'shown-code',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      for (const file of storyFiles()) this.addWatchFile(file);
      return `export const shownCode = ${JSON.stringify(Object.fromEntries(allCode()))};`;
    },
  };
}
