import { VisuallyHidden } from '@sanierungsweg/ui/visually-hidden';
import { useEffect, useState } from 'react';
import type { Calculator } from './useCalculator';

/** After the last key, so that a number is read once and not digit by digit. */
const ANNOUNCE_DELAY_MS = 700;

export interface AnnouncementProps {
  readonly calculator: Pick<Calculator<unknown>, 'state' | 'wrong'>;
  /** The result in one short sentence. */
  readonly sentence: string;
}

/** Says to screen readers what has changed once typing has stopped; nothing of the example. */
export function Announcement({ calculator: { state, wrong }, sentence }: AnnouncementProps) {
  const [said, setSaid] = useState('');
  const now =
    state === 'stale' ? `${wrong.join(', ')}: Angabe fehlt oder passt nicht. Es gilt das letzte Ergebnis.` : sentence;
  useEffect(() => {
    if (state === 'example') return undefined;
    const timer = setTimeout(() => setSaid(now), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state, now]);
  return (
    <VisuallyHidden>
      <output>{said}</output>
    </VisuallyHidden>
  );
}
