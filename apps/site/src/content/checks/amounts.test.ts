import { describe, expect, it } from 'vitest';
import type { RoutePath } from '../../routes';
import { textsOf } from '../walk';
import { loadPages } from './pages';

const pages = await loadPages();

/** Digits and number words that are not amounts, each with the reason why they may stand in content. */
const ALLOWED: readonly { pages: readonly RoutePath[]; words: RegExp; reason: string }[] = [
  {
    pages: ['/energieberater'],
    words: /\b2025\/2026\b/g,
    reason: 'Name of the trends section, given by the specification (R-ADV-03).',
  },
  {
    pages: ['/foerderungen', '/elektrik'],
    words: /KfW\u00a0(?:261|436)/g,
    reason: 'Names of programmes that the specification gives (D-NAMES).',
  },
  {
    pages: ['/impressum'],
    words: /§\u00a0(?:5\s+DDG|18\s+MStV|36\s+VSBG)/g,
    reason: 'Statutes that D-NUMBERS allows on legal pages.',
  },
  {
    pages: ['/datenschutz'],
    words: /Art\.\u00a0(?:6\s+Abs\.\u00a01|7|13|15–\u206022|21|26|77)(?!\d)|§\u00a025\s+Abs\.\u00a0[12]\s+TDDDG/g,
    reason: 'Articles that D-NUMBERS allows on legal pages.',
  },
  {
    pages: ['/datenschutz'],
    words: /Stand: September 2025/g,
    reason: 'Date of the privacy policy, given by the specification (R-DS-02).',
  },
  {
    pages: ['/barrierefreiheit'],
    words: /WCAG\u00a02\.2|EN\u00a0301\u00a0549|Anlage\u00a03/g,
    reason: 'Standards that D-NUMBERS allows on legal pages.',
  },
];

const NUMBER =
  '(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|hundert|tausend)';
const UNIT =
  '(?:Prozent|Euro|Cent|Jahre[ns]?|Jahrzehnte?n?|Monate?n?|Wochen?|Tagen?|Werktagen?|Stunden?|Minuten?|Meter|Metern|Zentimetern?|Millimetern?|Quadratmetern?|Kilometern?|Litern?|Grad|Kilowatt\\p{L}*|Watt|Tonnen|Kilogramm)';
const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu');

/** What looks like an amount that a figure should carry. Number words count only beside a unit, as a share or a factor. */
const AMOUNTS: readonly (readonly [RegExp, string])[] = [
  [/\d+/gu, 'a digit'],
  [word('Prozent'), 'a percentage in words'],
  [word(`${NUMBER}(?:\\s+(?:bis|oder)\\s+${NUMBER})?\\s+${UNIT}`), 'a number word with its unit'],
  [
    word('(?:ein|einem|einer|eines|zwei|drei|vier)\\s+(?:Drittel|Viertel|Fünftel|Achtel|Zehntel)n?s?'),
    'a share in words',
  ],
  [word('Hälfte|zur Hälfte|halb so \\p{L}+|doppelt so \\p{L}+|dreimal so \\p{L}+'), 'a share or a factor in words'],
  [word('(?:halbier|verdoppel|verdreifach)\\p{L}*'), 'a factor in words'],
  [word('Dutzende?n?|Hunderte?n?|Tausende?n?|Million\\p{L}*|Milliarde\\p{L}*'), 'a count in words'],
];

/** The words of a text that its author typed: everything but figures. */
function typedWords(text: ReturnType<typeof textsOf>[number]['text']): string {
  return text
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      return 'label' in inline && inline.kind !== 'figure' ? inline.label : '\uFFFC';
    })
    .join('');
}

function withoutAllowed(path: RoutePath, words: string): string {
  return ALLOWED.filter((entry) => entry.pages.includes(path)).reduce(
    (rest, entry) => rest.replace(entry.words, ''),
    words,
  );
}

/** Every amount that stands in words where a figure should stand. */
function amountsIn(words: string): string[] {
  return AMOUNTS.flatMap(([pattern, meaning]) =>
    [...words.matchAll(pattern)].map(({ 0: found, index }) => {
      const around = words.slice(Math.max(0, index - 30), index + found.length + 30);
      return `${meaning}: “${found}” in “${around}”`;
    }),
  );
}

describe('amounts come from figures', () => {
  it.each([
    'spart 70 % der Kosten',
    'innerhalb von zwei Wochen',
    'fünf bis zehn Jahre',
    'rund ein Drittel der Wärme',
    'etwa die Hälfte',
    'halbiert die Kosten',
    'zehn Prozent',
    'Tausende Betriebe',
  ])('notices “%s”', (words) => {
    expect(amountsIn(words)).not.toEqual([]);
  });

  it('leaves small number words alone that state no fact', () => {
    expect(amountsIn('drei Scheiben, ein bis zwei Räume, zwei Angebote, ein ganzes Viertel')).toEqual([]);
  });

  it.each(pages)('$path writes no amount of its own', ({ path, record }) => {
    const found = textsOf(record).flatMap(({ path: place, text }) =>
      amountsIn(withoutAllowed(path, typedWords(text))).map((amount) => `${place}: ${amount}`),
    );
    expect(found).toEqual([]);
  });

  it.each(ALLOWED)('needs the exception $words', ({ pages: paths, words }) => {
    const unused = pages
      .filter(({ path }) => paths.includes(path))
      .filter(({ record }) => !textsOf(record).some(({ text }) => typedWords(text).match(words)));
    expect(unused.map(({ path }) => path)).toEqual([]);
  });
});

const sources = import.meta.glob<string>(['../../{browser,islands,page}/**/*.tsx', '!**/*.{test,stories}.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('amounts in templates', () => {
  it('finds the templates', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(10);
  });

  it.each(Object.entries(sources))('%s holds no literal amount', (_file, source) => {
    const amounts =
      /(?:\d[\d.,]*|bis zu \p{L}+)[\s\u00a0]*(?:%|€|Euro|Prozent|Stunden|Jahre|Wochen|Werktage|Tage|Angebote|m²|kWp|kWh|weitere Städte)/gu;
    expect(source.match(amounts) ?? []).toEqual([]);
  });
});
