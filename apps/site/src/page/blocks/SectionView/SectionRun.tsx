import type { Tone } from '../SectionFrame/SectionFrame';
import type { SectionData } from '../view';
import { SectionView } from './SectionView';
import { tonesOf } from './tonesOf';

export interface SectionRunProps {
  sections: readonly SectionData[];
  /** Ground of the last section, so that it differs from what follows. Default: `soft`. */
  last?: Tone;
}

/** The sections of a record one after another, on changing grounds. */
export function SectionRun({ sections, last = 'soft' }: SectionRunProps) {
  const tones = tonesOf(
    sections.map(({ type }) => type),
    last,
  );
  return sections.map((section, index) => <SectionView key={section.heading} section={section} tone={tones[index]} />);
}
