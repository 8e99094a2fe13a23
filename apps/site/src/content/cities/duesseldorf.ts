import { adviceGrant, northRhineShare } from '../../figures/funding';
import type { CityRecord } from '../records';
import { capital, link, official, term, text } from '../text';

export const record: CityRecord = {
  topic: 'Energieberater Düsseldorf',
  h1: 'Düsseldorfer Stadthäuser und Wohnanlagen: was Energieberater raten',
  description:
    'Energieberater in Düsseldorf: Stadthaus, Riemchenfassade und Gartensiedlung sanieren, Fernwärme abwägen, Förderung von Bund und Land verbinden.',
  city: 'Düsseldorf',
  art: 'cityDuesseldorf',
  caption: 'Dreifensterhäuser, verputzt und aus Backstein',
  button: 'Düsseldorfer Beratung anfragen',
  lead: text`Stuck, Riemchen und Ziegel verlangen verschiedene Lösungen. Die Beratung ermittelt, womit Sie am Haus beginnen.`,
  keyFigures: [
    { label: 'des Beratungshonorars kann der Bund übernehmen', value: adviceGrant },
    { label: 'Förderung von Bund und Land zusammen möglich', value: northRhineShare },
  ],
  summary: [
    text`Keramik und Riemchen, dünne Plättchen im Ziegelformat, müssen auf Haftung geprüft werden, ehe Dämmung darüber kommt.`,
    text`Auf schmalen Grundstücken bestimmt der Garten hinter dem Haus, ob eine Wärmepumpe Platz findet.`,
    text`Für vermietete Häuser zählt, dass Arbeiten gebündelt werden und Mieter nur einmal belastet sind.`,
    text`Bundes- und Landesmittel zusammen können in Nordrhein-Westfalen ${northRhineShare} erreichen.`,
  ],
  features: [
    {
      icon: 'ruler',
      title: 'Stadthaus mit Beletage',
      description: text`Links wie rechts des Rheins gibt es ganze Zeilen mit hohen Decken, schmaler Front und langem Garten.`,
    },
    {
      icon: 'euro',
      title: 'Förderung an Rhein und Ruhr',
      description: text`${capital(northRhineShare)} lassen sich durch Kombination erzielen, wenn sich die Programme vertragen.`,
    },
    {
      icon: 'flame',
      title: 'Netz, Gas oder Umweltwärme',
      description: text`Bevor Sie einen Gaskessel ersetzen, klären Sie mit dem Netzbetreiber, ob Fernwärme in Ihrer Straße liegt oder geplant ist.`,
    },
  ],
  sections: [
    {
      type: 'prose',
      heading: 'Drei Häuser, die hier jeder kennt',
      blocks: [
        { subheading: 'Das Bürgerhaus' },
        text`Vorne Stuck und Erker, hinten eine schlichte Backsteinwand mit Balkonanbau. Hinten lässt sich ohne Weiteres dämmen, vorne ist besondere Sorgfalt nötig. Über der Beletage, dem vornehmen Geschoss mit den höchsten Räumen, liegen oft Decken mit Schüttung; die obersten sollten vor dem Ausbau auf Feuchte geprüft werden.`,
        { subheading: 'Die Wohnanlage mit Riemchen' },
        text`In den Jahrzehnten des Aufschwungs entstanden lange Riegel mit Keramik, Waschbeton oder Klinkerriemchen. Diese Verkleidungen sehen unverwüstlich aus, lösen sich aber an den Rändern. Ein Zugversuch zeigt, ob Dübel halten. Ersetzt man die Verkleidung durch eine hinterlüftete, gewinnt das Haus Dämmung und neue Fensteranschlüsse; die Systeme vergleicht ${link('/daemmung-fassade', 'Fassadendämmung')}.`,
        { subheading: 'Das Ziegelhaus am Rand' },
        text`Alte Dörfer und Gartensiedlungen zeigen den Niederrhein: dunkler Ziegel, steiles Dach, Stall oder Anbau. Ob die Mauer einen Hohlraum hat, lässt sich am Dachansatz nachsehen.`,
      ],
    },
    {
      type: 'advice',
      audience: 'owners',
      heading: 'Vermieten und sanieren: gut vorbereitet',
      blocks: [
        text`Kündigen Sie Arbeiten schriftlich und mit ehrlichem Zeitplan an. Trennen Sie im Angebot, was Reparatur ist und was Verbesserung, denn auf die Miete umlegen dürfen Sie nur einen Teil der Kosten für das, was verbessert. Zuschüsse ziehen Sie vorher ab. Bewohner sind eher einverstanden, wenn sie das Ziel kennen und das Bad nie länger als nötig ausfällt.`,
        text`Mietern nützt es, Zählerstände und Mängel vor Beginn festzuhalten. Wer im Homeoffice arbeitet, sollte Lärmtage früh erfragen.`,
      ],
    },
    {
      type: 'table',
      heading: 'Heizung: was zu welchem Grundstück passt',
      caption: 'Grundstücke in Düsseldorf und geeignete Wärmeversorgung',
      columns: ['Grundstück', 'Versorgung', 'Vorher prüfen'],
      rows: [
        [
          text`Geschlossener Block in der Kernstadt`,
          text`Fernwärme oder Gerät auf dem Hofgebäude`,
          text`Leitungsweg, Statik, Schall im Innenhof`,
        ],
        [
          text`Stadthaus mit tiefem Garten`,
          text`Luft-Wasser-Wärmepumpe am Gartenende`,
          text`Länge der Leitung, Abstand zum Nachbarn`,
        ],
        [
          text`Wohnanlage mit Heizzentrale`,
          text`Große Wärmepumpe, Netz oder beides`,
          text`${term('vorlauf', 'Vorlauftemperatur')}, Stromanschluss`,
        ],
        [text`Freistehend am Stadtrand`, text`Grundwasser, Erdreich oder Luft`, text`Wasserschutz, Grundwasserstand`],
      ],
    },
    {
      type: 'prose',
      heading: 'Flaches Land, hohes Grundwasser',
      blocks: [
        text`Die Winter am Niederrhein sind kurz und selten hart; feuchter Westwind macht undichte Fugen spürbarer als tiefe Kälte. Auf der flachen Terrasse des Rheins steht das Grundwasser hoch. Das ist gut für Brunnenanlagen und schlecht für ungeschützte Keller. Eine Dämmung der Kellerdecke hält die Füße warm, ohne an die nassen Wände zu rühren.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Schutz für Haus und Straße',
      blocks: [
        text`Nicht nur einzelne Häuser können Denkmal sein; eine Satzung kann auch ganze Bereiche schützen. Erkundigen Sie sich bei der Denkmalbehörde, ob Ihre Straße dazugehört. Farbton, Dachdeckung und Fenstersprossen stimmen Sie dann dort ab, bevor bestellt wird.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Kombinieren, aber in der richtigen Rechnung',
      blocks: [
        text`${capital(northRhineShare)} ist der Wert, den diese Seite für kombinierte Förderung in Nordrhein-Westfalen angibt. Er gilt nicht pauschal. Manche Zuschüsse schließen einander aus, andere teilen sich eine Obergrenze. Lassen Sie sich deshalb eine Tabelle aufstellen: Maßnahme, ${term('bafa', 'BAFA')}, ${term('kfw', 'KfW')}, Land, eigener Anteil. Erst in der letzten Spalte steht, ob sich die Sache rechnet. Stellen Sie die Anträge, bevor ein Auftrag bindet. Den Antrag für das Honorar stellen Sie schon vor der Beratung.`,
        text`Wohnen Sie selbst im Haus und ist es alt genug, können Sie je Maßnahme statt des Zuschusses den Steuerbonus wählen. Die Grundzüge stehen unter ${link('/foerderungen', 'Förderungen')}, alles zur Hülle unter ${link('/foerderung-daemmung', 'Förderung Dämmung')}.`,
      ],
    },
  ],
  form: {
    heading: 'Düsseldorfer Angebote einholen',
    text: text`Meldet sich eine Beraterin oder ein Berater, schildern Sie Haus und Ziel. Bei einer Eigentumswohnung nennen Sie auch die Hausverwaltung.`,
  },
  faq: [
    {
      question: 'Kann man auf alte Riemchen einfach Dämmplatten kleben?',
      answer: [
        text`Nur, wenn Riemchen und Untergrund fest sitzen. Hohl klingende Flächen werden abgeschlagen oder die Platten durch die Keramik verdübelt. Das Ergebnis des Zugversuchs gehört ins Angebot.`,
      ],
    },
    {
      question: 'Wohin mit der Wärmepumpe im Düsseldorfer Reihenhausgarten?',
      answer: [
        text`Weit weg von Schlafzimmern und mit Blasrichtung in die eigene Fläche. Je länger die Leitung zum Haus, desto besser muss sie gedämmt sein. Auch ein Gartenhaus kann als Sichtschutz dienen.`,
      ],
    },
    {
      question: 'Lohnt es, mit der Sanierung auf die Fernwärme zu warten?',
      answer: [
        text`Fragen Sie nach der kommunalen Wärmeplanung für Ihre Straße. Dämmung und Abgleich sind in keinem Fall verloren, weil das Haus danach mit weniger Anschlussleistung auskommt.`,
      ],
    },
    {
      question: 'Was bringt der iSFP bei einem Mehrfamilienhaus?',
      answer: [
        text`Der ${term('isfp', 'iSFP')} teilt den großen Umbau in Schritte, die zur Rücklage passen. Er verhindert, dass eine frühe Maßnahme die spätere verbaut, etwa zu knappe Dachüberstände vor der Fassadendämmung.`,
      ],
    },
    {
      question: 'Wie finde ich einen unabhängigen Berater in Düsseldorf?',
      answer: [
        text`Achten Sie auf den Eintrag in der ${official('experts')} und fragen Sie, ob die Person selbst Bauleistungen verkauft. Mehr Kriterien nennt ${link('/energieberater', 'Energieberater finden')}.`,
      ],
    },
  ],
  related: ['/energieberater', '/daemmung-fassade', '/foerderungen', '/energieberater-koeln'],
};
