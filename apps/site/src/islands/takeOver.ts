import { admitFailure } from './admitFailure';

/** Awaits code of an island. One whose code cannot be had stays what it is without scripts, and says so if need be. */
export async function takeOver<T>(element: HTMLElement, taken: Promise<T>): Promise<T | undefined> {
  try {
    return await taken;
  } catch (error) {
    const { island } = element.dataset;
    console.error(`site: The island “${island}” could not be loaded. It stays what it is without scripts.`, error);
    admitFailure(element);
    return undefined;
  }
}
