/**
 * Makes a story fail that reports an error at the console without having announced it.
 *
 * @param expected Beginnings of messages that belong to the story, from `parameters.expectedErrors`
 * @returns What ends the watch and throws if there was an unexpected message
 */
export function watchConsole(expected: readonly string[]): () => void {
  const original = console.error;
  const unexpected: string[] = [];
  console.error = (...words: unknown[]) => {
    const [first] = words;
    const message = first instanceof Error ? String(first.stack) : String(first);
    if (!expected.some((beginning) => message.startsWith(beginning))) unexpected.push(words.map(String).join(' '));
    original(...words);
  };
  return () => {
    console.error = original;
    if (unexpected.length > 0) {
      throw new Error(
        `storybook: The story wrote ${unexpected.length} error(s) to the console. Mend the cause, or name the beginning in parameters.expectedErrors.\n${unexpected.join('\n')}`,
      );
    }
  };
}
