import type { Figure } from '../../figures/figure';
import * as example from '../../figures/homeExample';
import { heating, insulation, roof, solarPower, windows } from '../../figures/savings';
import { answerTime, maxOffers } from '../../figures/service';
import type { RoutePath } from '../../routes';
import type { ContentCard, FiveQuestions, HeadedText, PageRecord, Step } from '../records';
import { whoPays } from '../shared';
import { link, type Text, text } from '../text';
import { type PlannerRecord, plannerRecord } from './planner';

/** A bar of “Was kostet …?”: a range of costs that leads to the page behind it. */
export interface CostItem {
  readonly title: string;
  readonly text: Text;
  readonly cost: Figure;
  readonly part: 'A' | 'B' | 'C' | 'D';
  readonly to: RoutePath;
}

/** The home page (R-HOME). */
export interface HomeRecord extends PageRecord {
  readonly button: string;
  readonly postcodeHint: string;
  /** On phones it follows the reader and leads to the form of this page. */
  readonly call: string;
  readonly assurances: readonly [HeadedText, HeadedText, HeadedText];
  readonly planner: PlannerRecord;
  readonly services: HeadedText & {
    readonly cards: readonly [ContentCard, ContentCard, ContentCard, ContentCard, ContentCard, ContentCard];
  };
  readonly costs: HeadedText & {
    readonly items: readonly [CostItem, CostItem, CostItem, CostItem];
    readonly note: Text;
  };
  readonly steps: { readonly heading: string; readonly steps: readonly [Step, Step, Step] };
  readonly order: HeadedText & { readonly points: readonly HeadedText[] };
  readonly form: HeadedText & {
    readonly points: readonly [HeadedText['text'], HeadedText['text'], HeadedText['text']];
  };
  readonly faq: FiveQuestions;
}

export const record: HomeRecord = {
  topic: 'Energetische Sanierung: Fachbetriebe finden',
  h1: 'Der klare Weg zum warmen Haus.',
  description:
    'Dämmung, Heizung, Photovoltaik, Fenster und Dach verständlich erklärt. Dazu kostenlose, unverbindliche Angebote geprüfter Betriebe aus Ihrer Region.',
  lead: text`Hier lesen Sie, was Sanieren bringt und kostet, und vergleichen ${maxOffers} Angebote zertifizierter oder geprüfter regionaler Fachbetriebe.`,
  art: 'house',
  withoutForms: {
    description:
      'Dämmung, Heizung, Photovoltaik, Fenster und Dach verständlich erklärt: was sie bringen, was sie kosten und in welcher Reihenfolge Sie vorgehen.',
    lead: text`Hier lesen Sie, was Dämmung, Heizung, Fenster, Dach und Solarstrom bringen und kosten und in welcher Reihenfolge Sie vorgehen.`,
  },
  button: 'Jetzt starten',
  postcodeHint: 'Kostenlos und unverbindlich, für Eigentümer und Mieter.',
  call: 'Angebot anfordern',
  assurances: [
    { heading: 'Kostenlos', text: text`Ihre Anfrage kostet nichts.` },
    { heading: 'Regional', text: text`Betriebe aus Ihrer Nähe.` },
    { heading: 'Antwort bald', text: text`Innerhalb von ${answerTime}.` },
  ],
  planner: plannerRecord,
  services: {
    heading: 'Womit möchten Sie anfangen?',
    text: text`Die Buchstaben zeigen, wo am Haus gearbeitet wird. Alle Sparwerte sind unverbindlich und hängen vom Gebäude ab.`,
    cards: [
      {
        title: 'Dämmung',
        description: text`Gedämmte Fassaden, Keller- und Geschossdecken halten die Wärme im Haus. Die Heizkosten sinken um ${insulation}.`,
        feature: text`Dämmung planen`,
        art: 'sceneInsulation',
        to: '/daemmung',
      },
      {
        title: 'Heizung',
        description: text`Eine neue Anlage, ob Wärmepumpe oder eine andere Technik, senkt die Heizkosten um ${heating}.`,
        feature: text`Heizung erneuern`,
        art: 'sceneHeating',
        to: '/heizung',
      },
      {
        title: 'Photovoltaik',
        description: text`Mit Strom vom eigenen Dach, auf Wunsch mit Speicher, zahlen Sie ${solarPower} weniger für Strom.`,
        feature: text`Anlage planen`,
        art: 'scenePhotovoltaics',
        to: '/photovoltaik',
      },
      {
        title: 'Fenster & Türen',
        description: text`Dreifachglas, dichte Rahmen und eine gedämmte Haustür sparen ${windows} Heizenergie.`,
        feature: text`Fenster tauschen`,
        art: 'sceneWindows',
        to: '/fenster-tueren',
      },
      {
        title: 'Dach',
        description: text`Neu eindecken und dabei gleich dämmen. Ein gedämmtes Dach senkt die Heizkosten um ${roof}.`,
        feature: text`Dach sanieren`,
        art: 'sceneRoof',
        to: '/dach',
      },
      {
        title: 'Energieberatung',
        description: text`Eine Fachperson sieht sich Ihr Haus an und sagt, welcher Schritt zuerst kommt und was der Staat dazugibt.`,
        feature: text`Beratung finden`,
        art: 'sceneAdvice',
        to: '/energieberater',
      },
    ],
  },
  costs: {
    heading: 'Was kostet …?',
    text: text`Vier häufige Vorhaben an einem Beispielhaus. Jeder Balken führt zu der Seite, die den Preis erklärt.`,
    items: [
      {
        title: 'Fassade',
        text: text`Verbundsystem, ${example.wallArea}`,
        cost: example.facade,
        part: 'A',
        to: '/daemmung-fassade',
      },
      {
        title: 'Neue Fenster',
        text: text`Kunststoff mit Einbau, ${example.windowArea}`,
        cost: example.windows,
        part: 'D',
        to: '/fenster-kosten',
      },
      {
        title: 'Wärmepumpe',
        text: text`Luft-Wasser`,
        cost: example.heatPump,
        part: 'B',
        to: '/waermepumpe-kosten',
      },
      {
        title: 'Solaranlage',
        text: text`Anlage mit ${example.solarSize}`,
        cost: example.solar,
        part: 'C',
        to: '/solaranlage-kosten',
      },
    ],
    note: text`Spannen vor Förderung. Flächen und Größe sind Beispiele; was den Preis bei Ihnen bestimmt, sagen die Seiten dahinter.`,
  },
  steps: {
    heading: 'In drei Schritten zum Angebot',
    steps: [
      {
        title: 'Anfrage stellen',
        text: text`Sie beantworten einige Fragen zu Gebäude, Vorhaben und Wunschtermin. Fachwissen brauchen Sie dafür nicht.`,
        art: 'stepRequest',
      },
      {
        title: 'Angebote erhalten',
        text: text`Passende Betriebe aus Ihrer Region melden sich, fragen nach und rechnen. Daraus werden ${maxOffers} Angebote.`,
        art: 'stepCompare',
      },
      {
        title: 'Vergleichen und auswählen',
        text: text`Sie prüfen Leistung, Preis und Termin in Ruhe. Passt keines der Angebote, sagen Sie einfach ab.`,
        art: 'stepChoose',
      },
    ],
  },
  order: {
    heading: 'Was zuerst? Eine Reihenfolge, die sich bewährt hat',
    text: text`Jedes Haus ist anders, aber einige Regeln gelten fast immer. Wer sie kennt, baut nichts zweimal.`,
    points: [
      {
        heading: 'Erst fragen, dann bauen',
        text: text`Ein Termin mit der ${link('/energieberater', 'Energieberatung')} steht am Anfang. Viele Zuschüsse müssen Sie vor dem Auftrag beantragen, die Übersicht steht unter ${link('/foerderungen', 'Förderungen')}.`,
      },
      {
        heading: 'Erst die Hülle, dann die Heizung',
        text: text`Ein ${link('/daemmung', 'gedämmtes Haus')} braucht weniger Wärme. Die neue ${link('/heizung', 'Heizung')} darf dann kleiner ausfallen und läuft sparsamer.`,
      },
      {
        heading: 'Zusammen, was zusammengehört',
        text: text`Steht das Gerüst, lohnt der Blick aufs Ganze: ${link('/daemmung-fassade', 'Fassade')}, ${link('/fenster-tueren', 'Fenster')} und ${link('/dach', 'Dach')} haben gemeinsame Kanten. Zusammen geplant, bleiben dort keine kalten Stellen.`,
      },
      {
        heading: 'Zur Miete',
        text: text`Über das Gebäude entscheiden Vermieterinnen und Vermieter. Dichtband an den Fenstern dürfen Sie trotzdem selbst anbringen; für eine ${link('/balkon-solaranlage', 'Balkon-Solaranlage')} fragen Sie vorher.`,
      },
    ],
  },
  form: {
    heading: 'Beschreiben Sie Ihr Vorhaben',
    text: text`Aus Ihren Angaben ergibt sich, welche Betriebe in Ihrer Nähe infrage kommen.`,
    points: [text`Kein Vertrag durch die Anfrage`, text`Keine Gebühren für Sie`, text`Absagen können Sie jederzeit`],
  },
  faq: [
    {
      question: 'Was kostet mich die Vermittlung?',
      ofForms: true,
      answer: [text`Nichts, auch wenn Sie kein Angebot annehmen.`, whoPays],
    },
    {
      question: 'Muss ich wissen, welche Maßnahme ich brauche?',
      answer: [
        text`Nein. Beschreiben Sie, was Sie stört: kalte Räume, hohe Rechnungen, ein altes Dach. Wenn noch offen ist, womit Sie beginnen, ist eine ${link('/energieberater', 'Energieberatung')} der bessere erste Schritt als ein Angebot für ein einzelnes Bauteil.`,
      ],
    },
    {
      question: 'Was passiert, nachdem ich das Formular abgeschickt habe?',
      ofForms: true,
      answer: [
        text`Ihre Anfrage geht an den Anbieter des Formulars. Er gibt sie an passende Betriebe in Ihrer Region weiter. Diese rufen an oder schreiben Ihnen, um Einzelheiten zu klären oder einen Termin am Haus zu vereinbaren.`,
      ],
    },
    {
      question: 'Kann ich als Mieterin oder Mieter anfragen?',
      withoutForms: { question: 'Kann ich als Mieterin oder Mieter Betriebe beauftragen?' },
      answer: [
        text`Ja, wenn es um etwas geht, das Sie selbst beauftragen dürfen: einen ${link('/umzug', 'Umzug')} oder Malerarbeiten in Ihren Räumen. Für eine Balkon-Solaranlage und für Arbeiten am Gebäude brauchen Sie vorher die Zustimmung der Eigentümer.`,
      ],
    },
    {
      question: 'Wie vergleiche ich die Angebote richtig?',
      answer: [
        text`Legen Sie sie nebeneinander und streichen Sie an, was fehlt: Gerüst, Entsorgung, Nebenarbeiten, Fristen, Gewährleistung. Das günstigste Angebot ist oft das, in dem etwas nicht steht. Fragen Sie nach, bevor Sie unterschreiben.`,
      ],
    },
  ],
};
