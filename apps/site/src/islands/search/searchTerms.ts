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

/** Stems of plurals whose vowel changes, alone or at the end of a compound: the stemmer leaves “Dächer” beside “Dach”. */
const PLURAL = /(?:anschluess|antraeg|baed|belaeg|boed|daech|denkmael|haeus|raeum|staedt|waend|zueg)$/;

/** The stem of a folded word: “foerderungen” and “foerderung” are one, and so are “daecher” and “dach”. */
export function stemWord(word: string): string {
  return stemmer(word).replace(PLURAL, (plural) => plural.replace(/([aou])e/, '$1'));
}

/** Words that are in every question and tell no page from another. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `aber als am an auch auf aus bei beim bekomme bekommen bin bis brauche braucht da damit darf das dass dein dem den
  denn der des die dies diese diesem diesen dieser dir doch du durch ein eine einem einen einer eines er es fuer gibt
  habe haben hat ich ihm ihn ihr im in ist ja kann kein koennen krieg kriege lohnt machen man mein meine meinem meinen
  meiner mich mir mit moechte muss nach neu neue neuen neuer neues nicht noch nun nur ob oder ohne sein sich sie sind
  sinnvoll so soll sollte um und unser unsere viel viele vom von vor wann warum was welche welchen welcher welches
  wenn wer werden wie wieviel will wird wo zu zum zur zwischen`.split(/\s+/),
);

/** Whether a folded word is too common to search for. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** What is asked of any subject, and the words that ask for the same. */
const ASPECTS = {
  kost: ['kosten', 'kostet', 'preis', 'preise', 'preisen', 'teuer'],
  foerder: ['foerder', 'foerderung', 'foerdern', 'foerdert', 'gefoerdert', 'zuschuss', 'zuschuesse', 'zuschuessen'],
};

const ASPECT_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(ASPECTS).flatMap(([aspect, words]) => words.map((word) => [word, aspect] as const)),
);

/** Stems of what is done with any subject: “Heizung austauschen” is about the heating. */
const ACTIONS: ReadonlySet<string> = new Set(['austausch', 'ersetz', 'tausch']);

/**
 * Whether a term asks something of a subject and is none itself: the price of a wallbox is about the wallbox, and so is
 * “Wallbox 2026”.
 */
export function isAspect(term: string): boolean {
  return Object.hasOwn(ASPECTS, term) || ACTIONS.has(term) || /^20\d\d$/.test(term);
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
