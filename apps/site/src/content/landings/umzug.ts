import { fewOffers, moreCities } from '../../figures/service';
import type { LandingRecord } from '../records';
import { text } from '../text';
import { guideSections } from './umzug.guide';

export const record: LandingRecord = {
  topic: 'Umzugsunternehmen finden',
  h1: 'Ein Umzugsunternehmen finden, auf das Verlass ist',
  description:
    'Wie Sie Umzugsangebote vergleichen, welche Leistungen dazugehören, wer bei Schäden zahlt und was in den Wochen vor dem Termin zu tun ist.',
  lead: text`Ein Festpreis nach Besichtigung oder Videorundgang schützt Sie vor Nachforderungen am Umzugstag.`,
  art: 'movingVan',
  button: 'Umzugsangebote einholen',
  summary: [
    text`Weniger Hausrat ist der wirksamste Rabatt. Entrümpeln Sie, bevor jemand das Volumen schätzt.`,
    text`Verlangen Sie einen Festpreis mit Inventarliste, keinen Stundensatz ohne Obergrenze.`,
    text`Halteverbot, Aufzug und Tragewege müssen vor dem Termin feststehen.`,
    text`Schäden notieren Sie sofort und schriftlich, sonst lässt sich Ersatz kaum durchsetzen.`,
  ],
  services: {
    heading: 'Wie viel Umzug Sie abgeben können',
    text: text`Zwischen dem geliehenen Transporter und dem Rundumdienst liegen mehrere Stufen. Jede hat ihren Preis und nimmt Ihnen andere Arbeit ab.`,
    cards: [
      {
        title: 'Transport mit Trägern',
        description: text`Sie packen, die Mannschaft trägt, verlädt, fährt und stellt in die richtigen Zimmer. Das ist die günstigste Art, ein Unternehmen zu beauftragen.`,
        art: 'carriedBoxes',
      },
      {
        title: 'Umzug mit Packdienst',
        description: text`Geschirr, Bücher und Kleidung wandern am Tag davor in Kartons. Auch Möbel werden zerlegt und am Ziel aufgebaut.`,
        art: 'packedBox',
      },
      {
        title: 'Lager, Klavier, Fernumzug',
        description: text`Zwischenlager, schwere Einzelstücke, ein Möbellift oder der Weg in ein anderes Land verlangen Erfahrung und besonderes Gerät.`,
        art: 'storedPiano',
      },
    ],
  },
  noPrice: {
    heading: 'Warum wir hier keinen Preis nennen',
    text: text`Zwei Wohnungen mit gleich vielen Zimmern können ganz verschieden viel Arbeit machen. Es zählen Volumen, Stockwerke, Weg zum Wagen und der Tag. Eine Zahl ohne Besichtigung wäre geraten. Zu einem Preis kommen Sie mit einer Umzugsliste, einem Rundgang vor Ort oder per Video und der Frage nach einem Festpreis.`,
  },
  cities: {
    heading: 'Abfahrt und Ankunft: Speditionen an beiden Orten',
    text: text`Anfragen können Sie auch in ${moreCities} weiteren Städten. Manchmal ist ein Unternehmen vom Zielort günstiger, weil dessen Wagen ohnehin zurückfährt.`,
  },
  benefits: {
    heading: 'Was ein Vergleich beim Umzug verrät',
    text: text`Das niedrigste Angebot ist oft das mit den meisten Lücken. Nebeneinander sieht man sie.`,
    cards: [
      {
        title: 'Das geschätzte Volumen',
        description: text`Kommen zwei Firmen auf sehr verschiedene Kubikmeter, hat eine etwas übersehen, meist den Keller.`,
        icon: 'package',
      },
      {
        title: 'Die Versicherung dahinter',
        description: text`Fragen Sie, bis zu welchem Wert gehaftet wird und was eine höhere Deckung kostet.`,
        icon: 'shield',
      },
      {
        title: 'Den Umgang am Telefon',
        description: text`Wer geduldig nach Treppen, Aufzug und Parkplatz fragt, plant auch den Tag selbst sorgfältig.`,
        icon: 'phone',
      },
      {
        title: 'Die freien Termine',
        description: text`Mitten im Monat und unter der Woche sind Wagen eher zu haben als am Monatsende.`,
        icon: 'clock',
      },
    ],
  },
  steps: {
    heading: 'Umziehen lassen in drei Schritten',
    steps: [
      {
        title: 'Beide Adressen nennen',
        text: text`Stockwerk, Aufzug, Zimmerzahl und Wunschtermin, für die alte wie für die neue Wohnung.`,
        art: 'stepRequest',
      },
      {
        title: 'Hausrat zeigen',
        text: text`Vor Ort oder per Video. Daraus entstehen ${fewOffers} Angebote; verlangen Sie eine Inventarliste dazu.`,
        art: 'stepCompare',
      },
      {
        title: 'Festpreis bestätigen',
        text: text`Sie lassen sich Datum, Uhrzeit, Leistungen und Preis schriftlich geben. Erst dann sagen Sie den anderen Firmen ab.`,
        art: 'stepChoose',
      },
    ],
  },
  form: {
    heading: 'Umzug anfragen',
    text: text`Von wo nach wohin, wie viel und wann? Mit einer Liste der großen Möbel wird der Preis genauer.`,
  },
  guide: { heading: 'Ratgeber: ein Umzug ohne böse Überraschung', sections: guideSections },
  faq: [
    {
      question: 'Was zahlt mein Umzugsunternehmen, wenn der Schrank zerkratzt ankommt?',
      answer: [
        text`Es haftet für Schäden, die beim Tragen und Fahren entstehen, allerdings nur bis zu einem Betrag, der sich nach dem Volumen richtet. Was Sie selbst verpackt haben, ist meist ausgenommen. Für Wertvolles lohnt eine Zusatzversicherung.`,
      ],
    },
    {
      question: 'Muss ich beim Tragen mithelfen?',
      answer: [
        text`Nein. Halten Sie Wege frei, zeigen Sie, welcher Karton wohin gehört, und bleiben Sie erreichbar. Gut gemeinte Hilfe macht die Haftung unklar.`,
      ],
    },
    {
      question: 'Wer richtet das Halteverbot vor dem Haus ein?',
      answer: [
        text`Das erledigt auf Wunsch die Spedition oder ein Schilderdienst. Die Erlaubnis kommt von der Straßenverkehrsbehörde und braucht Vorlauf. Ohne Genehmigung aufgestellte Schilder sind wertlos, niemand wird abgeschleppt.`,
      ],
    },
    {
      question: 'Kann ich den Umzug von der Steuer absetzen?',
      answer: [
        text`In vielen Fällen ja. Ein privater Umzug zählt zu den haushaltsnahen Dienstleistungen, von deren Arbeitskosten das Finanzamt einen Teil anrechnet. Bei einem beruflichen Anlass gelten andere Regeln. Heben Sie Rechnung und Überweisungsbeleg auf und zahlen Sie nicht bar. Was für Sie gilt, sagt ein Steuerbüro.`,
      ],
    },
    {
      question: 'Was darf nicht in den Möbelwagen?',
      answer: [
        text`Gasflaschen, Benzin, Lösemittel und anderes Gefährliches bleiben draußen. Bargeld, Schmuck, Ausweise und Medikamente fahren bei Ihnen mit. Zimmerpflanzen fahren auf Ihr Risiko mit.`,
      ],
    },
  ],
  related: ['/maler-putzarbeiten', '/bodenlegearbeiten', '/elektriker-naehe', '/handwerkersuche'],
  closing: {
    heading: 'Der Wagen für Ihren Wunschtermin',
    text: text`Monatsenden und Ferien sind früh vergeben. Je eher die Anfrage hinausgeht, desto größer die Auswahl an Tagen.`,
    button: 'Speditionen anfragen',
  },
};
