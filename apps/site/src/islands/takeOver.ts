import type { admitFailure } from './admitFailure';

/** Says that an element lacks its code. */
export type AdmitFailure = typeof admitFailure;

let admit: AdmitFailure = () => {};

/** Says what admits that code cannot be had: it stands in the page, and is not fetched a second time (browser/entry.ts). */
export function admitBy(admitFailure: AdmitFailure): void {
  admit = admitFailure;
}

/** Awaits code of an island. One whose code cannot be had stays what it is without scripts, and says so if need be. */
export async function takeOver<T>(element: HTMLElement, taken: Promise<T>): Promise<T | undefined> {
  try {
    return await taken;
  } catch (error) {
    const { island } = element.dataset;
    console.error(`site: The island “${island}” could not be loaded. It stays what it is without scripts.`, error);
    admit(element);
    return undefined;
  }
}
