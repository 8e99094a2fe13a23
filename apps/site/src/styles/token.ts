/** A design token of the ui package as a CSS value: `token('color-text')` is `var(--ui-color-text)`. */
export function token(name: string): string {
  return `var(--ui-${name})`;
}
