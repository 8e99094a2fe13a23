import { heatPumpGrantCostPage } from '../../figures/funding';
import { highGrant, highShare, lowGrant, lowShare } from '../../figures/heatPumpExample';
import {
  airWaterPrice,
  airWaterPriceHigh,
  airWaterPriceLow,
  brineWaterPriceCostPage,
  waterWaterPriceCostPage,
} from '../../figures/heatPumps';
import { WORD_JOINER } from '../../lineBreaks';
import type { GuideRecord } from '../records';
import { bare, link, strong, term, text } from '../text';

export const record: GuideRecord = {
  topic: 'Wärmepumpe: Kosten',
  h1: 'Was eine Wärmepumpe kostet',
  description:
    'Preisspannen für drei Bauarten der Wärmepumpe, die Posten im Angebot, die Kosten im Betrieb und ein Rechenbeispiel mit Zuschuss.',
  lead: text`Wo Ihr Haus in der Spanne liegt, bestimmen vor allem ${term('heizlast', 'Heizlast')}, Wärmequelle und Nebenarbeiten.`,
  keyFigures: [
    { label: 'für eine Luft-Wasser-Anlage', value: airWaterPrice },
    { label: 'der anrechenbaren Kosten als Zuschuss, vorsichtig gerechnet', value: heatPumpGrantCostPage },
  ],
  art: 'heatPumpRoom',
  button: 'Preise für mein Haus anfragen',
  summary: [
    text`Am wenigsten kostet die Luft als Quelle, weil nichts gebohrt und kein Garten aufgegraben wird.`,
    text`Nebenarbeiten an Zählerschrank, Heizkörpern, Fundament oder altem Tank verschieben den Preis stärker als die Marke des Geräts.`,
    text`Im Betrieb zählt die Jahresarbeitszahl ${term('jaz', 'JAZ')}. Sie sagt, wie viel Wärme das Gerät im Alltag aus dem Strom macht.`,
    text`Mit dem höchsten hier genannten Zuschuss zahlen Sie für eine Luft-Wasser-Anlage je nach Preis noch ${lowShare} bis ${bare(highShare)} selbst.`,
  ],
  sections: [
    {
      type: 'chart',
      chart: 'range',
      of: 'Bauart',
      heading: 'Preisspannen nach Wärmequelle',
      intro: text`Die drei Bauarten unterscheiden sich darin, woher die Wärme kommt, und genau das bestimmt den größten Teil des Preisunterschieds.`,
      caption: 'Kosten einer Wärmepumpe nach Bauart',
      items: [
        { label: 'Luft-Wasser', figure: airWaterPrice },
        { label: 'Wasser-Wasser', figure: waterWaterPriceCostPage },
        { label: 'Sole-Wasser', figure: brineWaterPriceCostPage },
      ],
      note: text`Ob Bohrung oder Brunnen, Elektroarbeiten und Entsorgung schon enthalten sind, unterscheidet sich von Angebot zu Angebot. Die Spannen sind Richtwerte.`,
      blocks: [
        text`Die Luft-Wasser-Anlage steht mit ihrem Außengerät im Garten oder an der Hauswand und braucht sonst kaum Tiefbau. Bei Sole-Wasser, also Wärme aus dem Erdreich, kommen die Bohrung oder der Flächenkollektor hinzu; dafür ist die Quelle im Winter wärmer als die Luft. Wasser-Wasser setzt ergiebiges Grundwasser in erreichbarer Tiefe, zwei Brunnen und eine Erlaubnis voraus.`,
      ],
    },
    {
      type: 'cards',
      heading: 'Für welches Grundstück welche Quelle taugt',
      cards: [
        {
          title: 'Luft-Wasser',
          art: 'pumpAirWater',
          description: text`Schnell aufgestellt und auf fast jedem Grundstück möglich. An sehr kalten Tagen arbeitet sie am wenigsten sparsam, gerade dann, wenn Sie viel Wärme brauchen.`,
          facts: [
            { label: 'Kosten', value: airWaterPrice },
            { label: 'Achten auf', value: text`Schall zum Nachbarn, Ablauf für das Kondensat` },
          ],
        },
        {
          title: 'Sole-Wasser',
          art: 'pumpBrineWater',
          description: text`Erdsonden liefern das ganze Jahr fast gleichmäßige Temperaturen. Die Anlage läuft leise und sparsam, verlangt aber Bohrung oder Gartenfläche.`,
          facts: [
            { label: 'Kosten', value: brineWaterPriceCostPage },
            { label: 'Achten auf', value: text`Genehmigung, Zufahrt für das Bohrgerät` },
          ],
        },
        {
          title: 'Wasser-Wasser',
          art: 'pumpWaterWater',
          description: text`Grundwasser ist die ergiebigste Quelle. Ein Saugbrunnen fördert es, ein Schluckbrunnen gibt es zurück. Ohne Wasseranalyse sollte niemand beginnen.`,
          facts: [
            { label: 'Kosten', value: waterWaterPriceCostPage },
            { label: 'Achten auf', value: text`Wasserrecht, Eisen und Mangan im Wasser` },
          ],
        },
      ],
      note: text`Luft-Luft-, Hybrid- und Brauchwassergeräte beschreibt die Seite ${link('/neue-waermepumpe', 'Neue Wärmepumpe')}.`,
    },
    {
      type: 'table',
      heading: 'Was im Angebot stehen sollte',
      caption: 'Posten eines Angebots für eine Wärmepumpe',
      columns: ['Posten', 'Was dazugehört', 'Wann er teuer wird'],
      rows: [
        [
          text`Gerät und Speicher`,
          text`Innen- und Außeneinheit, Warmwasserspeicher, Regelung`,
          text`Wenn die Leistung aus Vorsicht zu groß gewählt ist`,
        ],
        [
          text`Wärmequelle`,
          text`Fundament, Bohrung, Kollektor oder Brunnen`,
          text`Bei felsigem Boden, enger Zufahrt, Auflagen`,
        ],
        [
          text`Heizungsseite`,
          text`Rohre, Pumpen, ${term('abgleich', 'hydraulischer Abgleich')}, einzelne größere Heizkörper`,
          text`Wenn viele Räume nur mit heißem Wasser warm werden`,
        ],
        [
          text`Elektrik`,
          text`Eigener Stromkreis, Zählerplatz, Absicherung`,
          text`Bei einem alten Zählerschrank ohne Reserve`,
        ],
        [
          text`Rückbau`,
          text`Kessel, Öltank, Gasanschluss, Schornstein`,
          text`Bei Erdtanks und Tanks, die zerlegt werden müssen`,
        ],
        [
          text`Inbetriebnahme`,
          text`Einstellung, Einweisung, Unterlagen für die Förderung`,
          text`Wenn sie fehlt: Dann zahlen Sie beim Strom nach`,
        ],
      ],
      blocks: [
        text`Ein Pauschalpreis ohne diese Aufteilung ist schwer zu beurteilen. Bitten Sie um getrennte Posten und darum, dass nicht enthaltene Arbeiten ausdrücklich genannt werden. Steht die Elektrik nur als Vermerk „bauseits“ da, zahlen Sie sie zusätzlich. Was auf Sie zukommen kann, lesen Sie unter ${link('/elektrik', 'Elektrik')}.`,
      ],
    },
    {
      type: 'calculation',
      heading: `Rechenbeispiel: Luft-${WORD_JOINER}Wasser-${WORD_JOINER}Anlage mit Zuschuss`,
      intro: text`Die Rechnung nimmt beide Enden der Preisspanne und zieht die höchste Förderung ab, die diese Seite nennt. Sie setzt voraus, dass alle Kosten anerkannt werden.`,
      calculations: [
        {
          title: 'Unteres Ende der Spanne',
          lines: [
            { label: text`Kosten der Anlage`, value: airWaterPriceLow },
            { label: text`Zuschuss in voller Höhe`, value: lowGrant, sign: '−' },
            { label: text`Ihr Eigenanteil`, value: lowShare, sign: '=', result: true },
          ],
        },
        {
          title: 'Oberes Ende der Spanne',
          lines: [
            { label: text`Kosten der Anlage`, value: airWaterPriceHigh },
            { label: text`Zuschuss in voller Höhe`, value: highGrant, sign: '−' },
            { label: text`Ihr Eigenanteil`, value: highShare, sign: '=', result: true },
          ],
        },
      ],
      note: text`Gerechnet mit ${bare(heatPumpGrantCostPage)}, dem höchsten Satz dieser Seite. Andere Annahmen zu Grundförderung und Boni führen zu anderen Sätzen. Die Einzelheiten stehen auf der Seite ${link('/waermepumpe-foerderung', 'Wärmepumpe: Förderung')}, mit einem ${link('/waermepumpe-foerderung#foerderrechner', 'Förderrechner')} für Ihre eigenen Zahlen.`,
    },
    {
      type: 'prose',
      heading: 'Was nach dem Kauf weiterläuft',
      blocks: [
        text`${strong('Strom:')} Teilen Sie den Wärmebedarf Ihres Hauses durch die erwartete Jahresarbeitszahl, dann kennen Sie den Strombedarf der Heizung. Multipliziert mit Ihrem Tarif ergibt das die Jahreskosten. Die Leistungszahl ${term('cop', 'COP')} aus dem Prospekt taugt dafür nicht, denn sie gilt nur für einen Prüfpunkt. Wohnen Sie zur Miete, fragen Sie vor dem Umstieg, über welchen Zähler der Strom der Heizung läuft und wer ihn bezahlt.`,
        text`${strong('Wartung:')} Ein jährlicher Blick auf Filter, Drücke, Kältekreis und Regelung genügt. Der Schornsteinfeger muss nicht mehr kommen, sobald im Haus nichts mehr verbrannt wird.`,
        text`${strong('Tarif:')} Für Wärmepumpen gibt es eigene Stromtarife. Sie setzen häufig einen zweiten Zähler voraus und lohnen sich nur, wenn Sie mit dem günstigeren Preis mehr sparen, als der zweite Zähler an Grundgebühr kostet.`,
        {
          title: 'Der billigste Hebel',
          remark: text`Eine niedrigere ${term('vorlauf', 'Vorlauftemperatur')} senkt den Verbrauch, ohne dass Sie etwas kaufen. Lassen Sie die Heizkurve, also wie heiß das Wasser je nach Wetter wird, nach dem ersten Winter nachstellen.`,
        },
      ],
    },
    {
      type: 'leadForm',
      heading: 'Den Preis für Ihr Haus erfahren',
      intro: text`Eine Spanne ist noch kein Preis. Den rechnet ein Betrieb für Ihr Haus aus, am besten nach einem Blick in den Heizraum.`,
    },
  ],
  faq: [
    {
      question: 'Warum liegen zwei Angebote für dieselbe Wärmepumpe so weit auseinander?',
      answer: [
        text`Meist liegt es am Umfang. Das eine enthält Zählerschrank, Fundament und Abgleich, das andere nicht. Legen Sie die Posten in einer Tabelle nebeneinander und lassen Sie Lücken schriftlich nachreichen, bevor Sie über den Preis reden.`,
      ],
    },
    {
      question: 'Ist die Bohrung für die Erdsonde im Preis enthalten?',
      answer: [
        text`Verlassen Sie sich nicht darauf. Bohrfirmen rechnen oft getrennt ab, weil der Aufwand vom Untergrund abhängt. Fragen Sie nach einem Festpreis und danach, wer zahlt, wenn der Bohrer auf Fels oder Hohlräume trifft.`,
      ],
    },
    {
      question: 'Spart eine kleinere Wärmepumpe Geld?',
      answer: [
        text`Wenn sie zur Heizlast passt, ja: Sie ist günstiger und läuft gleichmäßiger. Ist sie zu knapp gewählt, springt der elektrische Heizstab häufig ein, und das kostet im Betrieb. Deshalb gehört die Heizlastberechnung vor das Angebot.`,
      ],
    },
    {
      question: 'Was kostet der Umstieg, wenn im Haus noch Nachtspeicheröfen stehen?',
      answer: [
        text`Dann fehlen Rohre und Heizkörper, und die Verteilung wird zum größten Posten. Prüfen Sie in diesem Fall auch Geräte, die die Luft der Räume direkt erwärmen. Alte Nachtspeicher können Asbest enthalten und gehören in die Hände von Fachleuten.`,
      ],
    },
    {
      question: 'Kann ich den Einbau der Wärmepumpe teilweise selbst übernehmen?',
      answer: [
        text`Gräben, Fundament und Durchbrüche lassen sich nach Absprache in Eigenleistung vorbereiten. Kältekreis, Elektrik und Inbetriebnahme bleiben beim Betrieb. Klären Sie vorher, wie sich Eigenleistung auf Gewährleistung und Förderung auswirkt.`,
      ],
    },
  ],
  next: {
    heading: 'Von der Preisspanne zum Festpreis',
    steps: [
      text`Bestimmen Sie, welche Wärmequelle auf Ihrem Grundstück möglich ist.`,
      text`Lassen Sie Heizlast und nötige Vorlauftemperatur ermitteln, zum Beispiel durch eine ${link('/energieberater', 'Energieberatung')}.`,
      text`Fordern Sie Angebote mit getrennten Posten an und ergänzen Sie fehlende Arbeiten.`,
      text`Prüfen Sie die Förderung und unterschreiben Sie nur einen Vertrag, der an die Zusage geknüpft ist.`,
    ],
  },
  related: ['/waermepumpe-foerderung', '/neue-waermepumpe', '/heizung', '/elektrik', '/solaranlage-kosten'],
};
