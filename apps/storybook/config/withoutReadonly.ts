import type { Plugin } from 'vite';

/** What docgen takes for `unknown`: arrays and tuples of a prop that a component does not change. */
const READONLY_LIST = /(\w\??: )readonly (?=[\w([{])/g;

/** The types of a component as docgen can read them. Types leave no trace in what runs. */
export const writable = (code: string): string => code.replaceAll(READONLY_LIST, '$1');

/** Vite plugin, to stand before docgen: what a prop holds many of is named in the tables of props. */
export const withoutReadonly: Plugin = {
  name: 'without-readonly',
  enforce: 'pre',
  transform: (code, id) => {
    const [path = ''] = id.split('?');
    return /\/packages\/[^/]+\/src\/.*\.tsx$/.test(path) ? { code: writable(code), map: null } : null;
  },
};
