import { VisuallyHidden } from '@sanierungsweg/ui/visually-hidden';
import type { Calculator } from './useCalculator';
import { useSettled } from './useSettled';

export interface AnnouncementProps {
  readonly calculator: Pick<Calculator<unknown>, 'state' | 'wrong'>;
  /** The result in one short sentence. */
  readonly sentence: string;
}

/** Says to screen readers what has changed once typing has stopped; nothing of the example. */
export function Announcement({ calculator: { state, wrong }, sentence }: AnnouncementProps) {
  const now = {
    example: '',
    own: sentence,
    stale: `${wrong.join(', ')}: Angabe fehlt oder passt nicht. Es gilt das letzte Ergebnis.`,
  }[state];
  const [said] = useSettled(now);
  return (
    <VisuallyHidden>
      <output>{said}</output>
    </VisuallyHidden>
  );
}
