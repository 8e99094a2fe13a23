import { describe, expect, it } from 'vitest';
import { type GlossaryTerm, glossary } from '../glossary';
import type { PageRecord } from '../records';
import { plainText, textsOf } from '../walk';
import { loadPages } from './pages';

const pages = await loadPages();

/** How a term looks in running text: on its own, inflected, or as the first part of a compound. */
const LOOKS: Record<GlossaryTerm, RegExp> = {
  uWert: /(?<!\p{L})U-Werte?s?n?(?!\p{L})/u,
  uwWert: /(?<!\p{L})Uw-Werte?s?n?(?!\p{L})/u,
  cop: /(?<!\p{L})COP(?!\p{L})/u,
  jaz: /(?<!\p{L})JAZ(?!\p{L})/u,
  kwp: /(?<!\p{L})kWp(?!\p{L})/u,
  isfp: /(?<!\p{L})iSFP(?!\p{L})/u,
  beg: /(?<!\p{L})BEG(?!\p{L})/u,
  bafa: /(?<!\p{L})BAFA(?!\p{L})/u,
  kfw: /(?<!\p{L})KfW(?!\p{L})/u,
  wdvs: /(?<!\p{L})WDVS(?!\p{L})/u,
  thg: /(?<!\p{L})THG(?!\p{L})/u,
  heizlast: /(?<!\p{L})Heizlast\p{L}*/u,
  vorlauf: /(?<!\p{L})Vorlauftemperatur(?:en)?(?!\p{L})/u,
  abgleich: /(?<!\p{L})[Hh]ydraulische[mnrs]? Abgleichs?(?!\p{L})/u,
  waermebruecke: /(?<!\p{L})Wärmebrücken?(?!\p{L})/u,
  dampfbremse: /(?<!\p{L})Dampfbremsen?(?!\p{L})/u,
};

/** Words without an entry in the glossary, and how the sentence that has them first explains them. */
const PLAIN: readonly (readonly [RegExp, RegExp])[] = [
  [/Heizkurve/u, /wie heiß [^.]*(?:Außentemperatur|Wetter)/u],
  [/Effizienzhaus-Kredit/u, /Standard/u],
  [/Förderklausel/u, /gilt[^.]* Zusage|Zusage gilt/u],
];

/**
 * Terms that a record uses in a sentence before it explains them. Headings, captions and link labels cannot hold an
 * explanation and do not count.
 */
function unexplained(record: PageRecord): string[] {
  const explained = new Set<GlossaryTerm>();
  const found: string[] = [];
  for (const { path, kind, text } of textsOf(record)) {
    if (kind === 'label') continue;
    for (const inline of text) {
      if (typeof inline !== 'string' && inline.kind === 'term') explained.add(inline.term);
      const words = typeof inline === 'string' ? inline : inline.kind === 'strong' ? inline.label : '';
      for (const [name, look] of Object.entries(LOOKS) as [GlossaryTerm, RegExp][]) {
        if (explained.has(name) || !look.test(words)) continue;
        explained.add(name);
        found.push(`${path}: ${glossary[name].name} in “${words.trim().slice(0, 80)}”`);
      }
    }
  }
  return found;
}

describe('terms of the glossary', () => {
  it('knows how every term looks', () => {
    expect(Object.keys(LOOKS).sort()).toEqual(Object.keys(glossary).sort());
    for (const [name, look] of Object.entries(LOOKS)) expect(glossary[name as GlossaryTerm].name).toMatch(look);
  });

  it.each(pages)('$path explains each term where it first stands', ({ record }) => {
    expect(unexplained(record)).toEqual([]);
  });

  it.each(pages)('$path explains each other word of the trade where it first stands', ({ record }) => {
    const texts = textsOf(record).flatMap(({ kind, text }) => (kind === 'label' ? [] : [plainText(text)]));
    const first = PLAIN.map(([word, explains]) => [texts.find((text) => word.test(text)), explains] as const);
    expect(first.filter(([text, explains]) => text !== undefined && !explains.test(text))).toEqual([]);
  });

  it('every term is explained on some page', () => {
    const used = new Set(
      pages.flatMap(({ record }) =>
        textsOf(record).flatMap(({ text }) =>
          text.flatMap((inline) => (typeof inline !== 'string' && inline.kind === 'term' ? [inline.term] : [])),
        ),
      ),
    );
    expect(Object.keys(glossary).filter((name) => !used.has(name as GlossaryTerm))).toEqual([]);
  });

  it.each(pages)('$path labels a term with its name', ({ record }) => {
    const wrong = textsOf(record).flatMap(({ text }) =>
      text.flatMap((inline) =>
        typeof inline !== 'string' && inline.kind === 'term' && !LOOKS[inline.term].test(inline.label)
          ? [inline.label]
          : [],
      ),
    );
    expect(wrong).toEqual([]);
  });
});
