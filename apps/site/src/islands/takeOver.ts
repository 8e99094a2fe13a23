/** Awaits code of an island. One whose code cannot be had stays what it is without scripts. */
export async function takeOver<T>(name: string, taken: Promise<T>): Promise<T | undefined> {
  try {
    return await taken;
  } catch (error) {
    console.error(`site: The island “${name}” could not be loaded. It stays what it is without scripts.`, error);
    return undefined;
  }
}
