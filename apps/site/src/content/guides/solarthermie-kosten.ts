import { thermalCombi, thermalHotWater } from '../../figures/photovoltaics';
import type { GuideRecord } from '../records';
import { link, strong, term, text } from '../text';

export const record: GuideRecord = {
  topic: 'Solarthermie: Kosten',
  h1: 'Was Wärme vom Dach kostet: Solarthermie',
  description:
    'Preise für Solarthermie mit Warmwasser oder Heizungsunterstützung, der Unterschied der Kollektoren und was bei Photovoltaik anders ist.',
  lead: text`Soll die Anlage auch heizen, braucht sie mehr Kollektoren und einen größeren Speicher. Das macht sie teurer.`,
  keyFigures: [
    { label: 'für warmes Wasser', value: thermalHotWater },
    { label: 'für Wasser und Heizung', value: thermalCombi },
  ],
  art: 'solarThermal',
  button: 'Solarthermie anfragen',
  summary: [
    text`Warmwasser ist die Kernaufgabe, denn es wird auch im Sommer gebraucht, wenn die Sonne am meisten liefert.`,
    text`Heizungsunterstützung wirkt vor allem im Frühjahr und Herbst. Im tiefen Winter heizt weiter Ihre Hauptheizung.`,
    text`Der Speicher ist das zweite große Bauteil neben den Kollektoren. Messen Sie Tür und Treppe, bevor Sie ihn bestellen.`,
    text`Auf kleinen Dächern konkurriert Solarthermie mit Photovoltaik um den Platz. Entscheiden Sie sich nach dem, was Sie brauchen: Wärme oder Strom.`,
  ],
  sections: [
    {
      type: 'cards',
      heading: 'Zwei Anlagen, zwei Aufgaben',
      cards: [
        {
          title: 'Nur Warmwasser',
          art: 'solarWater',
          description: text`Wenige Kollektoren erwärmen das Wasser für Dusche, Bad und Küche. An sonnigen Tagen bleibt der Kessel aus, was ihm zahlreiche kurze Starts erspart.`,
          feature: text`Das passt zu Haushalten mit mehreren Personen und hohem Wasserverbrauch.`,
        },
        {
          title: 'Warmwasser und Heizung',
          art: 'solarCombi',
          description: text`Eine größere Fläche lädt einen Pufferspeicher, aus dem sich auch die Heizung bedient. Im Sommer entsteht mehr Wärme, als Sie verbrauchen können.`,
          feature: text`Das passt zu gedämmten Häusern mit niedriger Heizwassertemperatur und steilem Süddach.`,
        },
      ],
    },
    {
      type: 'chart',
      chart: 'range',
      of: 'Aufgabe',
      heading: 'Preisspannen im Vergleich',
      caption: 'Kosten einer Solarthermieanlage nach Aufgabe',
      items: [
        { label: 'Warmwasser', figure: thermalHotWater },
        { label: 'Warmwasser und Heizung', figure: thermalCombi },
      ],
      note: text`Beide Werte sind Richtpreise. Ein bereits vorhandener Solarspeicher oder ein stehendes Gerüst senkt die Rechnung, ein schwieriges Dach erhöht sie.`,
    },
    {
      type: 'prose',
      heading: 'So kommt die Wärme vom Dach in den Keller',
      blocks: [
        text`In den Kollektoren liegt ein dunkles Blech auf dünnen Rohren. Darin fließt eine frostsichere Flüssigkeit, die sich in der Sonne erwärmt. Eine Pumpe schickt sie nach unten, sobald es oben wärmer ist als im Speicher. Dort gibt sie ihre Wärme über ein gewendeltes Rohr ab und fließt kühler zurück aufs Dach.`,
        text`Fehlt die Sonne, heizt der Kessel oder die Wärmepumpe den oberen Teil des Speichers nach. Warmes Wasser haben Sie also immer. Die Kunst liegt in der Regelung. Sie soll die Sonne vorlassen und erst nachheizen, wenn es wirklich nötig ist.`,
      ],
    },
    {
      type: 'table',
      heading: 'Flachkollektor oder Röhre?',
      caption: 'Kollektorarten für Wohnhäuser',
      columns: ['Merkmal', 'Flachkollektor', 'Vakuumröhre'],
      rows: [
        [text`Aufbau`, text`Gedämmter Kasten mit Glasscheibe`, text`Luftleere Glasröhren, jede für sich`],
        [text`Preis`, text`Günstiger`, text`Teurer bei gleicher Fläche`],
        [text`Ertrag`, text`Gut im Sommerhalbjahr`, text`Mehr Wärme an kalten, klaren Tagen`],
        [text`Fläche`, text`Braucht mehr Platz`, text`Kommt mit weniger Platz aus`],
        [text`Einbau`, text`Auf, in oder an die Dachfläche`, text`Auch flach oder an der Fassade möglich`],
        [text`Schnee`, text`Rutscht leichter ab`, text`Bleibt länger liegen, weil die Röhren kaum Wärme verlieren`],
      ],
    },
    {
      type: 'prose',
      heading: 'Was den Preis bestimmt',
      blocks: [
        {
          list: [
            text`${strong('Fläche und Kollektorart:')} Röhren kosten mehr, und für die Heizungsunterstützung braucht es mehr Fläche.`,
            text`${strong('Speicher:')} Ein Kombispeicher, der das Wasser erst beim Zapfen erwärmt (Frischwassertechnik), ist teurer als ein einfacher Trinkwasserspeicher, hält das Wasser aber hygienisch.`,
            text`${strong('Leitungsweg:')} Vom First bis in den Keller müssen zwei gedämmte Rohre. Ein stillgelegter Kamin eignet sich dafür gut.`,
            text`${strong('Dach:')} In die Eindeckung integrierte Kollektoren sehen ruhiger aus und kosten mehr Arbeit als aufgesetzte.`,
            text`${strong('Anschluss an die alte Heizung:')} Je älter die Regelung, desto eher wird sie mit ersetzt.`,
          ],
        },
        text`Im Betrieb sind die Kosten gering: etwas Strom für die Pumpe und eine regelmäßige Wartung. Dabei prüft der Betrieb Druck, Frostschutz und Fühler. Ein Fehler bleibt sonst lange unbemerkt, denn der Kessel springt still ein. Im vermieteten Haus stehen Pumpenstrom und Wartung in der Heizkostenabrechnung, der Kaufpreis nicht. Mieterinnen und Mieter dürfen die Belege einsehen.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Wärme oder Strom vom selben Dach?',
      blocks: [
        text`Ein Kollektor holt aus derselben Fläche mehr Energie als ein Solarmodul, aber nur als Wärme. Die lässt sich schlecht über Tage aufheben und nicht verkaufen. Strom dagegen können Sie für alles verwenden, auch für eine Wärmepumpe, und Überschüsse werden vergütet.`,
        text`Für Solarthermie sprechen ein hoher, gleichmäßiger Warmwasserbedarf, eine bestehende Heizung, die noch lange laufen soll, und ein Dach, das für viele Module ohnehin zu klein ist. Gegen sie sprechen ein Haushalt mit wenig Wasserverbrauch und ein geplanter Umstieg auf eine ${link('/neue-waermepumpe', 'Wärmepumpe')}, die das Wasser mit eigenem Solarstrom erwärmen kann. Was Solarstrom bringt, erklärt die Seite ${link('/photovoltaik', 'Photovoltaik')}.`,
        {
          title: 'Beides zusammen',
          remark: text`Hybridkollektoren liefern Strom und Wärme zugleich. Sie sind teuer und lohnen sich am ehesten, wenn die Wärme auf niedriger Temperatur gebraucht wird, etwa um im Sommer das Erdreich an der Sonde einer Sole-Wasser-Wärmepumpe zu erwärmen.`,
        },
      ],
    },
    {
      type: 'callToAction',
      heading: 'Solarthermie mit der Heizung zusammen planen',
      intro: text`Kollektoren und Kessel müssen zueinander passen. Das Formular steht auf der Startseite; meldet sich ein Betrieb, nennen Sie ihm auch Alter und Art Ihrer Heizung.`,
      button: 'Zum Anfrageformular',
    },
  ],
  faq: [
    {
      question: 'Reicht Solarthermie, um ein Haus allein zu heizen?',
      answer: [
        text`In einem gewöhnlichen Wohnhaus nicht. Die Sonne scheint dann am kürzesten, wenn Sie am meisten Wärme brauchen. Es gibt Häuser mit riesigen Speichern, die es schaffen; sie werden von Anfang an dafür gebaut.`,
      ],
    },
    {
      question: 'Was passiert mit den Kollektoren, wenn ich im Sommer verreise?',
      answer: [
        text`Ist der Speicher voll, schaltet die Pumpe ab, und die Flüssigkeit wird sehr heiß. Gut geplante Anlagen halten das aus, weil ein Ausdehnungsgefäß den Druck auffängt. Häufiger Stillstand lässt das Frostschutzmittel schneller altern.`,
      ],
    },
    {
      question: 'Kann ich meinen alten Warmwasserspeicher weiterverwenden?',
      answer: [
        text`Nur wenn er einen zweiten Wärmetauscher für die Sonne hat und groß genug ist. Sonst fehlt der Ort, an dem die Wärme vom Mittag bis zum Morgen bleibt. In der Regel gehört ein neuer Speicher zum Angebot.`,
      ],
    },
    {
      question: 'Gibt es Zuschüsse für Solarkollektoren?',
      answer: [
        text`Ja, der Bund bezuschusst auch Solarthermie, wenn eine Heizung erneuert oder ergänzt wird. Bedingungen und Sätze nennt die ${term('kfw', 'KfW')}. Den Antrag stellen Sie, bevor ein Auftrag bindend wird. Einen Überblick finden Sie unter ${link('/foerderungen', 'Förderungen')}.`,
      ],
    },
    {
      question: 'Welche Dachrichtung braucht ein Kollektor?',
      answer: [
        text`Süden ist am besten, Südwest und Südost sind kaum schlechter. Für die Heizungsunterstützung hilft eine steile Neigung, weil die Sonne in der Übergangszeit tief steht. Für reines Warmwasser darf das Dach flacher sein.`,
      ],
    },
  ],
  next: {
    heading: 'Bevor Sie Kollektoren bestellen',
    steps: [
      text`Lesen Sie ab, wie viel Warmwasser Ihr Haushalt verbraucht, oder schätzen Sie nach Personenzahl.`,
      text`Klären Sie, wie lange die jetzige ${link('/heizung', 'Heizung')} noch laufen soll.`,
      text`Messen Sie den Weg für den Speicher: Türen, Treppe, Raumhöhe.`,
      text`Lassen Sie sich für dieselbe Fläche auch eine Photovoltaikanlage anbieten und vergleichen Sie.`,
    ],
  },
  related: ['/heizung', '/photovoltaik', '/solaranlage-kosten', '/foerderungen'],
};
