import { WORD_JOINER } from '../lineBreaks';

const SOFT_HYPHEN = '\u00AD';

/**
 * Compounds too long for a column on a phone or in a row of cards, parted where they were put together. Browsers without
 * a German dictionary would break them at any letter. Inflected and longer forms break at the same places.
 */
const COMPOUNDS = [
  'Bodenlege-arbeit',
  'Bundesnetz-agentur',
  'Datenschutz-erklärung',
  'Dreifach-verglasung',
  'Eigentümer-gemeinschaft',
  'Fassaden-dämmung',
  'Fehlerstrom-schutz',
  'Gründerzeit-haus',
  'Identifikations-nummer',
  'Komplett-dämmung',
  'Kunststoff-fenster',
  'Markt-überwachung',
  'Marktstammdaten-register',
  'Mehrfamilien-haus',
  'nebeneinander-legen',
  'Photovoltaik-anlage',
  'Quadratmeter-preis',
  'Sanierungs-fahrplan',
  'Überspannungs-schutz',
  'Umzugs-unternehmen',
  'Verbraucher-zentrale',
  'Verbund-system',
  'Wärmedämm-verbund-system',
  'Wärmeleit-fähigkeit',
  'Wohnungseigentümer-gemeinschaft',
  'Wohnungseigentums-gesetz',
].map((parts) => parts.split('-'));

// The longest first: a part of a compound may be a compound of the list.
const compound = new RegExp(
  COMPOUNDS.map((parts) => parts.join(''))
    .sort((one, other) => other.length - one.length)
    .join('|'),
  'giu',
);

const partsOf = new Map(COMPOUNDS.map((parts) => [parts.join('').toLowerCase(), parts]));

function parted(word: string): string {
  let from = 0;
  return (partsOf.get(word.toLowerCase()) ?? [])
    .map((part) => {
      const spelt = word.slice(from, from + part.length);
      from += part.length;
      return spelt;
    })
    .join(SOFT_HYPHEN);
}

/** “U-Wert”, “E-Mail”, “PV-Betrieb”: a line that ended behind the one or two letters would leave them alone. */
const SHORT_FIRST_PART = /(?<![\p{L}\p{N}-])(\p{L}{1,2}-)(?=\p{L})/gu;

/** “kontakt@example.org”, “www.example.org”: what is copied to be used as it stands. */
const ADDRESS = /@|\p{L}\.\p{L}/u;

function wordsWithBreaks(words: string): string {
  return words.replaceAll(/\S+/g, (word) =>
    ADDRESS.test(word) ? word : word.replaceAll(compound, parted).replaceAll(SHORT_FIRST_PART, `$1${WORD_JOINER}`),
  );
}

/** Elements whose words are not set in lines, or are copied. */
const RAW = new Set(['script', 'style', 'svg', 'template', 'textarea', 'code', 'select']);

const TAG = /(<[^>]*>)/;
const START = /^<([a-z][a-z0-9]*)/;

/**
 * Markup of a page with soft hyphens in its long compounds, and no break behind the first hyphen of “U-Wert”. Attributes
 * stay as they are, and so do islands: scripts draw those again and would find other words.
 */
export function withWordBreaks(html: string): string {
  /** The element that is passed over, and how many of its name are open. */
  let passed = '';
  let depth = 0;
  return html
    .split(TAG)
    .map((piece) => {
      const name = START.exec(piece)?.[1];
      if (depth > 0) {
        if (name === passed) depth += 1;
        else if (piece === `</${passed}>`) depth -= 1;
        return piece;
      }
      if (name && (RAW.has(name) || piece.includes(' data-island='))) {
        passed = name;
        depth = 1;
        return piece;
      }
      return piece.startsWith('<') ? piece : wordsWithBreaks(piece);
    })
    .join('');
}
