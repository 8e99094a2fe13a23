const FENCE = /^```(\S*)[ \t]*(.*)\n([\s\S]*?)^```$/gm;

/**
 * Every fenced block of a Markdown text, in order.
 * @param {string} markdown
 * @returns {{ language: string, title: string | undefined, heading: string, code: string, line: number }[]} `title` is
 *   what follows the language (`tsx src/App.tsx`); `heading` the last one above; `line` counts from 1
 */
export function codeBlocks(markdown) {
  return [...markdown.matchAll(FENCE)].map(({ 1: language, 2: title, 3: code, index }) => {
    const before = markdown.slice(0, index);
    const headings = before.replaceAll(FENCE, '').match(/^#+ .*$/gm) ?? [];
    return {
      language,
      title: title || undefined,
      heading: headings.at(-1)?.replace(/^#+ /, '') ?? '',
      code,
      line: before.split('\n').length,
    };
  });
}
