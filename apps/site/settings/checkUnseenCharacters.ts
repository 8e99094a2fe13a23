/** Line ends of Windows, marks at the start of a file, spaces of no or fixed width: nobody sees them in a value. */
const UNSEEN = /[\p{C}\u00a0\u2000-\u200a\u2028\u2029]/gu;

const escaped = (value: string) =>
  value.replaceAll(UNSEEN, (found) => `\\u${(found.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);

/**
 * Tells of characters in a variable `SITE_…` that nobody sees: as it is told otherwise, such a value looks like the right one.
 * @throws One error that lists each such variable with its value and what to set instead.
 */
export function checkUnseenCharacters(environment: Readonly<Record<string, string | undefined>>): void {
  const told = Object.entries(environment).flatMap(([name, value = '']) =>
    name.startsWith('SITE_') && value.search(UNSEEN) >= 0
      ? [
          `site: ${name} is “${escaped(value)}”, with a character that nobody sees, as line ends of Windows (\\u000d) leave it behind. Set it to “${value.replaceAll(UNSEEN, '')}”.`,
        ]
      : [],
  );
  if (told.length > 0) throw new Error(told.join('\n'));
}
