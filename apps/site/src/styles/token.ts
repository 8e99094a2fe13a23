import type { TokenName } from '@sanierungsweg/ui/tokens';

/** A design token of the ui package as a CSS value: `token('color-text')` is `var(--ui-color-text)`. */
export function token(name: TokenName): string {
  return `var(--ui-${name})`;
}
