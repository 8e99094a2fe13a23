import type { Text } from '../../../content/text';
import { TextView } from '../Text/TextView';
import { spaced } from './Note.css';

/** A remark in small print under a table, chart or group of cards; nothing without text. */
export function Note({ text }: { text: Text | undefined }) {
  if (!text) return null;
  return (
    <p className={spaced}>
      <TextView text={text} />
    </p>
  );
}
