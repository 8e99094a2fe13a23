declare global {
  /** Set by the tests: there, an unexpected error makes its story fail. Whoever looks at a story still sees it. */
  var errorsFailStories: boolean | undefined;
}

const original = console.error;
let unexpected: string[] = [];

/**
 * Starts to note what a story reports at the console as an error without having announced it.
 *
 * @param expected Beginnings of messages that belong to the story, from `parameters.expectedErrors`
 */
export function watchConsole(expected: readonly string[]): void {
  const messages: string[] = [];
  unexpected = messages;
  console.error = (...words: unknown[]) => {
    const [first] = words;
    const message = first instanceof Error ? String(first.stack) : String(first);
    if (!expected.some((beginning) => message.startsWith(beginning))) messages.push(words.map(String).join(' '));
    original(...words);
  };
}

/**
 * Ends the watch and makes the story fail that caused it. It runs after each story: what a story's set-up returns would
 * run before the next one only, and after the last one of a file not at all.
 *
 * @throws In tests, if there was an unexpected message. Elsewhere a page about the error would stand in the story's place,
 *   already where a play function expects a narrower window than that of whoever looks
 */
export function expectCalmConsole(): void {
  console.error = original;
  if (globalThis.errorsFailStories && unexpected.length > 0) {
    throw new Error(
      `storybook: The story wrote ${unexpected.length} error(s) to the console. Mend the cause, or name the beginning in parameters.expectedErrors.\n${unexpected.join('\n')}`,
    );
  }
}
