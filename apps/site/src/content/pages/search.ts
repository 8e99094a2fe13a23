import { maxOffers } from '../../figures/service';
import type { HeadedText, PageRecord, Question, Step } from '../records';
import { afterRequest, whoPays } from '../shared';
import { link, official, text } from '../text';

/** The craftsman search (R-SEARCH). The heading depends on the postcode and is made by the page itself. */
export interface SearchRecord extends PageRecord {
  readonly form: HeadedText;
  readonly preparation: HeadedText & { readonly points: readonly HeadedText[] };
  readonly steps: { readonly heading: string; readonly steps: readonly [Step, Step, Step] };
  /** What people ask who have sent a request, on this page or another. */
  readonly faq: readonly Question[];
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
        text: text`Für ein verlässliches Angebot muss jemand schauen und messen. Seien Sie dabei und fragen Sie nach.`,
      },
      {
        ...afterRequest.offer,
        text: text`Mit Positionen, Mengen und Frist. Ein Auftrag wird daraus erst durch Ihr Ja, auch ohne Unterschrift.`,
      },
    ],
  },
  faq: [
    {
      question: 'Wer ruft mich an, und wie viele Anrufe kommen?',
      ofForms: true,
      answer: [
        text`Betriebe aus Ihrer Region, denen der Anbieter des Formulars Ihre Anfrage weitergibt. Wie viele es höchstens sind, steht am Formular. Manche schreiben lieber. Wir selbst rufen nicht an, denn wir bekommen Ihre Angaben nicht zu sehen.`,
        text`Lassen Sie sich am Telefon den Namen des Betriebs nennen und woher er Ihre Nummer hat. Zusagen müssen Sie in diesem Gespräch nichts, und Ihre Kontonummer braucht dafür niemand.`,
      ],
    },
    {
      question: 'Kann ich meine Anfrage zurückziehen, stornieren oder kündigen?',
      ofForms: true,
      answer: [
        text`Zurückziehen können Sie sie jederzeit. Kündigen müssen Sie nichts, denn Sie haben nichts bestellt. Sagen Sie den Betrieben ab, die sich melden; Gründe brauchen Sie nicht zu nennen. Damit Ihre Anfrage nicht weitergegeben wird, schreiben Sie dem ${link('/datenschutz#anbieter', 'Anbieter der Formulare')} und bitten ihn, Ihre Daten zu löschen. Ihre Anfrage liegt uns nicht vor, deshalb können wir das nicht für Sie erledigen.`,
        text`Haben Sie bei einem Betrieb schon unterschrieben, gilt Ihr Vertrag mit ihm. Ob Sie ihn widerrufen können, klären Sie rasch, zum Beispiel mit der ${official('consumerAdvice')}; dafür gibt es Fristen.`,
      ],
    },
    {
      question: 'Was kosten mich Anfrage und Angebote?',
      ofForms: true,
      answer: [
        whoPays,
        text`Auch die Angebote verpflichten Sie zu nichts. Kosten entstehen erst durch einen Auftrag, den Sie selbst erteilen. Will ein Betrieb Anfahrt oder Planung berechnen, klären Sie das vor dem Termin.`,
      ],
    },
    {
      question: 'Wer hat jetzt meine Daten?',
      ofForms: true,
      answer: [
        text`Der Anbieter des Formulars und die Betriebe, an die er Ihre Anfrage weitergegeben hat. Fragen Sie dort, was gespeichert ist. Sie können auch verlangen, dass alles gelöscht wird, was nicht aufbewahrt werden muss. Wer der Anbieter ist und welche Rechte Sie haben, steht in der ${link('/datenschutz', 'Datenschutzerklärung')}.`,
      ],
    },
    {
      question: 'Was tue ich, wenn niemand anruft oder antwortet?',
      ofForms: true,
      answer: [
        text`Am Formular steht, bis wann eine erste Antwort kommen soll. Ist diese Zeit vorbei, sehen Sie bei den verpassten Anrufen und im Spam-Ordner nach. Ist dort nichts, fragen Sie den ${link('/datenschutz#anbieter', 'Anbieter der Formulare')}, ob Ihre Anfrage angekommen ist; nur er weiß, an wen sie ging. Kommen Sie dort nicht weiter, ${link('/ueber-uns#kontakt', 'schreiben Sie uns')}. Wir sehen Ihre Anfrage nicht, geben Ihre Beschwerde aber an ihn weiter.`,
        text`Betriebe in Ihrer Nähe nennt Ihnen auch die Handwerkskammer oder die Innung.`,
      ],
    },
  ],
};
