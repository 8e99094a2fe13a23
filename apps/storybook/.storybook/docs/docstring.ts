/** A docstring, taken apart. */
export interface Docstring {
  /** What stands before the first tag, as Markdown. */
  words: string;
  /** Code of each `@example`. */
  examples: readonly string[];
  /** Addresses of each `@see`. */
  sources: readonly string[];
}

/** Takes a docstring apart: its tags hold code and addresses, which are no Markdown. */
export function readDocstring(text = ''): Docstring {
  const [words = '', ...tags] = text.split(/^@(?=[a-z])/m);
  const of = (tag: string) =>
    tags
      .filter((entry) => entry.startsWith(`${tag} `) || entry.startsWith(`${tag}\n`))
      .map((entry) => entry.slice(tag.length).trim());
  return { words: words.trim(), examples: of('example'), sources: of('see') };
}
