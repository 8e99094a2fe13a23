import type { Tone } from '../SectionFrame/SectionFrame';
import type { SectionType } from '../view';

/** Sections with a ground of their own, which take no part in the change of grounds. */
const OWN_GROUND: ReadonlySet<SectionType> = new Set(['leadForm', 'callToAction']);

/** Running text follows running text on the same ground, as one text. */
const TEXT: ReadonlySet<SectionType> = new Set(['prose', 'advice', 'operator', 'button']);

/** The grounds of sections in a row: white and soft take turns from the last one back. */
export function tonesOf(types: readonly SectionType[], last: Tone): Tone[] {
  const tones: Tone[] = [];
  let tone = last;
  let below: SectionType | undefined;
  for (const type of types.toReversed()) {
    if (OWN_GROUND.has(type)) {
      tones.unshift('plain');
      continue;
    }
    const continued = below === undefined || (TEXT.has(type) && TEXT.has(below));
    if (!continued) tone = tone === 'soft' ? 'plain' : 'soft';
    tones.unshift(tone);
    below = type;
  }
  return tones;
}
