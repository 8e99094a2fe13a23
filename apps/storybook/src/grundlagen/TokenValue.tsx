import { useState } from 'react';
import { CopyToken } from './CopyToken';

/** The value of a design token as the style sheet of this page has it. */
export function TokenValue({ name }: { name: string }) {
  const [value] = useState(() => getComputedStyle(document.documentElement).getPropertyValue(`--ui-${name}`).trim());
  return (
    <>
      <CopyToken name={name} /> <span className="fd-muted">{value.replaceAll(',', ', ')}</span>
    </>
  );
}
