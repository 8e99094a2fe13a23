/** A declaration of a token, after the brace or semicolon before it; its value holds no braces. */
const DECLARATION = /(?<=[{;])(--ui-[\w-]+):[^;{}]*(?:;|(?=\}))/g;

const names = (text) => text.match(/--ui-[\w-]*/g) ?? [];

/**
 * A style sheet without those tokens of the design system that nothing of this site reads. What reads them by a name put
 * together, such as `--ui-art-${name}`, keeps all that begin so.
 * @param {string} css minified
 * @param {readonly string[]} readers whatever else may read a token: markup, scripts, other sheets
 * @returns {string}
 */
export function withoutUnreadTokens(css, readers) {
  const others = new Set([
    ...names(css.replaceAll(DECLARATION, (declaration) => declaration.slice(declaration.indexOf(':')))),
    ...readers.flatMap(names),
  ]);
  const starts = [...others].filter((name) => name.endsWith('-'));
  const isRead = (name) => others.has(name) || starts.some((start) => name.startsWith(start));
  return css.replaceAll(DECLARATION, (declaration, name) => (isRead(name) ? declaration : ''));
}
