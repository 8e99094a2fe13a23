import { VisuallyHidden } from '@sanierungsweg/ui/visually-hidden';
import { useEffect, useState } from 'react';

/** After the last key, so that a number is read once and not digit by digit. */
const ANNOUNCE_DELAY_MS = 700;

/** Says one short sentence to screen readers when it has changed and typing has stopped; nothing at first. */
export function Announcement({ sentence }: { sentence: string | null }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (sentence === null) return undefined;
    const timer = setTimeout(() => setSaid(sentence), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <VisuallyHidden>
      <output>{said}</output>
    </VisuallyHidden>
  );
}
