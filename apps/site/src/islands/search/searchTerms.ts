import { stemmer } from '@orama/stemmers/german';

/**
 * A word as it is compared: lower case, ä as ae and ß as ss (so that a keyboard without umlauts finds the same), other
 * accents dropped.
 */
export function foldWord(word: string): string {
  return word
    .toLocaleLowerCase('de')
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** The words of a text: runs of letters and digits. Soft hyphens and accents of their own do not part a word. */
export function splitWords(text: string): string[] {
  return (
    text
      .normalize()
      .replaceAll('\u00ad', '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/**
 * The words of a text without ways: nobody looks for one, and small letters do not part it from the “WEG” that flat
 * owners ask for.
 */
export function splitTellingWords(text: string): string[] {
  return splitWords(text).filter((word) => !/^Wege?n?$/.test(word));
}

/** Stems of plurals whose vowel changes, alone or at the end of a compound: the stemmer leaves “Dächer” beside “Dach”. */
const PLURAL = /(?:anschluess|antraeg|baed|belaeg|boed|daech|denkmael|haeus|laed|raeum|staedt|waend|zueg)$/;

/**
 * Towns without a page that are, for a search, the beginning of words of the site, a slip of them, or one of their
 * forms: “Stade” is no “Stadt”, “Gera” no “Gerät”, “Kassel” no “Kessel”.
 */
const TOWNS: ReadonlySet<string> = new Set(
  `aachen aalen achern ahaus ahlen albstadt bingen bretten bruchsal buedingen bueren celle dachau dueren emden essen geldern
  gera greifswald hagen halle haltern hemer herne herten hilden hoexter homburg kassel kleve lingen mainz meissen melle
  menden minden moers muenster oelde plauen rheinberg rheine rheinfelden schmallenberg schwerin schwerte siegen
  singen stade stadtallendorf stadthagen steinfurt steinhagen sundern verden verl viersen vreden werder winsen witten
  worms zeitz zerbst`.split(/\s+/),
);

/** Whether a term is a town, and as such neither a slip of another word nor its beginning. */
export function isTown(term: string): boolean {
  return TOWNS.has(term);
}

/** The stem of a folded word: “foerderungen” and “foerderung” are one, and so are “daecher” and “dach”. */
export function stemWord(word: string): string {
  // The stemmer takes “Baden” for the plural of “Bad”.
  return (isTown(word) || word === 'baden' ? word : stemmer(word)).replace(PLURAL, (plural) =>
    plural.replace(/([aou])e/, '$1'),
  );
}

/** Words that are in every question and tell no page from another. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `aber aktuell als alt alte alten alter altes am an ans anstatt auch auf aufs aus bei beim bekomme bekommen bin bis
  brauche braucht ca circa da daheim damit danach darueber das dass dein dem den denn der derzeit des die dies diese
  diesem diesen dieser dir doch dringend du duerfen durch durfte e ein eine einem einen einer eines er es eur euro fuer
  fuers gegen gesucht gibt habe haben hallo hat hinter hoch hohe hohen hoher hohes ich ihm ihn ihr im in info infos ins
  ist ja jahr jahre jahren jetzt kann kein koennen krieg kriege kriegt lang lange lohnt machen macht mal man mein meine meinem meinen
  meiner mich mir mit moechte muesste muss muessen nach neu neue neuen neuer neues nicht nichts noch nun nur ob oder
  ohne qm raus rein seid sein seit sich sie sieht sind sinnvoll so soll sollte trotz tun um und ungefaehr unser unsere
  unter viel viele vom von vor wann warum was wegen welche welchen welcher welches wenn wer werden wie wieso wieviel
  wieviele will wird wo wurde wurden zirka zu zuhause zum zur zwischen
  a and are can do does for how i is it much must my of the to what where who with`.split(/\s+/),
);

/** Whether a folded word is too common to search for. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** What is asked of any subject, and the words that ask for the same. */
const ASPECTS = {
  kost: ['kosten', 'kostet', 'preis', 'preise', 'preisen', 'teuer', 'cost', 'costs', 'price', 'prices'],
  foerder: [
    'foerder',
    'foerderung',
    'foerderungen',
    'foerdern',
    'foerdert',
    'gefoerdert',
    'zuschuss',
    'zuschuesse',
    'zuschuessen',
    'subsidy',
    'subsidies',
    'grant',
    'grants',
  ],
  haelt: ['haelt', 'halten', 'haltbar', 'haltbarkeit', 'lebensdauer'],
  pflicht: ['pflicht', 'pflichten', 'verbot', 'verboten', 'vorgeschrieben', 'erlaubt'],
};

const ASPECT_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(ASPECTS).flatMap(([aspect, words]) => words.map((word) => [word, aspect] as const)),
);

/** Words that ask for duties and stand in headings of any page. */
const ASKING_FOR_DUTIES = /^(?:darf|duerfen|muss|muessen|must)$/;

/** What a folded word asks that is too common for the index: “muss ich dämmen” wants no page with “Muss ich …?”. */
export function askedAspect(word: string): string | undefined {
  return ASKING_FOR_DUTIES.test(word) ? 'pflicht' : undefined;
}

/** From so many letters on a word that asks may be misspelt: “Reise” is no slip of “Preise”. */
const LETTERS_OF_ASKING = 8;

/** Whether one slip of the hand parts two words: a letter more, one less, another one, or two that have changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  const shorter = Math.min(typed.length, meant.length);
  let start = 0;
  while (start < shorter && typed[start] === meant[start]) start += 1;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const one = typed.slice(start, typed.length - end);
  const other = meant.slice(start, meant.length - end);
  return Math.max(one.length, other.length) < 2 || (one.length === 2 && one === `${other[1]}${other[0]}`);
}

/** What a folded word asks that is misspelt, whose stem may be another: of “foerdrung” nothing is cut off. */
export function misspeltAspect(word: string): string | undefined {
  return [...ASPECT_OF].find(([meant]) => meant.length >= LETTERS_OF_ASKING && isOneSlip(word, meant))?.[1];
}

/**
 * Stems of what is done with any subject, or is wrong with it: “Heizung austauschen” and “wer bezahlt die Heizung” are
 * about the heating.
 */
const ACTIONS: ReadonlySet<string> = new Set([
  'austausch',
  'ersetz',
  'tausch',
  'einbau',
  'erneu',
  'renovi',
  'sani',
  'sanier',
  'saniert',
  'repari',
  'wechseln',
  'auswechseln',
  'find',
  'such',
  'zahlt',
  'bezahlt',
  'defekt',
  'kaputt',
]);

/** What is said in the south and in Switzerland, and what it is in the language of the site: “Hoazung”, “Heizig”. */
const SOUTHERN: readonly (readonly [said: RegExp, written: string])[] = [
  [/oa/g, 'ei'],
  [/sch(?=[tp])/g, 's'],
  [/ig$/, 'ung'],
];

/** A folded word of a southern dialect as it is written elsewhere; other words stay as they are. */
export function writtenWord(word: string): string {
  return SOUTHERN.reduce((written, [said, meant]) => written.replace(said, meant), word);
}

/** Whether a term says what is done with any subject: “einbauen”. */
export function isAction(term: string): boolean {
  return ACTIONS.has(term);
}

/**
 * Whether a term asks something of a subject and is none itself: the price of a wallbox is about the wallbox, and so is
 * “Wallbox 2026”.
 */
export function isAspect(term: string): boolean {
  return Object.hasOwn(ASPECTS, term) || isAction(term) || /^20\d\d$/.test(term);
}

/**
 * What a word counts as in the index and in a query; null drops it.
 *
 * @example searchTerm('Förderungen') // 'foerder', as for “Zuschuss”
 */
export function searchTerm(word: string): string | null {
  const folded = foldWord(word);
  if (isStopWord(folded)) return null;
  return ASPECT_OF.get(folded) ?? stemWord(folded);
}
