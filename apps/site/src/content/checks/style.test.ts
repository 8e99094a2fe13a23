import { describe, expect, it } from 'vitest';
import type { PageRecord } from '../records';
import { plainText, textsOf } from '../walk';
import { loadPages } from './pages';

const pages = await loadPages();

/** Labels that a list item or a card begins with are no mannerism. */
const LABELLED = /\.(?:list|feature|programs|detail)(?:\.|$)/;

/** Running text: what is neither data nor a labelled list. */
function prose(record: PageRecord): string {
  return textsOf(record)
    .filter(({ kind, inData, path }) => kind === 'text' && !inData && !LABELLED.test(path))
    .map(({ text }) => plainText(text))
    .join('\n');
}

/** Each is fine once and a mannerism on the third page; the most that one page may have. */
const PATTERNS: readonly { readonly name: string; readonly looks: RegExp; readonly most: number }[] = [
  { name: 'a sentence that turns on a colon', looks: /\p{L}: (?=\p{L})/gu, most: 6 },
  { name: '“Wer …, …” as an opening', looks: /(?:^|[.!?] )Wer \p{Ll}[^.!?\n]*,[^.!?\n]*[.!]/gmu, most: 2 },
  { name: '“entscheidet”', looks: /(?<!\p{L})entscheide(?:t|nd)(?!\p{L})/giu, most: 1 },
  { name: '“Fragen Sie …” as an opening', looks: /(?:^|[.!?;:] )Fragen Sie/gmu, most: 3 },
  { name: '“Das hängt … ab” as an answer', looks: /(?:^|[.!?] )Das hängt /gmu, most: 0 },
  {
    name: 'hedges',
    looks:
      /(?<!\p{L})(?:meist(?:ens)?|oft|häufig|in der Regel|grundsätzlich|im Allgemeinen|gegebenenfalls|unter Umständen|möglicherweise|womöglich|eventuell|vielfach)(?!\p{L})/giu,
    most: 8,
  },
  {
    name: 'things that talk, want and like',
    looks:
      /(?<!\p{L})(?:redet mit|reden mit|redet ein Wort|will (?:gepflegt|gewartet|getragen|bezahlt|nachgesehen)|wollen gefragt|mag (?:es|kein|keine|weder)|mögen (?:es|kein|keine) (?:Hitze|Wasser|Frost)|flüstern|schweigt|sein Feind|lebt vielfach)(?!\p{L})/giu,
    most: 0,
  },
];

/** The first half of forty pairs: sentences that an editor has rewritten, not to come back on any page. */
const REWRITTEN: readonly string[] = [
  'wohl aber den Fehlkauf aus Unkenntnis',
  'Echo innerhalb',
  'erhöht das den Zuschuss um',
  'ins amtliche Register',
  'Steuer und Rücklauf',
  'schneller Rücklauf',
  'Bis sich der Kauf ausgeglichen hat',
  'Fachbetriebe rühren sich',
  'Wand prüfen, sonst kein Geld',
  'Betriebe, die in Ihrer Postleitzahl arbeiten',
  'Was das Land dazugibt, hängt vom Vorhaben ab',
  'Die Angaben dauern nur',
  'Sagen Sie uns, was',
  'Drei Scheiben statt Zugluft',
  'jederzeit ein Nein',
  'Sie ist danach zu groß eingestellt',
  'Selbst ausrichten dürfen Sie',
  'So warm geht das Wasser',
  'Mehr als jedes Gerät bewirkt',
  'bei Tageslicht ab, von schräg',
  'Nassabrieb, Deckkraft, Sorptionsfähigkeit',
  'die geltende Grenze nennt der Händler',
  'nehmen ihr später keine Arbeit ab',
  'Zur Miete brauchen Sie vorher ein Einverständnis',
  'Die Raumluft kondensiert',
  'Warme Luft schlägt sich',
  'stehen im Raum',
  'nennt diese Seite als Anteil',
  'Sie hören innerhalb von',
  'lassen sich nach dem Stand dieser Seite',
  'Wer Häuser dämmt, heizt, verkabelt oder deckt',
  'stellt Ihnen niemand in Rechnung',
  'Weshalb sich mehrere Blicke',
  'Die eine sieht den Kran',
  'austauschen, obwohl sie noch läuft',
  'wenig Überschuss entsteht',
  'Übliche Leistung bis zu',
  'etwa 30+',
  'Sparpotenzial ist am größten',
  'Die übrigen Bausteine betrifft das nicht',
];

/** One name each for what the pages speak of often. */
const TERMS: readonly (readonly [RegExp, string])[] = [
  [
    /Vermieterseite|Eigentümerseite|Vermietende|(?<!oder |\p{L})(?:[Dd](?:er|en|em)|vom|beim|Ihre?[mns]?) Vermieters?(?!\p{L})/u,
    'Vermieterin oder Vermieter',
  ],
  [/in Frage (?:kommt|kommen)|kommt .{0,40} in Frage/u, 'infrage'],
  [/Leibung/u, 'Laibung'],
  [/Vorgaben? des Betreibers/u, 'Angabe des Betreibers'],
  [/amtliche[sn]? Register/u, 'Marktstammdatenregister'],
  // Its own page says once what else it is called.
  [/(?<!auch )Balkonkraftwerk/u, 'Balkon-Solaranlage'],
];

/** Words on a card: what the thing is, and the line below. */
const CARD = /\.(?:cards|components|features)\.\d+\.(?:description|feature|detail)$/;

/** The line of a card that is a link names its target. */
const isTarget = (record: object, path: string) => {
  const keys = path.split('.').filter(Boolean);
  const card = keys.slice(0, -1).reduce<unknown>((owner, key) => Reflect.get(Object(owner), key), record);
  return keys.at(-1) === 'feature' && Reflect.has(Object(card), 'to');
};

/** A verb with nobody who does it: “Holt Wärme aus der Luft.” */
const NOBODY =
  /(?:^|[.] )(?:Bereitet|Braucht|Brennt|Bringt|Dämmt|Entlastet|Erwärmt|Hilft|Holt|Kombiniert|Lohnt|Nutzt|Passt|Pumpt|Spart|Verlangt|Wird) [^?]*\./u;

describe('style', () => {
  it.each(pages)('$path speaks in sentences on its cards', ({ record }) => {
    const cards = textsOf(record).filter((found) => CARD.test(found.path));
    const lines = cards.filter((found) => !isTarget(record, found.path));
    const words = lines.map(({ text }) => plainText(text));
    expect(words.filter((line) => !/[.!?]“?$/u.test(line) || NOBODY.test(line))).toEqual([]);
  });

  it('knows a card that speaks in fragments', () => {
    expect(['Holt Wärme aus der Luft.', 'Leise. Braucht wenig Platz.'].filter((line) => !NOBODY.test(line))).toEqual(
      [],
    );
    expect(NOBODY.test('Die Luft ist warm. Hilft das? Sie hilft.')).toBe(false);
  });

  it.each(PATTERNS)('thins out $name', ({ looks, most }) => {
    const over = pages
      .map(({ path, record }) => ({ path, found: prose(record).match(looks) ?? [] }))
      .filter(({ found }) => found.length > most);
    expect(
      over.map(({ path, found }) => `${path}: ${found.map((words) => words.trim()).join(' | ')}`),
      `At most ${most} on one page. Write the others differently.`,
    ).toEqual([]);
  });

  it('counts what it looks for', () => {
    const counts = (words: string) => PATTERNS.map(({ looks }) => (words.match(looks) ?? []).length);
    expect(
      counts('Es zählt: nur das. Wer dämmt, spart. Das entscheidet. Fragen Sie nach. Das hängt davon ab.'),
    ).toEqual([1, 1, 1, 1, 1, 0, 0]);
    expect(counts('Das ist meist so, oft auch anders. Holz will gepflegt werden.').slice(-2)).toEqual([2, 1]);
  });

  it.each(pages)('$path has none of the sentences that were rewritten', ({ record }) => {
    const words = textsOf(record)
      .map(({ text }) => plainText(text))
      .join('\n')
      .toLowerCase();
    expect(REWRITTEN.filter((sentence) => words.includes(sentence.toLowerCase()))).toEqual([]);
  });

  it.each(pages)('$path has one name for each thing', ({ record }) => {
    const words = textsOf(record)
      .map(({ text }) => plainText(text))
      .join('\n');
    expect(TERMS.filter(([looks]) => looks.test(words)).map(([, term]) => term)).toEqual([]);
  });
});
