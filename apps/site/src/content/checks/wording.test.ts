import { describe, expect, it } from 'vitest';
import { glossary } from '../glossary';
import type { Inline, Text } from '../text';
import { type FoundText, figureOf, plainText, textsOf } from '../walk';
import { loadPages } from './pages';

const pages = await loadPages();

/** General environmental claims, which German competition law restricts (D-WORDS). */
const CLAIMS =
  /(?<!\p{L})(?:klimafreundlich|klimagerecht|klimaschonend|umweltfreundlich|umweltschonend|umweltverträglich|ressourcenschonend|klimaneutral|klimapositiv|nachhaltig|ökologisch|emissionsfrei|emissionsarm|zukunftsfähig|CO2-(?:neutral|frei)|Umweltsiegel|Gütesiegel|Prüfsiegel)\p{L}*|(?<!\p{L})grüne[mnrs]?\s+(?:Energie|Technik|Technologie|Heizung|Wärme|Strom|Zukunft|Lösung|Wahl|Dämmung|Sanierung)\p{L}*/giu;

/** What templates, tools, drawings with their descriptions and sharing pictures say by themselves. */
const sources = import.meta.glob<string>(
  ['../../{browser,illustrations,islands,page}/**/*.{ts,tsx}', '!**/*.{test,stories,css}.{ts,tsx}', '!**/*.css.ts'],
  { query: '?raw', import: 'default', eager: true },
);

/** Empty phrases that could stand on any page, and boasts that nobody can check. */
const FILLER =
  /in der heutigen Zeit|immer mehr Menschen|heutzutage|rund um das Thema|nicht zuletzt|in Zeiten (?:von|steigender)|Sie sind hier genau richtig|maßgeschneidert|ganzheitlich|zukunftssicher|revolutionär|garantiert (?:die|das|den)|Nummer eins|kinderleicht|Rundum-sorglos/giu;

/** Promises for others, whom the operator neither checks nor chooses (D-VETTED). */
const PROMISES = /Darauf können Sie sich verlassen|verlassen Sie sich auf uns|garantieren wir/giu;

/** Typographic faults in what a reader sees, each with what to write instead. */
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/^\s*$/u, 'write words or leave the field out'],
  [/<\/?[a-z][^>]*>|\*\*|\]\(/iu, 'a record is neither HTML nor Markdown: use strong(…) and link(…)'],
  [/["'`´]/u, 'write „ “ and ’'],
  [/”|‟|»|«/u, 'write „ “'],
  [/\s-\s|--/u, 'write – with spaces'],
  [/\p{L}–\p{L}/u, 'write a dash with spaces or a hyphen'],
  [/\.\.\./u, 'write …'],
  [/[ \u00a0]{2,}/u, 'one space'],
  [/[ \u00a0][,.;:!?)]|\([ \u00a0]/u, 'no space before punctuation'],
  [/[,;!?:](?=\p{L})/u, 'a space after punctuation'],
  [/\p{Ll}{2}\.(?=\p{Lu})/u, 'a space after the full stop'],
  [/^\s|\s$/u, 'no space at the ends'],
  [/\d (?:%|€|m²|cm|mm|kWp|kWh|kW|W\/|Stunden|Jahre|Wochen|Uhr|Werktag)/u, 'a non-breaking space before the unit'],
  [/\d(?:%|€|m²|cm|kWp|kWh)/u, 'a space before the unit'],
  [/(?:§§?|Art\.|Abs\.|Nr\.|Satz) \d/u, 'a non-breaking space before the number'],
  [/(?:z\.|d\.|u\.|o\.) ?(?:B|h|a|ä)\./u, 'write the words out or use a non-breaking space'],
  [/\d-\d{2,}/u, 'write – between numbers'],
  [/m2|m\^2|CO2|qm(?!\p{L})/u, 'write m²; write Kohlendioxid'],
  [/[→≈≤≥₂]/u, 'the fonts lack this character'],
  [/\p{L}[*:_](?:in|innen)(?!\p{L})|\p{Ll}Innen(?!\p{L})/u, 'write both forms or a neutral word'],
  [/!!|\?\?|\?!/u, 'one mark'],
  [/bleib(?:e|t|en) wie (?:er|sie|es) /u, 'a comma before a clause: bleibt, wie er ist'],
];

/** Balanced German quotation marks. */
function unbalanced(plain: string): boolean {
  let open = 0;
  for (const character of plain) {
    if (character === '„') open += 1;
    if (character === '“') open -= 1;
    if (open < 0 || open > 1) return true;
  }
  return open !== 0;
}

const label = (inline: Inline | undefined) => (typeof inline === 'string' ? inline : '');

/** Faults at the seams between words and figures, links or terms. */
function seams({ text, kind, inData }: FoundText): string[] {
  return text.flatMap((inline, index) => {
    if (typeof inline === 'string') return [];
    const before = label(text[index - 1]);
    const after = label(text[index + 1]);
    const plain = plainText([inline]);
    const figure = figureOf(inline);
    const found: string[] = [];
    if (/[\p{L}\d,;.!?]$/u.test(before)) found.push(`no space before ${plain}`);
    if (figure && /^[\p{L}\d(]/u.test(after)) found.push(`no space after ${plain}`);
    if (!figure) return found;
    const bounded = figure.bound !== undefined && figure.bound !== 'plus';
    const starts = index === 0 || (before !== '' && /[.!?…]\s+(?:„)?$/u.test(before));
    if (inline.kind === 'figure' && bounded) {
      if (/(?:bis zu|bis|ab|rund|etwa|über|höchstens|mehr als|maximal|nur)\s$/iu.test(before))
        found.push(`doubled: “${before.slice(-15)}${plain}”`);
      if (starts && kind === 'text' && !inData && text.length > 1) found.push(`capital() at the start: ${plain}`);
    }
    if (inline.kind === 'capital' && !starts && !/[:„–]\s*$/u.test(before))
      found.push(`no capital() inside a sentence: ${plain}`);
    return found;
  });
}

/** Sentences that readers expect to end with a mark. */
const ENDS_WITH_MARK = /^(?:lead|faq\.\d+\.answer\.\d+|.*\.blocks\.\d+|.*\.text|.*\.intro|.*\.note)$/;

const plain = (text: Text) => plainText(text);

describe('wording', () => {
  it('finds what it looks for', () => {
    expect('eine klimaneutrale Heizung und grüne Energie'.match(CLAIMS)).toHaveLength(2);
    expect('das grüne Tor'.match(CLAIMS)).toBeNull();
    expect(
      FAULTS.filter(([fault]) => fault.test('Er sagt: „So – etwa – wird’s.“ 12.000–18.000\u00a0€, Art.\u00a06')).map(
        ([, advice]) => advice,
      ),
    ).toEqual([]);
  });

  it.each([
    '"so"',
    'a - b',
    'und ...',
    'zwei  Leerzeichen',
    '20 %',
    '20%',
    'z. B. so',
    'Ja,nein',
    'Ende.Anfang',
    'm2',
    '',
    '<b>so</b>',
    '**so**',
    '[Dach](/dach)',
  ])('knows a fault in “%s”', (words) => {
    expect(FAULTS.some(([fault]) => fault.test(words))).toBe(true);
  });

  it.each(pages)('$path makes no general environmental claim', ({ record }) => {
    expect(textsOf(record).flatMap(({ text }) => plain(text).match(CLAIMS) ?? [])).toEqual([]);
  });

  it.each(Object.entries(sources))('%s makes none in what it draws, nor promises for others', (_file, source) => {
    expect([...(source.match(CLAIMS) ?? []), ...(source.match(PROMISES) ?? [])]).toEqual([]);
  });

  it('looks at alternative texts, tools and sharing pictures', () => {
    const files = Object.keys(sources).join('\n');
    for (const folder of ['illustrations/', 'islands/', 'page/', 'browser/']) expect(files).toContain(folder);
  });

  it.each(pages)('$path has no empty phrase', ({ record }) => {
    expect(textsOf(record).flatMap(({ text }) => plain(text).match(FILLER) ?? [])).toEqual([]);
    expect(textsOf(record).flatMap(({ text }) => plain(text).match(PROMISES) ?? [])).toEqual([]);
  });

  it('the glossary keeps the same rules', () => {
    const meanings = Object.values(glossary).map(({ meaning }) => meaning);
    expect(meanings.flatMap((meaning) => meaning.match(CLAIMS) ?? [])).toEqual([]);
    expect(meanings.filter((meaning) => FAULTS.some(([fault]) => fault.test(meaning)) || unbalanced(meaning))).toEqual(
      [],
    );
  });
});

describe('typography', () => {
  it.each(pages)('$path is set correctly', ({ record }) => {
    const found = textsOf(record).flatMap((entry) => {
      const words = plain(entry.text);
      return [
        ...FAULTS.filter(([fault]) => fault.test(words)).map(
          ([fault, advice]) => `${advice} (${fault.exec(words)?.[0]})`,
        ),
        ...(unbalanced(words) ? ['quotation marks do not pair'] : []),
        ...seams(entry),
      ].map((fault) => `${entry.path}: ${fault}: “${words.slice(0, 70)}”`);
    });
    expect(found).toEqual([]);
  });

  it.each(pages)('$path ends its sentences', ({ record }) => {
    const open = textsOf(record).filter(
      ({ path, kind, text, inData }) =>
        kind === 'text' && !inData && ENDS_WITH_MARK.test(path) && !/[.!?:…“)]$/u.test(plain(text)),
    );
    expect(open.map(({ path, text }) => `${path}: …${plain(text).slice(-40)}`)).toEqual([]);
    expect(record.description).toMatch(/[.!?]$/u);
  });

  it.each(pages)('$path ends its questions with a question mark', ({ record }) => {
    const questions = textsOf(record).filter(({ path }) => path.endsWith('.question'));
    expect(questions.filter(({ text }) => !plain(text).includes('?')).map(({ text }) => plain(text))).toEqual([]);
  });
});
