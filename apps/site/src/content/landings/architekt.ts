import { maxOffers, moreCities } from '../../figures/service';
import { architectFee } from '../../figures/trades';
import type { LandingRecord } from '../records';
import { capital, link, text } from '../text';
import { guideSections } from './architekt.guide';

export const record: LandingRecord = {
  topic: 'Architekt finden',
  h1: 'Die richtige Architektin, den richtigen Architekten für den Umbau finden',
  description:
    'Wann sich ein Architekturbüro beim Sanieren lohnt, was es leistet, wie sich das Honorar zusammensetzt und worauf Sie im Vertrag achten.',
  lead: text`Nötig wird ein Büro, sobald der Umbau genehmigt werden muss, die Statik berührt oder viele Gewerke beschäftigt.`,
  keyFigures: [{ label: 'der Baukosten als Honorar', value: architectFee }],
  art: 'architectPlan',
  button: 'Architekturbüros anfragen',
  summary: [
    text`Für den Austausch einzelner Bauteile reicht ein Fachbetrieb. Für einen Anbau oder wenn tragende Wände fallen, brauchen Sie Planung.`,
    text`Sie können den Umfang wählen, vom Entwurf über den Bauantrag bis zur Abnahme. Danach richtet sich, wie viel Honorar anfällt.`,
    text`Das Honorar liegt üblicherweise bei ${architectFee} der Baukosten. Lassen Sie sich die Rechengrundlage zeigen.`,
    text`Wer Altbauten kennt, plant anders als jemand, der nur neu baut. Fragen Sie nach Umbauten.`,
    text`Bei der Bauleitung prüft eine unabhängige Person, was die Handwerksbetriebe abliefern.`,
  ],
  services: {
    heading: 'Drei Anlässe, ein Büro zu beauftragen',
    text: text`Nicht jedes Vorhaben braucht die volle Leistung. Drei Anlässe kehren bei bestehenden Häusern immer wieder.`,
    cards: [
      {
        title: 'Anbau und Aufstockung',
        description: text`Mehr Fläche heißt Entwurf, Statik, Abstand zum Nachbargrundstück und Bauantrag. Einreichen darf ihn nur, wer dazu berechtigt ist, etwa eine Architektin oder ein Architekt.`,
        art: 'extendedHouse',
      },
      {
        title: 'Umbau des Grundrisses',
        description: text`Fällt eine Wand, muss klar sein, was sie trägt. Das Büro holt die Tragwerksplanung dazu und zeichnet, wie sich Räume und Leitungen neu ordnen.`,
        art: 'changedPlan',
      },
      {
        title: 'Sanierung des ganzen Hauses',
        description: text`Dach, Fassade, Fenster und Heizung greifen ineinander. Eine geplante Reihenfolge vermeidet doppelte Gerüste.`,
        art: 'renewedHouse',
      },
    ],
  },
  cities: {
    heading: 'Architekturbüros in Ihrer Stadt',
    text: text`Planung braucht Ortskenntnis, von der Gestaltungssatzung über das Bauamt bis zum Boden. In ${moreCities} weiteren Städten können Sie ebenso anfragen; achten Sie darauf, wo ein Büro bereits gebaut hat.`,
  },
  benefits: {
    heading: 'Was für mehrere Gespräche spricht',
    text: text`Mit einem Büro arbeiten Sie Monate zusammen, manchmal länger. Die Wahl verdient mehr als einen Anruf.`,
    cards: [
      {
        title: 'Handschrift vergleichen',
        description: text`Jedes Büro sieht in demselben Haus etwas anderes. Zwei Ideen nebeneinander zeigen, was Ihnen wichtig ist.`,
        icon: 'pencil',
      },
      {
        title: 'Honorar verstehen',
        ofForms: true,
        description: text`Aus ${maxOffers} Angeboten erkennen Sie, wer welche Aufgaben einrechnet und was extra kostet.`,
        icon: 'calculator',
      },
      {
        title: 'Erfahrung im Bestand prüfen',
        description: text`Lassen Sie sich einen fertigen Umbau zeigen, am besten bewohnt, und reden Sie mit den Leuten dort.`,
        icon: 'search',
      },
      {
        title: 'Verfügbarkeit klären',
        description: text`Wer zeichnet, wer kommt auf die Baustelle, und wann ist Zeit dafür? Das steht in keinem Portfolio.`,
        icon: 'clock',
      },
    ],
  },
  steps: {
    heading: 'Von der Idee zum Erstgespräch',
    steps: [
      {
        title: 'Vorhaben umreißen',
        text: text`Haus, Baujahr, Wunsch, Rahmen für das Geld: Ein paar Sätze reichen, eine Skizze hilft.`,
        art: 'stepRequest',
      },
      {
        title: 'Büros treffen',
        text: text`${capital(maxOffers)} Büros nehmen Kontakt auf. Laden Sie die interessantesten ins Haus ein.`,
        art: 'stepCompare',
      },
      {
        title: 'Stufenweise beauftragen',
        text: text`Beginnen Sie mit Grundlagen und Entwurf. Passt die Zusammenarbeit, folgt der Rest.`,
        art: 'stepChoose',
      },
    ],
  },
  form: {
    heading: 'Ihr Bauvorhaben vorstellen',
    text: text`Beschreiben Sie Haus und Vorhaben. Danach entscheiden Sie in Ruhe, wen Sie kennenlernen möchten.`,
  },
  guide: { heading: 'Ratgeber: mit Architektin oder Architekt umbauen', sections: guideSections },
  faq: [
    {
      question: 'Brauche ich für eine Dachgaube einen Architekten?',
      answer: [
        text`In der Regel ja, denn eine Gaube verändert Ansicht und Tragwerk. Was ohne Antrag geht, regelt jedes Bundesland selbst. Ein Anruf beim Bauamt klärt das. Zum Dach selbst lesen Sie mehr unter ${link('/dach', 'Dach sanieren')}.`,
      ],
    },
    {
      question: 'Worin unterscheiden sich Energieberatung und Architektur?',
      answer: [
        text`Die ${link('/energieberater', 'Energieberatung')} untersucht, wo das Haus Wärme verliert, rechnet Maßnahmen durch und begleitet die Förderung. Das Architekturbüro entwirft, plant und führt die Baustelle. Manche Büros haben beide Qualifikationen; fragen Sie danach.`,
      ],
    },
    {
      question: 'Kostet das erste Treffen etwas?',
      answer: [
        text`Ein kurzes Kennenlernen ist oft frei. Sobald jemand misst, zeichnet oder rechnet, entsteht Arbeit, die bezahlt wird. Sprechen Sie vor dem Termin darüber und halten Sie die Antwort in einer E-Mail fest.`,
      ],
    },
    {
      question: 'Was passiert, wenn die Baukosten steigen?',
      answer: [
        text`Vereinbaren Sie das Honorar als Anteil, sollten Sie festlegen, welche Kosten als Grundlage gelten: die berechneten oder die tatsächlichen. Eine Rechnung auf Basis der Kostenberechnung nimmt den Anreiz, teuer zu bauen.`,
      ],
    },
    {
      question: 'Kann ich den Entwurf mit einem anderen Büro bauen?',
      answer: [
        text`Pläne sind geistiges Eigentum. Regeln Sie im Vertrag, was Sie nach einer Trennung verwenden dürfen und was dafür zu zahlen ist. Stufenweise Aufträge machen einen Wechsel einfacher.`,
      ],
    },
  ],
  related: ['/energieberater', '/dach', '/daemmung', '/fenster-tueren', '/foerderungen'],
  closing: {
    heading: 'Gute Pläne brauchen Vorlauf',
    text: text`Zwischen dem ersten Strich und dem ersten Handwerker liegen Entwurf, Antrag und Vergabe. Ein frühes Gespräch bringt den Bau in die passende Jahreszeit.`,
    button: 'Büros kennenlernen',
  },
};
