import type { BakedText } from './baked';

/** The words of a baked text without links and stress, e.g. for keys and structured data. */
export function plainText(text: BakedText): string {
  return text
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      return 'strong' in inline ? inline.strong : inline.label;
    })
    .join('');
}
