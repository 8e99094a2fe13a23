import { fewOffers, moreCities } from '../../figures/service';
import type { LandingRecord } from '../records';
import { capital, text } from '../text';
import { guideSections } from './bodenlegearbeiten.guide';

export const record: LandingRecord = {
  topic: 'Bodenlegearbeiten',
  h1: 'Parkett, Vinyl, Fliesen oder Teppich: den Boden verlegen lassen',
  description:
    'Welcher Bodenbelag zu Raum, Untergrund und Fußbodenheizung passt, wie ein Estrich geprüft wird und was in ein Angebot vom Bodenleger gehört.',
  lead: text`Ein guter Boden beginnt unter dem Belag. Erst wenn der Estrich trocken, eben und fest ist, wird verlegt.`,
  art: 'floorLayers',
  button: 'Bodenleger anfragen',
  summary: [
    text`Vor dem Verlegen werden Restfeuchte, Ebenheit und alte Kleber geprüft.`,
    text`Schwimmend verlegt, also lose auf einer Unterlage, lässt sich ein Boden schnell ein- und wieder ausbauen. Verklebt ist er leiser und hält lange.`,
    text`Auf einer Fußbodenheizung zählt, wie gut der Belag Wärme durchlässt.`,
    text`Altes Material kann Schadstoffe enthalten. Vor dem Herausreißen wird untersucht.`,
    text`Leisten, Übergänge und Entsorgung gehören mit Preis ins Angebot.`,
  ],
  services: {
    heading: 'Aufgaben für Bodenleger und Parkettleger',
    text: text`Zum Beruf gehört mehr, als Dielen zu klicken. Oft macht der Untergrund die meiste Arbeit.`,
    cards: [
      {
        title: 'Untergrund herstellen',
        description: text`Der Betrieb entfernt den alten Belag, schleift den Estrich, verharzt Risse, spachtelt und grundiert, bis alles eben ist.`,
        art: 'levelledFloor',
      },
      {
        title: 'Neuen Belag verlegen',
        description: text`Holz, Laminat, Vinyl, Linoleum, Kork, Teppich oder Fliesen werden schwimmend verlegt, geklebt oder gespannt.`,
        art: 'laidFloor',
      },
      {
        title: 'Holzboden aufarbeiten',
        description: text`Dielen und Parkett werden geschliffen, Fugen gefüllt, das Holz geölt oder versiegelt. Oft ist das günstiger und schöner als ein Ersatz.`,
        art: 'sandedFloor',
      },
    ],
  },
  noPrice: {
    heading: 'Warum Sie hier keinen Preis finden',
    text: text`Der Belag im Regal ist nur ein Teil der Rechnung. Ausbau, Spachteln, Leisten und der Zustand darunter machen oft mehr aus, und den kennt niemand aus der Ferne. Lassen Sie Feuchte und Ebenheit messen und bitten Sie um getrennte Posten für Untergrund, Material und Verlegung.`,
  },
  cities: {
    heading: 'Betriebe für Dielen, Estrich und Teppich in Ihrer Gegend',
    text: text`Ebenso in ${moreCities} weiteren Städten. Kurze Wege helfen beim Boden doppelt, denn jemand muss vorher messen und nachher wiederkommen, wenn eine Leiste knackt.`,
  },
  benefits: {
    heading: 'Vorteile einer Anfrage bei Fachleuten',
    text: text`Klicksysteme sehen nach Wochenendarbeit aus. Der Unterschied zeigt sich an der Türzarge und nach dem ersten Winter.`,
    cards: [
      {
        title: 'Messgerät vor Muster',
        description: text`Erst wird die Feuchte im Estrich bestimmt, dann über Farben gesprochen.`,
        icon: 'droplet',
      },
      {
        title: 'Saubere Anschlüsse',
        description: text`An Heizungsrohren, Schwellen und Kaminplatten erkennt man, wer verlegt hat.`,
        icon: 'door',
      },
      {
        title: 'Gewähr für das Ganze',
        description: text`Ein Betrieb, der Untergrund und Belag macht, kann einen Fehler auf niemanden schieben.`,
        icon: 'shield',
      },
      {
        title: 'Preise je Arbeitsschritt',
        ofForms: true,
        description: text`${capital(fewOffers)} Angebote mit getrennten Posten zeigen, wo gespart wird und wo am falschen Ende.`,
        icon: 'calculator',
      },
    ],
  },
  steps: {
    heading: 'Zum neuen Fußboden in drei Schritten',
    steps: [
      {
        title: 'Räume ausmessen',
        text: text`Fläche, Türen, Heizungsart und was heute dort liegt. Ein Foto der Ränder sagt viel.`,
        art: 'stepRequest',
      },
      {
        title: 'Untergrund ansehen lassen',
        text: text`Es melden sich ${fewOffers} Betriebe. Heben Sie vor dem Besuch eine Ecke des alten Belags an.`,
        art: 'stepCompare',
      },
      {
        title: 'Muster auslegen',
        text: text`Legen Sie zwei, drei Dielen ans Fenster und leben Sie ein paar Tage damit, bevor Sie bestellen.`,
        art: 'stepChoose',
      },
    ],
  },
  form: {
    heading: 'Verlegung anfragen',
    text: text`Nennen Sie die Räume, die einen neuen Boden brauchen, und was jetzt darin liegt.`,
  },
  guide: { heading: 'Ratgeber: vom Estrich bis zur Leiste', sections: guideSections },
  faq: [
    {
      question: 'Kann ein neuer Boden auf die alten Fliesen?',
      answer: [
        text`Oft ja, wenn die Fliesen fest liegen und die Fugen ausgespachtelt werden. Der Boden wird dadurch höher. Prüfen Sie Türblätter, Schwellen und die Unterkante der Küchenzeile, ehe Sie sich entscheiden.`,
      ],
    },
    {
      question: 'Verträgt Parkett eine Fußbodenheizung?',
      answer: [
        text`Verklebtes Zwei- oder Mehrschichtparkett aus ruhigen Holzarten eignet sich gut. Dicke, lose Dielen bremsen die Wärme und bilden Fugen. Lesen Sie im Datenblatt den Wärmedurchlasswiderstand und die erlaubte Oberflächentemperatur nach.`,
      ],
    },
    {
      question: 'Warum knarrt mein Laminat?',
      answer: [
        text`Meist fehlt der Abstand zur Wand, oder der Untergrund hat eine Mulde. Bei Wärme dehnt sich der Belag aus, stößt an und hebt sich. Manchmal genügt es, die Leiste zu lösen und den Rand nachzuschneiden.`,
      ],
    },
    {
      question: 'Woran erkenne ich Asbest in alten Böden?',
      answer: [
        text`Mit bloßem Auge gar nicht. Verdächtig sind harte kleine Platten, ältere Beläge mit pappiger Unterschicht und schwarzer Kleber. Schleifen und brechen Sie nichts. Lassen Sie von Fachleuten eine Probe nehmen und im Labor untersuchen. Entfernen darf das Material nur ein zugelassener Betrieb.`,
      ],
    },
    {
      question: 'Wie oft lässt sich ein Holzboden abschleifen?',
      answer: [
        text`Maßgeblich ist die Dicke der Nutzschicht. Massive Dielen überstehen mehrere Durchgänge, ein dünnes Furnier keinen. An einer Lüftungsöffnung oder Schwelle können Sie die Schicht sehen.`,
      ],
    },
  ],
  related: ['/maler-putzarbeiten', '/umzug', '/heizung', '/daemmung', '/neue-waermepumpe'],
  closing: {
    heading: 'Ein Boden, der auch unten stimmt',
    text: text`Holen Sie jemanden, der zuerst misst. Für den Besuch genügt eine Anfrage.`,
    button: 'Verlegung anbieten lassen',
  },
};
