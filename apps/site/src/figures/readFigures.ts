/** What is wrong with the figures read so far, while all of them are read at once. */
let found: string[] | undefined;

/**
 * Whether a figure is refused. Its reader stops there, unless all are read at once.
 * @param check Throws what is wrong with it.
 * @param inputs What it is calculated from. While all are read, a wrong one has no value, and what follows from it is
 *   not to blame.
 */
export function isRefused(check: () => void, inputs: readonly { readonly value: unknown }[] = []): boolean {
  if (found !== undefined && inputs.some(({ value }) => Number.isNaN(value))) return true;
  try {
    check();
    return false;
  } catch (error) {
    if (found === undefined || !(error instanceof Error)) throw error;
    found.push(error.message);
    return true;
  }
}

/**
 * Reads all figures before anything is done with them, so that whoever has several wrong ones hears of them at once.
 * @param read Loads the modules that declare them.
 * @throws One error with what is wrong with each.
 */
export async function readFigures(read: () => Promise<unknown>): Promise<void> {
  const wrong: string[] = [];
  found = wrong;
  try {
    await read();
  } catch (error) {
    if (wrong.length === 0) throw error;
  } finally {
    found = undefined;
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}
