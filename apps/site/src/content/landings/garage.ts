import { fewOffers, moreCities } from '../../figures/service';
import { prefabGarage, solidGarage } from '../../figures/trades';
import type { LandingRecord } from '../records';
import { capital, link, text } from '../text';
import { guideSections } from './garage.guide';

export const record: LandingRecord = {
  topic: 'Garage bauen lassen',
  h1: 'Eine Garage bauen lassen: massiv oder fertig geliefert',
  description:
    'Fertiggarage oder massive Garage: Preise, Fundament, Genehmigung und Zufahrt im Vergleich, mit Fragen für das Gespräch mit Baufirmen.',
  lead: text`Die Fertiggarage steht schneller, die massive ist frei in der Form. Den Preis prägen auch Boden und Zufahrt.`,
  keyFigures: [
    { label: 'für eine Fertiggarage', value: prefabGarage },
    { label: 'für eine massive Garage', value: solidGarage },
  ],
  art: 'garage',
  button: 'Angebote für eine Garage',
  summary: [
    text`${capital(prefabGarage)} kostet eine Fertiggarage, ${solidGarage} eine massive, also gemauert oder betoniert.`,
    text`Fundament, Entwässerung und Zufahrt stehen selten im Prospektpreis. Fragen Sie danach.`,
    text`Ob eine Genehmigung nötig ist, bestimmt Ihr Bundesland; der Bebauungsplan gilt in jedem Fall.`,
    text`Für ein späteres Elektroauto kommt das Leerrohr jetzt in den Boden.`,
  ],
  services: {
    heading: 'Garagen, die Baufirmen liefern und bauen',
    text: text`Drei Wege führen zum geschützten Stellplatz. Welcher passt, hängt vom Grundstück ab, nicht vom Katalog.`,
    cards: [
      {
        title: 'Fertiggarage',
        description: text`Sie entsteht im Werk aus Beton oder Stahl und kommt auf dem Tieflader. Der Kran braucht eine freie Anfahrt.`,
        facts: [{ label: 'Kosten', value: prefabGarage }],
        art: 'prefabGarage',
      },
      {
        title: 'Massive Garage',
        description: text`Sie wird vor Ort gemauert oder betoniert, in jeder Breite, auch an einer Grundstücksecke oder mit dem Haus verbunden.`,
        facts: [{ label: 'Kosten', value: solidGarage }],
        art: 'brickGarage',
      },
      {
        title: 'Umbau und Ausstattung',
        description: text`Auch eine alte Garage lässt sich herrichten, mit neuem Tor, Antrieb, dichtem Flachdach oder einer Trennwand für Fahrräder. Alte Wellplatten können Asbest enthalten; entfernen darf sie nur ein zugelassener Betrieb.`,
        art: 'garageRefit',
      },
    ],
  },
  cities: {
    heading: 'Garagenbau in dicht bebauten Städten und in Vororten',
    text: text`Wo Grundstücke knapp sind, zählt jeder Zentimeter bis zur Grenze. Hier und in ${moreCities} weiteren Städten fragen Sie Firmen, die ihr Bauamt kennen.`,
  },
  benefits: {
    heading: 'Warum Sie mehrere Firmen fragen sollten',
    text: text`Firmen beurteilen dieselbe Einfahrt verschieden. Die eine bietet eine Fertiggarage an, die andere rät zum Bau vor Ort.`,
    cards: [
      {
        title: 'Gesamtpreis statt Katalogpreis',
        description: text`Vergleichen lässt sich nur, was Erdarbeiten, Fundament und Anschluss einschließt.`,
        icon: 'euro',
      },
      {
        title: 'Zufahrt vorher geprüft',
        description: text`Ein Besuch mit Maßband und Kamera erspart Ihnen den Kran, der am Liefertag nicht um die Ecke passt.`,
        icon: 'map-pin',
      },
      {
        title: 'Ortskundige Bauleute',
        description: text`Sie wissen, ob der Boden trägt und wohin das Regenwasser darf.`,
        icon: 'users',
      },
      {
        title: 'Überschaubare Auswahl',
        ofForms: true,
        description: text`${capital(fewOffers)} Angebote sind genug, um ein Bauwerk dieser Größe zu vergleichen, ohne die Übersicht zu verlieren.`,
        icon: 'check',
      },
    ],
  },
  steps: {
    heading: 'Drei Schritte bis zum Spatenstich',
    steps: [
      {
        title: 'Stellplatz beschreiben',
        text: text`Nennen Sie Breite, Länge, Lage an der Grenze und gewünschte Bauart. Damit beginnt jede Kalkulation.`,
        art: 'stepRequest',
      },
      {
        title: 'Ortstermin abwarten',
        text: text`Sie bekommen ${fewOffers} Angebote von Firmen, die Boden und Zufahrt gesehen haben sollten.`,
        art: 'stepCompare',
      },
      {
        title: 'Firma beauftragen',
        text: text`Wenn mit Bauamt und Nachbarschaft alles geklärt ist, unterschreiben Sie. Den übrigen Firmen sagen Sie ab.`,
        art: 'stepChoose',
      },
    ],
  },
  form: {
    heading: 'Garagenbauer um Preise bitten',
    text: text`Schreiben Sie, was auf Ihrem Grundstück entstehen soll und wie ein Lastwagen dorthin kommt.`,
  },
  guide: { heading: 'Ratgeber: Garage planen, vergleichen, bauen', sections: guideSections },
  faq: [
    {
      question: 'Darf die Garage direkt an der Grundstücksgrenze stehen?',
      answer: [
        text`Häufig ja, aber nur bis zu einer bestimmten Länge und Höhe. Diese Maße legt die Bauordnung Ihres Bundeslandes fest, und der Bebauungsplan kann strenger sein. Lassen Sie sich die Auskunft des Bauamts schriftlich geben.`,
      ],
    },
    {
      question: 'Wie lange hält eine Fertiggarage aus Beton?',
      answer: [
        text`Bei gepflegtem Dach ähnlich lange wie eine massive. Schwachpunkte sind die Abdichtung oben, das Tor und der Sockel, wenn Spritzwasser und Streusalz daran nagen. Ein Anstrich und ein freier Dachablauf verlängern das Leben deutlich.`,
      ],
    },
    {
      question: 'Warum schimmelt es in meiner Garage?',
      answer: [
        text`Ein nasses Auto bringt Wasser mit, und ohne Luftwechsel bleibt es drin. Öffnungen unten und oben, ein Gefälle zum Tor und eine Rinne davor schaffen Abhilfe. Heizen hilft nicht, Lüften schon.`,
      ],
    },
    {
      question: 'Kann ich die Garage als Werkstatt benutzen?',
      answer: [
        text`Ein wenig Basteln stört niemanden. Wird der Stellplatz dauerhaft anders genutzt, verstößt das aber oft gegen die Genehmigung, denn sie galt für ein Auto. Planen Sie Platz für die Werkbank lieber gleich mit ein und beantragen Sie ihn.`,
      ],
    },
    {
      question: 'Passt eine Solaranlage auf das Garagendach?',
      answer: [
        text`Oft ja, wenn das Dach die Last trägt und kein Baum Schatten wirft. Fertiggaragen brauchen dafür einen Nachweis des Herstellers. Was auf dem Hausdach möglich ist, zeigt der ${link('/photovoltaik-anlage#solarrechner', 'Solarrechner')}.`,
      ],
    },
  ],
  related: ['/elektrik', '/elektriker-naehe', '/photovoltaik', '/architekt', '/maler-putzarbeiten'],
  closing: {
    heading: 'Den Bauplatz noch vor dem Winter klären',
    text: text`Frost verzögert Fundamente, und Bauämter brauchen Zeit. Mit Angeboten in der Hand planen Sie den Rest leichter.`,
    button: 'Garagenangebote einholen',
  },
};
