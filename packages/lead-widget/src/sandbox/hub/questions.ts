import type { DrawingName } from './drawings';

export interface Choice {
  label: string;
  drawing?: DrawingName;
}

export interface ChoiceStep {
  kind: 'choice';
  id: string;
  /** Short name for progress and summary. */
  name: string;
  question: string;
  hint?: string;
  error: string;
  multiple?: boolean;
  choices: readonly Choice[];
}

export interface TextField {
  id: string;
  label: string;
  hint?: string;
  type: 'text' | 'tel';
  autocomplete: string;
  inputMode?: 'numeric' | 'email' | 'tel';
  required: boolean;
  rule?: 'plz' | 'email' | 'phone';
  error: string;
}

export interface FieldsStep {
  kind: 'fields';
  id: string;
  name: string;
  question: string;
  hint?: string;
  fields: readonly TextField[];
  /** Text of a box that has to be ticked. */
  agreement?: string;
}

export type Step = ChoiceStep | FieldsStep;

export interface Questionnaire {
  title: string;
  steps: readonly Step[];
  /** The button that sends. Default: Anfrage absenden. */
  send?: string;
  /** What happens after sending, in order. */
  next: readonly string[];
}

const plain = (...labels: string[]): Choice[] => labels.map((label) => ({ label }));

const HOUSES: readonly Choice[] = [
  { label: 'Ein\u00ADfamilien\u00ADhaus', drawing: 'house' },
  { label: 'Doppel\u00ADhaus', drawing: 'pair' },
  { label: 'Reihen\u00ADhaus', drawing: 'terrace' },
  { label: 'Mehr\u00ADfamilien\u00ADhaus', drawing: 'block' },
];

const ROOMS: readonly Choice[] = [
  { label: 'Wohnung', drawing: 'flat' },
  { label: 'Haus', drawing: 'house' },
  { label: 'Gewerbe', drawing: 'shop' },
];

const building = (question = 'Um welches Gebäude geht es?', choices = HOUSES): ChoiceStep => ({
  kind: 'choice',
  id: 'building',
  name: 'Gebäude',
  question,
  error: 'Bitte wählen Sie aus, um welches Gebäude es geht.',
  choices,
});

const measure = (question: string, labels: string[], multiple = true): ChoiceStep => ({
  kind: 'choice',
  id: 'measure',
  name: 'Vorhaben',
  question,
  ...(multiple ? { hint: 'Mehrere Antworten sind möglich.' } : {}),
  error: multiple ? 'Bitte wählen Sie mindestens eine Antwort.' : 'Bitte wählen Sie eine Antwort.',
  multiple,
  choices: plain(...labels),
});

const time = (question = 'Wann soll es losgehen?'): ChoiceStep => ({
  kind: 'choice',
  id: 'time',
  name: 'Zeitraum',
  question,
  error: 'Bitte wählen Sie einen Zeitraum.',
  choices: plain('So bald wie möglich', 'In den nächsten drei Monaten', 'Später', 'Ich informiere mich nur'),
});

const postcode = (question = 'Wo steht das Gebäude?'): FieldsStep => ({
  kind: 'fields',
  id: 'place',
  name: 'Ort',
  question,
  fields: [
    {
      id: 'plz',
      label: 'Postleitzahl',
      hint: 'Fünf Ziffern, zum Beispiel 04109',
      type: 'text',
      autocomplete: 'postal-code',
      inputMode: 'numeric',
      required: true,
      rule: 'plz',
      error: 'Bitte geben Sie eine Postleitzahl aus fünf Ziffern ein.',
    },
  ],
});

const NAME: TextField = {
  id: 'name',
  label: 'Name',
  type: 'text',
  autocomplete: 'name',
  required: true,
  error: 'Bitte geben Sie Ihren Namen ein.',
};
const EMAIL: TextField = {
  id: 'email',
  label: 'E-Mail',
  // Chromium would hand out “müller.example” of a field for e-mail as “xn--mller-kva.example”.
  type: 'text',
  autocomplete: 'email',
  inputMode: 'email',
  required: true,
  rule: 'email',
  error: 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.org.',
};
const PHONE: TextField = {
  id: 'phone',
  label: 'Telefon (freiwillig)',
  type: 'tel',
  autocomplete: 'tel',
  inputMode: 'tel',
  required: false,
  rule: 'phone',
  error:
    'Bitte prüfen Sie die Telefonnummer: mindestens fünf Ziffern, dazu Leerzeichen, Klammern, Punkte und + - / sind erlaubt.',
};
const COMPANY: TextField = {
  id: 'company',
  label: 'Name des Betriebs',
  type: 'text',
  autocomplete: 'organization',
  required: true,
  error: 'Bitte geben Sie den Namen Ihres Betriebs ein.',
};

const contact = (question: string, fields: readonly TextField[], agreement: string): FieldsStep => ({
  kind: 'fields',
  id: 'contact',
  name: 'Kontakt',
  question,
  fields,
  agreement,
});

const toYou = contact(
  'Wie sind Sie zu erreichen?',
  [NAME, EMAIL, PHONE],
  'Ich willige ein, dass meine Angaben an passende Fachbetriebe weitergegeben werden.',
);

const request = (title: string, first: ChoiceStep, second: ChoiceStep, place = postcode()): Questionnaire => ({
  title,
  steps: [first, second, time(), place, toYou],
  next: [
    'Passende Betriebe melden sich bei Ihnen, meist mit Rückfragen. Halten Sie Ihre Unterlagen bereit.',
    'Für ein verlässliches Angebot sieht sich der Betrieb alles vor Ort an und misst nach.',
    'Sie erhalten ein schriftliches Angebot. Erst Ihre Unterschrift macht daraus einen Auftrag.',
  ],
});

const GENERAL = request(
  'Anfrage für Ihr Haus',
  building(),
  measure('Was haben Sie vor?', [
    'Dämmung',
    'Heizung',
    'Photovoltaik',
    'Fenster und Türen',
    'Dach',
    'Energie\u00ADberatung',
  ]),
);

/** The questions of each sandbox integration. */
const QUESTIONNAIRES: Readonly<Record<string, Questionnaire>> = {
  'swg-insulation': request(
    'Anfrage für Dämmung',
    building(),
    measure('Was soll gedämmt werden?', [
      'Fassade',
      'Dach',
      'Oberste Geschossdecke',
      'Kellerdecke',
      'Weiß ich noch nicht',
    ]),
  ),
  'swg-heating': request(
    'Anfrage für eine neue Heizung',
    building(),
    measure('Welche Heizung kommt infrage?', [
      'Wärmepumpe',
      'Pelletheizung',
      'Fernwärme',
      'Solarthermie',
      'Weiß ich noch nicht',
    ]),
  ),
  'swg-energy-advisor': request(
    'Anfrage für eine Energieberatung',
    building(),
    measure('Wobei brauchen Sie Beratung?', ['Sanierungsfahrplan', 'Förderantrag', 'Energieausweis', 'Baubegleitung']),
  ),
  'swg-windows': request(
    'Anfrage für Fenster und Türen',
    building(),
    measure('Was soll erneuert werden?', ['Fenster', 'Haustür', 'Terrassentür', 'Dachfenster', 'Rollläden']),
  ),
  'swg-pv': request(
    'Anfrage für Photovoltaik',
    building('Auf welches Gebäude kommt die Anlage?'),
    measure('Was gehört dazu?', ['Module', 'Stromspeicher', 'Wallbox', 'Wärmepumpe mit Solarstrom']),
  ),
  'swg-air-conditioning': request(
    'Anfrage für eine Klimaanlage',
    building('Was soll gekühlt werden?', ROOMS),
    measure('Wie viele Räume sind es?', ['Ein Raum', 'Zwei bis drei Räume', 'Mehr Räume'], false),
  ),
  'swg-architect': request(
    'Anfrage an Architekturbüros',
    building(),
    measure('Wobei soll das Büro helfen?', ['Neubau', 'Umbau', 'Anbau oder Aufstockung', 'Bauantrag', 'Bauleitung']),
  ),
  'swg-painter': request(
    'Anfrage für Maler- und Putzarbeiten',
    building('Was soll gestrichen werden?', ROOMS),
    measure('Welche Arbeiten sind es?', ['Wände und Decken', 'Fassade', 'Innenputz', 'Außenputz', 'Fenster und Türen']),
  ),
  'swg-moving': request(
    'Anfrage für einen Umzug',
    building('Wie wohnen Sie jetzt?', [
      { label: 'Wohnung', drawing: 'flat' },
      { label: 'Haus', drawing: 'house' },
      { label: 'Büro', drawing: 'shop' },
    ]),
    measure('Wobei brauchen Sie Hilfe?', ['Transport', 'Ein- und Auspacken', 'Möbel ab- und aufbauen', 'Einlagern']),
    postcode('Von wo ziehen Sie weg?'),
  ),
  'swg-flooring': request(
    'Anfrage für Bodenlegearbeiten',
    building('Wo soll der Boden hin?', ROOMS),
    measure('Welcher Boden soll es sein?', [
      'Parkett',
      'Vinyl',
      'Laminat',
      'Fliesen',
      'Teppich',
      'Weiß ich noch nicht',
    ]),
  ),
  'swg-electrician': request(
    'Anfrage für Elektroarbeiten',
    building('Wo wird gearbeitet?', ROOMS),
    measure('Welche Arbeiten sind es?', [
      'Neue Leitungen',
      'Sicherungskasten',
      'Wallbox',
      'Störung beheben',
      'Beleuchtung',
    ]),
  ),
  'swg-partner-registration': {
    title: 'Registrierung als Fachbetrieb',
    send: 'Registrierung absenden',
    steps: [
      {
        kind: 'choice',
        id: 'trade',
        name: 'Gewerk',
        question: 'In welchen Gewerken arbeiten Sie?',
        hint: 'Mehrere Antworten sind möglich.',
        error: 'Bitte wählen Sie mindestens ein Gewerk.',
        multiple: true,
        choices: plain(
          'Dämmung',
          'Heizung',
          'Photovoltaik',
          'Fenster und Türen',
          'Dach',
          'Elektrik',
          'Energie\u00ADberatung',
        ),
      },
      {
        kind: 'choice',
        id: 'size',
        name: 'Betrieb',
        question: 'Wie groß ist Ihr Betrieb?',
        error: 'Bitte wählen Sie die Größe Ihres Betriebs.',
        choices: [
          { label: 'Allein oder zu zweit', drawing: 'house' },
          { label: 'Drei bis zehn Personen', drawing: 'shop' },
          { label: 'Mehr als zehn Personen', drawing: 'hall' },
        ],
      },
      time('Ab wann möchten Sie Anfragen erhalten?'),
      postcode('Wo ist Ihr Betrieb?'),
      contact(
        'Wie sind Sie zu erreichen?',
        [COMPANY, NAME, EMAIL, PHONE],
        'Ich willige ein, dass meine Angaben zur Prüfung meines Betriebs verwendet werden.',
      ),
    ],
    next: [
      'Der Anbieter prüft Ihre Angaben und meldet sich mit Rückfragen.',
      'Sie klären mit ihm Ihr Einsatzgebiet und lesen seinen Vertrag, bevor Sie unterschreiben.',
      'Danach erhalten Sie Anfragen, die zu Gewerk und Ort passen, und entscheiden selbst, welche Sie annehmen.',
    ],
  },
};

/** The questions for an integration; general ones for an unknown id or none. */
export function questionnaire(integration: string): Questionnaire {
  return QUESTIONNAIRES[integration] ?? GENERAL;
}
