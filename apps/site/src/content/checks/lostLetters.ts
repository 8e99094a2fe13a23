/** Stands for what no reader of UTF-8 understands: a file that an editor saved in another encoding. */
const LOST = /[^\s"]*\uFFFD[^\s"]*/;

interface Written {
  readonly path: string;
  readonly record: object;
}

/** Pages whose words have lost letters, as lines for people: before the ledger asks why they have changed. */
export function lostLetters(pages: readonly Written[]): string[] {
  return pages.flatMap(({ path, record }) => {
    const [word] = LOST.exec(JSON.stringify(record)) ?? [];
    return word === undefined ? [] : [`  ${path}: “${word}”. Save the file of its record as UTF-8.`];
  });
}
