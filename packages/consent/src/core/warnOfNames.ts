import type { ConsentSnapshot } from './types';

const told = new Set<string>();

/**
 * While developing, names what is no category, once: it is never allowed, so that nothing else would show it.
 *
 * @param snapshot Its preferences have every name that there is.
 * @param asked One name, or a draft that has such names.
 */
export function warnOfNames(snapshot: ConsentSnapshot<string>, asked: string | object): void {
  try {
    // Bundlers replace the name, and leave all of this out of what visitors load.
    if (process.env.NODE_ENV !== 'production') {
      const names = Object.keys(snapshot.preferences);
      for (const name of typeof asked === 'object' ? Object.keys(asked) : [asked]) {
        if (names.includes(name) || told.has(name)) continue;
        told.add(name);
        console.error(
          `consent: "${name}" names no category, so it is never allowed, and no decision about it is kept. Write one of ${names.join(', ')}.`,
        );
      }
    }
  } catch {
    // Without a bundler the name means nothing, and nobody develops.
  }
}
