import { solarTaxFree } from '../../figures/funding';
import {
  largeArea,
  largePrice,
  largeSize,
  largeYield,
  mediumArea,
  mediumPrice,
  mediumSize,
  mediumYield,
  moduleWarranty,
  smallArea,
  smallPrice,
  smallSize,
  smallYield,
} from '../../figures/photovoltaics';
import { areaPerPeak, exampleRoof, paybackShort, usualPayback, yieldPerPeak } from '../../figures/solarExample';
import type { GuideRecord } from '../records';
import { link, official, term, text } from '../text';

export const record: GuideRecord = {
  topic: 'Photovoltaikanlage',
  h1: 'Die Photovoltaikanlage: Bauteile, Größe, Planung',
  description:
    'Aus welchen Teilen eine Photovoltaikanlage besteht, wie die Planung abläuft und welche der drei gängigen Größen auf Ihr Dach passt, mit Rechner.',
  lead: text`Welche der drei üblichen Größen passt, bestimmen Ihr Dach und der Strom, den Sie künftig brauchen.`,
  keyFigures: [
    { label: 'hat die beliebteste Größe', value: mediumSize },
    { label: 'Dachfläche braucht sie', value: mediumArea },
    { label: 'erntet sie auf einem gut gelegenen Dach', value: mediumYield },
  ],
  art: 'pvSystem',
  button: 'Zur Angebotsanfrage',
  summary: [
    text`Je Kilowatt Peak (${term('kwp', 'kWp')}) brauchen Sie ${areaPerPeak} Dach und ernten ${yieldPerPeak}. Diese beiden Werte gelten für alle drei Größen.`,
    text`Am häufigsten gewählt wird die mittlere Anlage mit ${mediumSize}. Sie lässt Luft für ein Elektroauto oder eine Wärmepumpe.`,
    text`Auf die Module geben Hersteller ${moduleWarranty} Garantie. Für Wechselrichter und Speicher gelten eigene, meist kürzere Fristen.`,
    text`Alle drei Größen sind ohne Mehrwertsteuer zu haben, denn die Befreiung gilt für Anlagen ${solarTaxFree}.`,
  ],
  sections: [
    {
      type: 'calculator',
      tool: 'solarSystem',
      id: 'solarrechner',
      heading: 'Welche Größe passt auf Ihr Dach?',
      intro: text`Tragen Sie die freie Dachfläche ein. Das Blatt schlägt die größte Anlage vor, die gut passt, und rechnet Kosten, Ertrag und Amortisation aus. Der Ertrag gilt für ein gut ausgerichtetes Dach mit wenig Schatten; nach Osten und Westen ist er etwas geringer, nach Norden deutlich.`,
      figures: {
        small: smallSize,
        medium: mediumSize,
        large: largeSize,
        smallPrice,
        mediumPrice,
        largePrice,
        smallArea,
        mediumArea,
        largeArea,
        yieldPerPeak,
        paybackShort,
        usualPayback,
        exampleArea: exampleRoof,
      },
    },
    {
      type: 'components',
      heading: 'Vier Bauteile, die zusammenspielen',
      intro: text`Ein Angebot nennt Typen und Nummern. Wichtiger ist, was jedes Teil leisten muss und woran es hängt.`,
      components: [
        {
          title: 'Solarmodule',
          art: 'pvModules',
          description: text`Sie erzeugen den Gleichstrom. Heute sind monokristalline Zellen üblich; bei Glas-Glas-Modulen schützt auch die Rückseite eine Scheibe.`,
          detail: text`Auf Produkt und Leistung gibt es zwei verschiedene Garantien; lassen Sie sich beide zeigen.`,
        },
        {
          title: 'Wechselrichter',
          art: 'pvInverter',
          description: text`Er wandelt Gleichstrom in Wechselstrom und überwacht die Anlage. Hybridgeräte können gleich eine Batterie laden.`,
          detail: text`Er braucht einen kühlen, staubarmen Platz. Ein Keller ist besser als der heiße Dachboden.`,
        },
        {
          title: 'Stromspeicher',
          art: 'pvStorage',
          description: text`Die Batterie hebt Mittagsstrom für den Abend auf. Sie ist kein Muss und lässt sich nachrüsten.`,
          detail: text`Zu groß gewählt ist sie im Sommer nie leer und im Winter nie voll.`,
        },
        {
          title: 'Montagesystem und Zähler',
          art: 'pvMounting',
          description: text`Dachhaken tragen Schienen und Module. Im Zählerschrank misst ein Zweirichtungszähler Bezug und Einspeisung getrennt.`,
          detail: text`Die Durchdringungen müssen regensicher sein. Ein alter Zählerschrank muss oft erneuert werden.`,
        },
      ],
    },
    {
      type: 'sizes',
      heading: 'Drei Größen zum Vergleichen',
      intro: text`Das Kürzel kWp steht für die Leistung der Module unter Prüfbedingungen. Kosten, Ertrag und Fläche sind Richtwerte für ein gut ausgerichtetes Dach mit wenig Schatten.`,
      sizes: [
        {
          size: smallSize,
          households: text`Zu zweit oder kleine Familie, Strom nur für Haushalt und Licht`,
          yield: smallYield,
          cost: smallPrice,
          ownConsumption: text`Höher als mit einer größeren Anlage im selben Haus; mittags bleibt oft Strom übrig`,
          roofArea: smallArea,
        },
        {
          size: mediumSize,
          households: text`Familie mit Elektroauto oder Wärmepumpe in Aussicht`,
          yield: mediumYield,
          cost: mediumPrice,
          ownConsumption: text`Mittel; mit Speicher und Laden am Tag höher`,
          roofArea: mediumArea,
          mostPopular: true,
        },
        {
          size: largeSize,
          households: text`Großer Haushalt mit Auto und Wärmepumpe oder Haus mit Einliegerwohnung`,
          yield: largeYield,
          cost: largePrice,
          ownConsumption: text`Geringer, solange Auto und Heizung fehlen`,
          roofArea: largeArea,
        },
      ],
      note: text`Eigenverbrauch heißt hier der Anteil des erzeugten Stroms, der im Haus bleibt. Neben Größe und Speicher bestimmen ihn Ihre Gewohnheiten.`,
    },
    {
      type: 'prose',
      heading: 'Die passende Größe finden',
      blocks: [
        text`Beginnen Sie mit dem Dach. Messen Sie die freie Fläche ohne Fenster, Kamin und Randabstand und teilen Sie sie durch den Platz je Kilowatt Peak. Das Ergebnis ist die größte Anlage, die hinaufpasst.`,
        text`Dann kommt der Verbrauch. Nehmen Sie die letzte Jahresabrechnung und denken Sie voraus. Ein Elektroauto oder eine ${link('/neue-waermepumpe', 'Wärmepumpe')} verändert den Bedarf stärker als jede neue Waschmaschine. Ist beides geplant, belegen Sie das Dach gleich, soweit es gut liegt. Gerüst, Anfahrt und Anmeldung fallen nur einmal an.`,
        text`Gegen die größte Anlage spricht, wenn nur noch verschattete oder ungünstige Teilflächen übrig sind. Solche Module kosten fast dasselbe und liefern deutlich weniger. Auch wer tagsüber kaum zu Hause ist und nichts zum Laden hat, verkauft viel Strom und spart wenig Einkauf.`,
        {
          title: 'Zwei Dachseiten statt einer',
          remark: text`Module nach Osten und Westen ernten zusammen etwas weniger als dieselbe Zahl nach Süden, verteilen den Strom aber besser über den Tag.`,
        },
      ],
    },
    {
      type: 'table',
      heading: 'Mit Speicher, ohne Speicher, mit Ersatzstrom',
      caption: 'Ausstattungen einer Photovoltaikanlage',
      columns: ['Ausstattung', 'Was sie bringt', 'Was dagegen spricht', 'Für wen'],
      rows: [
        [
          text`Ohne Speicher`,
          text`Geringster Preis, einfachste Technik`,
          text`Abends kaufen Sie Strom`,
          text`Wer tagsüber zu Hause ist oder lädt`,
        ],
        [
          text`Mit Speicher`,
          text`Mehr eigener Strom am Abend`,
          text`Höhere Kosten, Alterung der Batterie`,
          text`Wer tagsüber fort ist und abends viel braucht`,
        ],
        [
          text`Mit Ersatzstrom`,
          text`Einige Kreise laufen bei Stromausfall weiter`,
          text`Zusätzliche Umschaltung, eigener Schaltschrank`,
          text`Wer auf Pumpe, Kühlung oder Medizintechnik angewiesen ist`,
        ],
      ],
      note: text`Fragen Sie genau nach, denn „Notstrom“ ist manchmal nur eine einzelne Steckdose am Wechselrichter.`,
    },
    {
      type: 'steps',
      heading: 'In drei Schritten zur eigenen Anlage',
      steps: [
        {
          title: 'Anfragen',
          text: text`Sie beschreiben Dach und Verbrauch. Fotos vom Zählerschrank und von den Dachflächen ersparen Rückfragen.`,
        },
        {
          title: 'Planung prüfen',
          text: text`Die Betriebe kommen vorbei oder rechnen mit Luftbildern. Sie vergleichen Belegungsplan, Ertragsprognose und Umfang.`,
        },
        {
          title: 'Montieren und anmelden',
          text: text`Vor der Montage fragt der Betrieb beim Netzbetreiber an, danach meldet er die Anlage fertig, und der Zähler wird getauscht. Sie selbst tragen sie in das ${official('marketRegister')} der Bundesnetzagentur ein.`,
        },
      ],
    },
    {
      type: 'leadForm',
      heading: 'Anlage planen lassen',
      intro: text`Sie müssen keine Größe kennen, um zu fragen. Ein paar Angaben zum Dach und zum Verbrauch reichen.`,
    },
    {
      type: 'prose',
      heading: 'Woran gute Planung zu erkennen ist',
      blocks: [
        {
          list: [
            text`Ein Belegungsplan zeigt jedes Modul auf Ihrem Dach, nicht auf einem Musterhaus.`,
            text`Die Ertragsprognose nennt den Standort, die Neigung und den angenommenen Schatten.`,
            text`Die Statik des Dachs wurde angesehen und nicht bloß vorausgesetzt.`,
            text`Der Leitungsweg vom Dach zum Zähler ist eingezeichnet, Brandschutz und Überspannungsschutz sind benannt.`,
            text`Wer die Anmeldung übernimmt und wer später bei Störungen kommt, steht im Vertrag.`,
          ],
        },
        text`Wie sich die Preise zusammensetzen, lesen Sie unter ${link('/solaranlage-kosten', 'Solaranlage: Kosten')}; wann sich ein Angebot bezahlt macht, rechnet dort der ${link('/solaranlage-kosten#solarrechner', 'Amortisationsrechner')} aus. Die Grundlagen zu Eigenverbrauch und Einspeisung stehen auf der Seite ${link('/photovoltaik', 'Photovoltaik')}. Dort lesen Sie auch, wie Mieterinnen und Mieter Strom vom Dach beziehen; selbst anschaffen können sie eine ${link('/balkon-solaranlage', 'Balkon-Solaranlage')}.`,
      ],
    },
  ],
  faq: [
    {
      question: 'Welche Anlagengröße reicht für ein Elektroauto?',
      answer: [
        text`Oft die mittlere, wenn das Auto mittags am Haus steht. Wer nur nachts lädt, braucht einen Speicher oder kauft den Fahrstrom weiter ein.`,
      ],
    },
    {
      question: 'Kann ich mit einer kleinen Anlage beginnen und später erweitern?',
      answer: [
        text`Möglich ist es, günstig nicht. Das Gerüst kommt ein zweites Mal, und dieselben Module gibt es dann vielleicht nicht mehr. Sinnvoll ist dagegen, nur den Speicher zu verschieben und dafür einen vorbereiteten Wechselrichter zu nehmen.`,
      ],
    },
    {
      question: 'Wie schwer ist eine Photovoltaikanlage für das Dach?',
      answer: [
        text`Module und Schienen wiegen weniger als eine zweite Lage Ziegel. Ein gesunder Dachstuhl trägt das in der Regel. Bei alten, sehr flachen oder früher veränderten Dächern gehört eine Prüfung der Statik vor die Bestellung.`,
      ],
    },
    {
      question: 'Wo im Haus stehen Wechselrichter und Batterie am besten?',
      answer: [
        text`In einem trockenen, kühlen Raum nahe am Zählerschrank, zum Beispiel im Keller oder Hauswirtschaftsraum. Fluchtwege bleiben frei. Der Wechselrichter summt bei voller Leistung, deshalb ist die Wand zum Schlafzimmer ein schlechter Ort.`,
      ],
    },
    {
      question: 'Was deckt die Garantie auf Solarmodule ab?',
      answer: [
        text`Sie sichert zu, dass das Modul keine Fabrikationsfehler hat und dass seine Leistung nicht stärker nachlässt als versprochen. Die üblichen ${moduleWarranty} beziehen sich oft auf die Leistung. Lesen Sie, wer Ausbau und Versand im Schadensfall bezahlt.`,
      ],
    },
  ],
  next: {
    heading: 'Was Sie vor der Anfrage notieren sollten',
    steps: [
      text`Länge und Breite der freien Dachflächen, Neigung und Himmelsrichtung.`,
      text`Jahresverbrauch und alles, was in den nächsten Jahren dazukommt.`,
      text`Alter der Eindeckung und Zustand des Zählerschranks.`,
      text`Ob Sie Ersatzstrom wirklich brauchen oder nur gern hätten.`,
    ],
  },
  related: ['/photovoltaik', '/solaranlage-kosten', '/pv-fachbetrieb', '/solardachziegel', '/elektrik'],
};
