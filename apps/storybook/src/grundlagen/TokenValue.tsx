import type { TokenName } from '@sanierungsweg/ui/tokens';
import { useState } from 'react';
import { CopyName } from './CopyName';
import { pixelsAt } from './pixelsAt';
import { tokenUses } from './tokenUses';

const number = new Intl.NumberFormat('de-DE');

/** A value with its pixels, where it is a plain number of rem. */
const withPixels = (value: string) =>
  /^[\d.]+rem$/.test(value) ? `${value} (${number.format(pixelsAt(0, value))}\u00a0px)` : value.replaceAll(',', ', ');

/** A design token that is the same by day and by night: its name to copy, its value in this window, what it is for. */
export function TokenValue({ name }: { name: TokenName }) {
  const [value] = useState(() => getComputedStyle(document.documentElement).getPropertyValue(`--ui-${name}`).trim());
  return (
    <>
      <CopyName name={name} code={`var(--ui-${name})`} /> <span className="fd-muted">{withPixels(value)}</span>
      <span className="fd-line">{tokenUses[name]}</span>
    </>
  );
}
