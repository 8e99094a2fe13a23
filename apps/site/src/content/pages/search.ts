import { maxOffers } from '../../figures/service';
import type { HeadedText, PageRecord, Step } from '../records';
import { afterRequest } from '../shared';
import { link, text } from '../text';

/** The craftsman search (R-SEARCH). The heading depends on the postcode and is made by the page itself. */
export interface SearchRecord extends PageRecord {
  readonly form: HeadedText;
  readonly preparation: HeadedText & { readonly points: readonly HeadedText[] };
  readonly steps: { readonly heading: string; readonly steps: readonly [Step, Step, Step] };
}

export const record: SearchRecord = {
  topic: 'Handwerkersuche',
  h1: 'Jetzt Handwerker in der Nähe finden',
  description:
    'Vorhaben beschreiben, Postleitzahl angeben, Angebote regionaler Fachbetriebe für Dämmung, Heizung, Solar, Fenster oder Dach vergleichen. Kostenlos.',
  lead: text`Beschreiben Sie im Formular, was zu tun ist. Daraus werden ${maxOffers} Angebote zum Vergleichen.`,
  art: 'craftSearch',
  withoutForms: {
    h1: 'Gut vorbereitet mit Handwerkern sprechen',
    description:
      'Was Sie bereitlegen, bevor Sie Fachbetriebe für Dämmung, Heizung, Solar, Fenster oder Dach fragen, mit einer Checkliste für jedes Gewerk.',
  },
  form: {
    heading: 'Ihr Vorhaben in wenigen Fragen',
    text: text`Das Ausfüllen dauert nur wenige Minuten. Fachwissen brauchen Sie dafür nicht.`,
  },
  preparation: {
    heading: 'Was Sie bereitlegen können',
    text: text`Nichts davon ist Pflicht. Aber wer diese Angaben zur Hand hat, bekommt Angebote, die sich vergleichen lassen. Wohnen Sie zur Miete, holen Sie für alles, was fest eingebaut wird, zuerst die Erlaubnis der Vermieterin oder des Vermieters ein.`,
    points: [
      {
        heading: 'Baujahr und Zustand',
        text: text`Wann wurde gebaut, was wurde seitdem erneuert? Ein altes Protokoll vom Schornsteinfeger oder der Energieausweis hilft mehr als jede Schätzung.`,
      },
      {
        heading: 'Maße und Fotos',
        text: text`Zählen Sie Fenster, messen Sie die Länge der Hauswände, fotografieren Sie Heizraum, Zählerschrank und Dachboden. Für einen ersten Preis reicht das oft.`,
      },
      {
        heading: 'Letzte Abrechnungen',
        text: text`Der Verbrauch der vergangenen Jahre zeigt, wie viel Wärme und Strom Ihr Haus braucht. Daraus leitet ein Betrieb die Größe der Anlage ab.`,
      },
      {
        heading: 'Frist und Förderung',
        text: text`Soll ein Zuschuss fließen? Dann nennen Sie das gleich: Vieles muss vor dem Auftrag beantragt sein, siehe ${link('/foerderungen', 'Förderungen')}.`,
      },
    ],
  },
  steps: {
    heading: 'Was nach der Anfrage geschieht',
    steps: [
      {
        ...afterRequest.call,
        text: text`Per Telefon oder E-Mail, meist mit Rückfragen. Halten Sie Ihre Unterlagen bereit.`,
      },
      {
        ...afterRequest.visit,
        text: text`Für ein belastbares Angebot muss jemand schauen und messen. Seien Sie dabei und fragen Sie nach.`,
      },
      {
        ...afterRequest.offer,
        text: text`Mit Positionen, Mengen und Frist. Erst Ihre Unterschrift macht daraus einen Auftrag.`,
      },
    ],
  },
};
