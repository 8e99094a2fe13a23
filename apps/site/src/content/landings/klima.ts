import { maxOffers, moreCities } from '../../figures/service';
import type { LandingRecord } from '../records';
import { capital, link, text } from '../text';
import { guideSections } from './klima.guide';

export const record: LandingRecord = {
  topic: 'Klimaanlage',
  h1: 'Eine Klimaanlage für die Wohnung planen und einbauen lassen',
  description:
    'Monoblock, Split oder Multi-Split: wie sich Klimageräte unterscheiden, was den Einbau teuer macht und welche Fragen ein Angebot klären muss.',
  lead: text`Die Kosten hängen weniger am Gerät als an der Zahl der Räume, am Leitungsweg und am Platz für die Außeneinheit.`,
  art: 'airConditioner',
  button: 'Angebote für eine Klimaanlage',
  summary: [
    text`Erst beschatten, dann kühlen. Ein außen liegender Sonnenschutz macht das Gerät kleiner oder überflüssig.`,
    text`Splitgeräte kühlen leiser und sparsamer als Monoblöcke mit Abluftschlauch, brauchen aber eine Bohrung durch die Wand.`,
    text`Eine Außeneinheit am falschen Ort bringt Streit mit den Nachbarn. Klären Sie den Platz zuerst.`,
    text`Den Kältekreis darf nur öffnen und befüllen, wer dafür die Sachkunde nachgewiesen hat.`,
  ],
  services: {
    heading: 'Welche Arbeiten Kältebetriebe übernehmen',
    text: text`Ein Kältebetrieb, auch Klimabetrieb genannt, verbindet die Einheit im Zimmer mit der im Freien und nimmt beide in Betrieb. Ob ein Schlafzimmer unter dem Dach oder ein ganzes Haus: Vom Umfang hängt ab, welches System der Betrieb vorschlägt.`,
    cards: [
      {
        title: 'Splitgerät für einen Raum',
        description: text`Eine dünne Leitung verbindet Innen- und Außeneinheit. Das genügt, wenn nur ein Zimmer zu heiß wird, etwa unter dem Dach.`,
        feature: text`Der Aufwand ist klein, es bleibt bei einer Bohrung.`,
        art: 'splitUnit',
      },
      {
        title: 'Multi-Split für mehrere Räume',
        description: text`Eine Außeneinheit versorgt mehrere Innengeräte. Jedes Zimmer hat seine eigene Temperatur, und an der Fassade hängt nur ein Kasten.`,
        feature: text`Die Leitungen sind länger, die Planung ist aufwendiger.`,
        art: 'multiSplit',
      },
      {
        title: 'Wartung und Reparatur',
        description: text`Der Betrieb reinigt Filter und Wärmetauscher, prüft den Kondensatablauf und kontrolliert die Dichtheit, auch an Anlagen, die ein anderer eingebaut hat.`,
        feature: text`Am besten geschieht das vor dem Sommer.`,
        art: 'airConditionerService',
      },
    ],
  },
  noPrice: {
    heading: 'Warum wir für Klimaanlagen keine Spanne angeben',
    text: text`Der Preis folgt aus der Kühllast, also der Wärme, die aus den Räumen muss, aus der Länge der Leitungen und aus der Elektrik. All das sieht der Betrieb erst bei Ihnen. Eine Spanne für alle wäre so weit, dass sie nichts nützt. Nach einem Termin mit Berechnung je Raum können Sie Angebote vergleichen.`,
  },
  cities: {
    heading: 'Wo Klimabetriebe Anfragen annehmen',
    text: text`Dazu kommen ${moreCities} weitere Städte. Ihre Postleitzahl genügt, damit die Anfrage bei Betrieben landet, deren Monteure ohne lange Anfahrt zu Ihnen kommen.`,
  },
  benefits: {
    heading: 'Warum eine Anfrage vor dem Kauf im Baumarkt lohnt',
    text: text`Ein Gerät zu kaufen ist leicht. Schwer wird es bei Bohrung, Strom und Wasser, und das beurteilt jemand vor Ort.`,
    cards: [
      {
        title: 'Gerechnet statt geschätzt',
        description: text`Ein Fachbetrieb rechnet Fensterflächen, Himmelsrichtung und Dachschräge ein, statt nur Quadratmeter zu zählen.`,
        icon: 'calculator',
      },
      {
        title: 'Ein tragfähiger, leiser Platz',
        description: text`Der Betrieb sieht, ob Wand oder Boden die Außeneinheit halten und ob der Schall in ein Schlafzimmer zieht.`,
        icon: 'ruler',
      },
      {
        title: 'Nachweis für den Kältekreis',
        description: text`Dichtheitsprüfung, Vakuum und Füllung werden protokolliert. Ohne dieses Blatt erkennt mancher Hersteller keine Garantie an.`,
        icon: 'file',
      },
      {
        title: 'Vergleich ohne Druck',
        ofForms: true,
        description: text`Mit ${maxOffers} Angeboten sehen Sie, wer beim Aufstellort mitdenkt und wer nur ein Gerät verkaufen will.`,
        icon: 'scale',
      },
    ],
  },
  steps: {
    heading: 'In drei Schritten zu kühlen Räumen',
    steps: [
      {
        title: 'Räume beschreiben',
        text: text`Sie geben an, welche Zimmer zu warm werden, in welchem Stock sie liegen und ob Ihnen das Haus gehört.`,
        art: 'stepRequest',
      },
      {
        title: 'Besichtigen lassen',
        text: text`${capital(maxOffers)} Betriebe melden sich. Zeigen Sie ihnen Fenster, Fassade und Sicherungskasten.`,
        art: 'stepCompare',
      },
      {
        title: 'Einbau vereinbaren',
        text: text`Sie wählen ein Angebot oder keines. Der Einbau eines einzelnen Geräts ist rasch erledigt.`,
        art: 'stepChoose',
      },
    ],
  },
  form: {
    heading: 'Klimabetriebe in Ihrer Nähe anfragen',
    text: text`Beschreiben Sie, wo es zu heiß wird und wo ein Außengerät stehen könnte.`,
  },
  guide: { heading: 'Ratgeber: die richtige Klimaanlage finden', sections: guideSections },
  faq: [
    {
      question: 'Ist ein mobiles Klimagerät eine Alternative?',
      answer: [
        text`Für wenige heiße Tage ja. Ein Monoblock bläst seine Wärme durch einen Schlauch ins Freie, und dafür muss ein Fenster offen bleiben. Durch den Spalt strömt warme Luft nach, deshalb arbeitet das Gerät lange und laut. Eine Fensterabdichtung bessert das, löst es aber nicht.`,
      ],
    },
    {
      question: 'Kann ich mit der Klimaanlage auch heizen?',
      answer: [
        text`Ja, viele Splitgeräte können die Richtung umkehren; dann heißen sie Luft-Luft-Wärmepumpe. In der Übergangszeit wärmen sie einen Raum schnell. Was eine Anlage kostet, die damit heizt, und was die anderen Bauarten leisten, lesen Sie unter ${link('/neue-waermepumpe', 'Neue Wärmepumpe')}.`,
      ],
    },
    {
      question: 'Macht die trockene Luft krank?',
      answer: [
        text`Kühlen entzieht der Luft Feuchte, das empfinden an schwülen Tagen viele als angenehm. Beschwerden kommen eher von Zug, zu großer Kälte oder verschmutzten Filtern. Richten Sie den Luftstrom nicht auf Bett oder Schreibtisch und halten Sie die Filter sauber.`,
      ],
    },
    {
      question: 'Wie viel Strom braucht das Kühlen?',
      answer: [
        text`Eine Zahl für alle gibt es nicht, dazu sind Gerät, Raum und Wetter zu verschieden. Vergleichen Sie auf dem Energielabel die Werte für den Kühlbetrieb. Mit einer ${link('/photovoltaik-anlage', 'Photovoltaikanlage')} passt es gut zusammen: Gekühlt wird, wenn die Sonne scheint.`,
      ],
    },
    {
      question: 'Darf die Außeneinheit aufs Dach oder an die Straßenseite?',
      answer: [
        text`Technisch geht beides. Bevor Sie ein Gerät bestellen, fragen Sie bei Denkmälern die Denkmalbehörde und in Gebieten mit Gestaltungsregeln das Bauamt Ihrer Gemeinde. Gehört das Haus einer Eigentümergemeinschaft, kommt auch ${link('/foerderungen#gemeinschaft', 'deren Beschluss')} vor der Bestellung.`,
      ],
    },
  ],
  related: ['/neue-waermepumpe', '/photovoltaik', '/fenster-tueren', '/daemmung', '/elektriker-naehe'],
  closing: {
    heading: 'Vor der nächsten Hitzewelle planen',
    text: text`Im Frühjahr haben Kältebetriebe eher Zeit für einen Ortstermin als im Juli. Wer früh fragt, sucht nicht in der Hitze.`,
    button: 'Klimabetriebe anfragen',
  },
};
