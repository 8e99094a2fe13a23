import { adviceGrant, bavariaShare } from '../../figures/funding';
import type { CityRecord } from '../records';
import { link, official, term, text } from '../text';

export const record: CityRecord = {
  topic: 'Energieberater München',
  h1: 'Energieberatung in München: kalte Winter, viel Sonne, warmes Wasser im Boden',
  description:
    'München energetisch sanieren: was Berater bei Ensembleschutz, Dachausbau, Grundwasser-Wärmepumpe, Fernwärme und bayerischer Förderung prüfen.',
  city: 'München',
  art: 'cityMuenchen',
  caption: 'Wohnhaus mit Fensterläden, Gauben und Holzbalkon',
  button: 'Beratung in München anfragen',
  lead: text`Lange Heizperioden sprechen für gute Dämmung. Die Beratung klärt, welche Wärmequelle Ihr Grundstück bietet.`,
  keyFigures: [
    { label: 'des Beratungshonorars kann der Bund übernehmen', value: adviceGrant },
    { label: 'der Kosten durch Förderung in Bayern möglich', value: bavariaShare },
  ],
  summary: [
    text`Höhenlage und Alpennähe verlängern die Heizzeit, deshalb zahlt sich Dämmung hier besonders aus.`,
    text`Sonne gibt es reichlich, auch im Winter; das spricht für Solarmodule auf dem Dach.`,
    text`In der Schotterebene liegt Grundwasser, das sich als Wärmequelle anbietet, sofern die Behörde zustimmt.`,
    text`Ensembles schützen ganze Straßenzüge und nicht nur das einzelne Baudenkmal.`,
    text`Für Bayern nennt diese Seite ${bavariaShare} Förderung. Was Sie davon erhalten, steht erst im Bescheid.`,
  ],
  features: [
    {
      icon: 'house',
      title: 'Putz, Walmdach, Vorgarten',
      description: text`Glatte Putzfassaden mit großen Dächern bestimmen die Wohnviertel, in der Innenstadt kommen reich gegliederte Bürgerhäuser hinzu.`,
    },
    {
      icon: 'euro',
      title: 'Förderung in Bayern',
      description: text`Zusammen können es ${bavariaShare} der Kosten sein. Wie viel bei Ihnen ankommt, richtet sich nach Haus, Maßnahme und Programm.`,
    },
    {
      icon: 'droplet',
      title: 'Heiße Tiefe, kühler Kies',
      description: text`Tief unter der Stadt liegt heißes Thermalwasser, knapp unter den Kellern fließt Grundwasser durch Kies.`,
    },
  ],
  sections: [
    {
      type: 'prose',
      heading: 'Welche Wärmequelle unter Ihrem Haus liegt',
      intro: text`In München liegen mehrere Möglichkeiten nebeneinander, manchmal buchstäblich unter dem Keller. Der Berater prüft sie in dieser Reihenfolge:`,
      blocks: [
        {
          list: [
            text`Fernwärme: Ob sie Ihre Straße erreicht und woraus sie entsteht, sagt der Netzbetreiber. Liegt eine Leitung in der Nähe, ist sie für Mehrfamilienhäuser der erste Vergleichswert.`,
            text`Grundwasser: Eine Wasser-Wasser-Anlage arbeitet das ganze Jahr mit gleichmäßiger Temperatur. Sie braucht zwei Brunnen, Abstand zum Nachbarn und eine wasserrechtliche Erlaubnis.`,
            text`Außenluft: am schnellsten gebaut, an eisigen Tagen am wenigsten sparsam. Ein gedämmtes Dach hilft ihr mehr als ein größeres Gerät.`,
          ],
        },
        text`Was die Bauarten unterscheidet, lesen Sie unter ${link('/neue-waermepumpe', 'neue Wärmepumpe')}.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Bestand: Altbau, Nachkriegszeile, Doppelhaushälfte',
      blocks: [
        text`Zwischen den Bürgerhäusern der Prinzregentenzeit stehen schlichte Bauten aus dem Wiederaufbau, errichtet mit dünnen Wänden und sparsamem Material. Weiter draußen folgen Genossenschaftsanlagen und Gartenstädte, am Rand Doppelhäuser mit steilem Dach. Viele davon wurden Zimmer für Zimmer erneuert, nie als Ganzes.`,
        text`Wohnraum ist knapp, darum wird oft das Dachgeschoss ausgebaut. Das ist der richtige Augenblick für die Hülle. Liegen die Sparren ohnehin frei, gehören Dämmung, Luftdichtheit, Hitzeschutz und Solarmodule in einen Plan. Später müssten dafür oft fertige Schrägen wieder geöffnet oder ein neues Gerüst bezahlt werden. Die Grundlagen stehen unter ${link('/dach', 'Dach')}.`,
      ],
    },
    {
      type: 'advice',
      audience: 'heritage',
      heading: 'Ensemble heißt: das Bild zählt',
      blocks: [
        text`Der bayerische Denkmalschutz kennt neben dem Einzeldenkmal das Ensemble. Ihr Haus kann für sich unscheinbar sein und trotzdem dazugehören; dann sind Fensterteilung, Dachgauben, Farbe und sichtbare Solarmodule erlaubnispflichtig.`,
        text`Die Untere Denkmalschutzbehörde gibt früh Auskunft. Hofseitige Module, Innenläden oder Aufarbeitung statt Austausch sind Wege, die oft zum Ziel führen.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Wie sich die Förderung in München zusammensetzt',
      blocks: [
        text`Zwei Zahlen auf dieser Seite klingen ähnlich und meinen Verschiedenes. Die ${adviceGrant} sind der Bundeszuschuss zum Beraterhonorar; ihn beantragen Sie vor dem ersten Termin. Die Angabe ${bavariaShare} steht für Förderung in Bayern, bei der mehrere Stellen zusammenwirken können. Verlassen Sie sich auf keine von beiden, bevor ein Bescheid vorliegt: Töpfe leeren sich, und nicht jede Kombination ist zulässig.`,
        text`Die Anträge beim Bund gehen an ${term('bafa', 'BAFA')} oder ${term('kfw', 'KfW')}, bevor Sie Arbeiten verbindlich vergeben. Prüfen Sie vor dem Auftrag, ob Ihr Berater in der ${official('experts')} steht; Zuschüsse zur Gebäudehülle setzen das voraus. Freistaat und Stadt haben eigene Richtlinien. Einen Überblick gibt ${link('/foerderungen', 'Förderungen')}.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Der erste Termin',
      blocks: [
        text`Ein Rundgang beginnt am besten auf dem Speicher: Dort sieht man Schneelastschäden, alte Dämmung und den Weg der Leitungen. Danach geht es zu Balkonplatten und Fensterbänken, dann in den Keller, wo der Grundwasserstand Spuren hinterlässt. Am Schluss sollte ein ${term('isfp', 'iSFP')} stehen, der auch sagt, was warten kann.`,
      ],
    },
  ],
  form: {
    heading: 'Angebote für eine Münchner Energieberatung',
    text: text`Beschreiben Sie kurz Gebäude und Vorhaben. Baujahr und jetzige Heizung helfen am meisten.`,
  },
  faq: [
    {
      question: 'Darf ich in München einfach einen Brunnen für die Wärmepumpe bohren?',
      answer: [
        text`Nein. Die Nutzung des Grundwassers muss wasserrechtlich erlaubt werden, und in dicht bebauten Lagen beeinflussen sich Anlagen gegenseitig. Ein Gutachten klärt Menge, Qualität und Rückgabe des Wassers.`,
      ],
    },
    {
      question: 'Reicht die Wintersonne für eine Solaranlage?',
      answer: [
        text`Sie trägt bei, deckt aber den Winterbedarf nicht. Föhntage und klare Kälte bringen mehr als trübe Wochen im Norden. Wichtig ist, dass Schnee von den Modulen abrutschen kann.`,
      ],
    },
    {
      question: 'Wie überzeuge ich meine Eigentümergemeinschaft?',
      answer: [
        text`Mit einem Gutachten statt mit Meinungen. Beantragen Sie zunächst nur den Beschluss über die Beratung; sie kann bezuschusst werden und verpflichtet zu nichts. Über Baumaßnahmen wird später einzeln abgestimmt.`,
      ],
    },
    {
      question: 'Wird es unter dem Münchner Dach im Sommer zu heiß?',
      answer: [
        text`Mit schwerem Dämmstoff und außen liegendem Sonnenschutz bleibt es erträglich. Eine dünne Dämmung zwischen den Sparren genügt dafür nicht.`,
      ],
    },
    {
      question: 'Was bringt mir die Beratung, wenn ich nur Mieter bin?',
      answer: [
        text`Beauftragen kann sie der Eigentümer. Sie können ihn aber auf den Zuschuss hinweisen und Mängel belegen, etwa kalte Rollladenkästen. Für Strom vom Balkon brauchen Sie eine ${link('/balkon-solaranlage', 'Balkon-Solaranlage')} und eine Absprache mit Vermieterin oder Vermieter.`,
      ],
    },
  ],
  related: ['/energieberater', '/neue-waermepumpe', '/dach', '/foerderungen'],
};
