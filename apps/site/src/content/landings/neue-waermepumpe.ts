import { heatPumpGrant } from '../../figures/funding';
import {
  airAirCop,
  airAirPrice,
  airWaterCop,
  airWaterPrice,
  brineWaterCop,
  brineWaterPrice,
  hotWaterCop,
  hotWaterPrice,
  hybridCop,
  hybridPrice,
  waterWaterCop,
  waterWaterPrice,
} from '../../figures/heatPumps';
import { maxOffers, moreCities } from '../../figures/service';
import type { LandingRecord } from '../records';
import { capital, link, term, text } from '../text';
import { guideSections } from './neue-waermepumpe.guide';

export const record: LandingRecord = {
  topic: 'Neue Wärmepumpe',
  h1: 'Eine neue Wärmepumpe: sechs Bauarten und der Weg zum Einbau',
  description:
    'Luft, Erde oder Wasser: sechs Wärmepumpen mit Leistungszahl und Kosten im Vergleich, dazu Fragen an Heizungsbauer und häufige Fehler.',
  lead: text`Die Suche beginnt meist bei der Luft-Wasser-Wärmepumpe. Heizkörper zählen dabei mehr als das Baujahr.`,
  keyFigures: [
    { label: 'für eine Luft-Wasser-Wärmepumpe', value: airWaterPrice },
    { label: 'der anrechenbaren Kosten kann der Staat übernehmen', value: heatPumpGrant },
  ],
  art: 'newHeatPump',
  button: 'Heizungsbauer anfragen',
  summary: [
    text`Sechs Bauarten stehen zur Wahl. Grundstück und Heizsystem schließen einige davon aus.`,
    text`Je niedriger die Temperatur im Heizkreis, desto weniger Strom braucht die Anlage. Das ist eine Frage der Heizkörper und der Einstellung.`,
    text`Ohne ${term('heizlast', 'Heizlastberechnung')} ist jedes Angebot geraten.`,
    text`Gefördert werden ${heatPumpGrant} der anrechenbaren Kosten. Stellen Sie den Antrag, bevor ein Auftrag bindend wird.`,
    text`Vergleichen Sie an jedem Angebot Heizlast, ${term('vorlauf', 'Vorlauftemperatur')}, Zähler und Nachsorge, nicht nur den Endpreis.`,
  ],
  services: {
    heading: 'Was ein Heizungsbauer für die Wärmepumpe tut',
    text: text`Das Gerät kommt aus der Fabrik, die Heizung entsteht im Haus. Drei Leistungen sind dafür nötig.`,
    cards: [
      {
        title: 'Auslegen',
        description: text`Der Betrieb berechnet die Heizlast je Raum, beurteilt die Heizkörper und wählt Quelle und Aufstellort. Daraus folgt die Größe der Anlage.`,
        art: 'heatLoad',
      },
      {
        title: 'Umrüsten',
        description: text`Der alte Kessel kommt heraus, die Leitungen werden gespült, Speicher und Pumpe gesetzt, der Strom angeschlossen und das Wasser auf alle Räume verteilt.`,
        art: 'boilerSwap',
      },
      {
        title: 'Einstellen und warten',
        description: text`Der Betrieb stellt die Heizkurve ein, also wie heiß das Wasser je nach Wetter wird, regelt im ersten Winter nach und prüft die Zählerstände. Ohne diese Betreuung verbraucht eine Wärmepumpe leicht mehr Strom als nötig.`,
        art: 'heatingCurve',
      },
    ],
  },
  technologies: {
    heading: 'Sechs Bauarten mit Leistungszahl und Kosten',
    text: text`Der ${term('cop', 'COP')} gilt für den Prüfstand und taugt zum Vergleich der Geräte. Wie sparsam die Heizung in Ihrem Haus läuft, sagt die ${term('jaz', 'JAZ')}; sie liegt meist darunter.`,
    cards: [
      {
        title: 'Luft-Wasser',
        description: text`Sie holt Wärme aus der Außenluft und gibt sie an das Heizwasser ab. Sie ist schnell aufgestellt, ohne Erdarbeiten; an kalten Tagen braucht sie am meisten Strom.`,
        facts: [
          { label: 'COP', value: airWaterCop },
          { label: 'Kosten', value: airWaterPrice },
        ],
        art: 'pumpAirWater',
        highlight: 'fast überall möglich',
      },
      {
        title: 'Sole-Wasser',
        description: text`Sie nutzt die gleichmäßige Wärme im Boden, über Sonden in der Tiefe oder Schleifen unter dem Rasen. Das ist leise und sparsam, verlangt aber Erdarbeiten.`,
        facts: [
          { label: 'COP', value: brineWaterCop },
          { label: 'Kosten', value: brineWaterPrice },
        ],
        art: 'pumpBrineWater',
      },
      {
        title: 'Wasser-Wasser',
        description: text`Sie pumpt Grundwasser aus einem Brunnen, kühlt es ab und leitet es zurück. Das ist sehr effizient, geht aber nur mit Erlaubnis der Wasserbehörde.`,
        facts: [
          { label: 'COP', value: waterWaterCop },
          { label: 'Kosten', value: waterWaterPrice },
        ],
        art: 'pumpWaterWater',
      },
      {
        title: 'Luft-Luft',
        description: text`Sie erwärmt die Raumluft direkt, ohne Heizkörper, und kann im Sommer kühlen. Warmes Wasser braucht ein eigenes Gerät.`,
        facts: [
          { label: 'COP', value: airAirCop },
          { label: 'Kosten', value: airAirPrice },
        ],
        art: 'pumpAirAir',
      },
      {
        title: 'Hybrid',
        description: text`Wärmepumpe und Kessel arbeiten zusammen. Das ist sinnvoll als Übergang, wenn das Haus noch nicht gedämmt ist; zwei Geräte heißen aber auch zwei Wartungen.`,
        facts: [
          { label: 'COP', value: hybridCop },
          { label: 'Kosten', value: hybridPrice },
        ],
        art: 'pumpHybrid',
      },
      {
        title: 'Brauchwasser',
        description: text`Sie bereitet nur warmes Wasser, oft mit der Luft aus dem Keller. Im Sommer entlastet sie den alten Kessel, die Heizung ersetzt sie nicht.`,
        facts: [
          { label: 'COP', value: hotWaterCop },
          { label: 'Kosten', value: hotWaterPrice },
        ],
        art: 'pumpHotWater',
      },
    ],
    note: text`Brauchwasser- und Luft-Luft-Geräte lösen eine kleinere Aufgabe als die übrigen. Ihr Preis lässt sich deshalb nicht unmittelbar vergleichen.`,
  },
  cities: {
    heading: 'Heizungsbauer in Ihrer Stadt',
    text: text`Auch ${moreCities} weitere Städte gehören dazu. Ein Betrieb in der Nähe hilft Ihnen noch, wenn an einem Frostabend eine Störung leuchtet.`,
  },
  benefits: {
    heading: 'Warum mehrere Heizungsbauer rechnen sollten',
    text: text`Für dasselbe Haus schlagen Betriebe verschiedene Größen und sogar verschiedene Bauarten vor. Die Begründung zeigt, wem Sie vertrauen können.`,
    cards: [
      {
        title: 'Die Größe hinterfragen',
        description: text`Weichen die Leistungen stark voneinander ab, fehlt irgendwo eine Heizlastberechnung.`,
        icon: 'ruler',
      },
      {
        title: 'Alle Posten im Blick',
        description: text`Fundament, Elektroarbeiten und Entsorgung stehen nicht in jedem Angebot. Nebeneinander fällt das auf.`,
        icon: 'scale',
      },
      {
        title: 'Förderung mitgedacht',
        description: text`Gute Betriebe wissen, in welcher Reihenfolge Vertrag und Antrag kommen müssen.`,
        icon: 'euro',
      },
      {
        title: 'Erfahrung mit Ihrem Haustyp',
        description: text`Lassen Sie sich eine Anlage in einem ähnlichen Gebäude nennen und rufen Sie dort an.`,
        icon: 'house',
      },
    ],
  },
  steps: {
    heading: 'Drei Schritte zur neuen Heizung',
    steps: [
      {
        title: 'Haus und Heizung beschreiben',
        text: text`Wohnfläche, heutiger Brennstoff, Heizkörper oder Fußboden, Platz im Freien.`,
        art: 'stepRequest',
      },
      {
        title: 'Angebote erhalten',
        text: text`${capital(maxOffers)} Heizungsbauer melden sich. Zeigen Sie ihnen Keller und Heizkörper.`,
        art: 'stepCompare',
      },
      {
        title: 'Entscheiden',
        text: text`Sie wählen den Betrieb, unterschreiben den Vertrag mit Förderklausel und stellen den Antrag. Der Vertrag gilt dann nur mit der Zusage, und erst danach wird eingebaut.`,
        art: 'stepChoose',
      },
    ],
  },
  form: {
    heading: 'Angebote von Heizungsbauern anfordern',
    text: text`Nennen Sie Baujahr, Wohnfläche und jetzige Heizung. Damit kann ein Heizungsbauer aus der Gegend für Ihr Haus rechnen.`,
  },
  guide: { heading: 'Ratgeber: Wärmepumpe planen und kaufen', sections: guideSections },
  faq: [
    {
      question: 'Läuft eine Wärmepumpe mit meinen alten Heizkörpern?',
      answer: [
        text`Häufig ja. Alte Rippen- und Plattenheizkörper sind oft größer, als sie sein müssten. Drehen Sie an einem kalten Tag die ${term('vorlauf', 'Vorlauftemperatur')} am Kessel herunter. Bleiben die Räume warm, passt es. Wird es nur in einem Zimmer kühl, genügt dort ein größerer Heizkörper.`,
      ],
    },
    {
      question: 'Brauche ich vorher eine neue Dämmung?',
      answer: [
        text`Nicht zwingend, aber jede Maßnahme senkt die nötige Leistung. Viel bringt schon das Einfache: oberste Geschossdecke, Kellerdecke, Rohre. Was sich bei Ihnen lohnt, steht unter ${link('/daemmung', 'Dämmung')}.`,
      ],
    },
    {
      question: 'Wie laut ist die Außeneinheit nachts?',
      answer: [
        text`Moderne Geräte sind bei milder Witterung kaum zu hören, an Frosttagen schon. Fragen Sie nach der Berechnung für das nächste fremde Schlafzimmerfenster. Ein anderer Aufstellort wirkt besser als jede Schallhaube.`,
      ],
    },
    {
      question: 'Was geschieht bei Stromausfall?',
      answer: [
        text`Die Wärmepumpe steht still, ebenso wie ein Gaskessel, denn auch dessen Steuerung und Pumpe brauchen Strom. Ein gedämmtes Haus bleibt eine Weile warm. Wer vorsorgen will, plant bei der ${link('/photovoltaik', 'Photovoltaik')} einen Speicher mit Ersatzstrom ein.`,
      ],
    },
    {
      question: 'Lohnt es sich, auf bessere Geräte zu warten?',
      answer: [
        text`Die Technik ist ausgereift, große Sprünge sind nicht zu erwarten. Fällt der Kessel aus, müssen Sie unter Druck und mitten im Winter wählen. Mit einem fertigen Plan in der Schublade bestimmen Sie den Zeitpunkt selbst.`,
      ],
    },
  ],
  related: ['/waermepumpe-kosten', '/waermepumpe-foerderung', '/heizung', '/photovoltaik', '/energieberater'],
  closing: {
    heading: 'Die alte Heizung läuft noch? Ein guter Moment',
    text: text`Sie können in Ruhe rechnen, vergleichen und beantragen, auch während der Heizzeit. Holen Sie die ersten Zahlen zu Ihrem Haus ein.`,
    button: 'Wärmepumpe anfragen',
  },
};
