import { solarTaxFree } from '../../figures/funding';
import {
  largeArea,
  largePriceCostPage,
  largeSize,
  largeYield,
  mediumArea,
  mediumPriceCostPage,
  mediumSize,
  mediumYield,
  moduleWarranty,
  payback,
  pricePerPeak,
  smallArea,
  smallPrice,
  smallSize,
  smallYield,
} from '../../figures/photovoltaics';
import { largePerPeak, mediumPerPeak, mediumPriceLow, smallPerPeak, yearlyGain } from '../../figures/solarExample';
import type { GuideRecord } from '../records';
import { dative, link, strong, term, text } from '../text';

export const record: GuideRecord = {
  topic: 'Solaranlage: Kosten',
  h1: 'Preise für Solaranlagen verstehen',
  description:
    'Was Solaranlagen in drei Größen kosten, welche Posten den Preis treiben, wie Sie ihn prüfen und ein Rechner, wann sich der Kauf bezahlt macht.',
  lead: text`Der Preis richtet sich nach der Leistung in ${term('kwp', 'kWp')}. Große Anlagen kosten mehr, jedes einzelne Kilowatt aber weniger.`,
  keyFigures: [
    { label: 'für die mittlere Größe', value: mediumPriceCostPage },
    { label: 'je Kilowatt Leistung', value: pricePerPeak },
    { label: 'vergehen meist, bis der Kauf bezahlt ist', value: payback },
  ],
  art: 'solarPrice',
  button: 'Preis für mein Dach anfragen',
  summary: [
    text`Der Preis je Kilowatt Peak macht Angebote vergleichbar. Rechnen Sie ihn ohne Speicher aus, sonst stimmt der Vergleich nicht.`,
    text`Größere Anlagen kosten insgesamt mehr, je Kilowatt Peak aber weniger, weil sich Gerüst, Anfahrt und Anmeldung verteilen.`,
    text`Mehrwertsteuer fällt bei Anlagen ${solarTaxFree} nicht an. Ein Angebot mit Steuer sollte das begründen.`,
    text`Nach der Amortisation arbeitet die Anlage weiter. Auf die Module gibt es ${moduleWarranty} Garantie, oft nur auf ihre Leistung.`,
  ],
  sections: [
    {
      type: 'calculator',
      tool: 'solarPayback',
      id: 'solarrechner',
      heading: 'Wann hat sich Ihre Anlage bezahlt gemacht?',
      intro: text`Aus Preis und Jahren folgt, wie viel Vorteil die Anlage jährlich haben muss: gesparter Einkauf plus Vergütung, abzüglich Wartung und Versicherung. Das Beispiel ist eine mittlere Anlage am unteren Ende ihrer Spanne. Damit sie nach ${dative(payback)} bezahlt ist, muss sie ${yearlyGain} einbringen. Vergleichen Sie das mit dem Teil Ihrer Stromrechnung, den die Anlage ersetzen kann. Liegt er niedriger, muss die Einspeisung den Rest bringen.`,
      figures: { exampleSize: mediumSize, examplePrice: mediumPriceLow, pricePerPeak, usualPayback: payback },
    },
    {
      type: 'table',
      heading: 'Kosten, Ertrag und Fläche nach Größe',
      caption: 'Solaranlagen in drei Größen',
      columns: ['Leistung', 'Kosten', 'Preis je kWp', 'Ertrag', 'Dachfläche'],
      rows: [
        [text`${smallSize}`, text`${smallPrice}`, text`${smallPerPeak}`, text`${smallYield}`, text`${smallArea}`],
        [
          text`${mediumSize}`,
          text`${mediumPriceCostPage}`,
          text`${mediumPerPeak}`,
          text`${mediumYield}`,
          text`${mediumArea}`,
        ],
        [
          text`${largeSize}`,
          text`${largePriceCostPage}`,
          text`${largePerPeak}`,
          text`${largeYield}`,
          text`${largeArea}`,
        ],
      ],
      note: text`Den Preis je Kilowatt Peak haben wir aus Kosten und Leistung berechnet und gerundet. Die große Anlage beginnt unter der allgemeinen Spanne von ${pricePerPeak}, weil ihre festen Kosten auf mehr Module fallen.`,
    },
    {
      type: 'chart',
      chart: 'range',
      of: 'Größe',
      heading: 'Die Preisspannen auf einen Blick',
      caption: 'Kosten einer Solaranlage nach Leistung',
      items: [
        { label: 'Kleine Anlage', figure: smallPrice },
        { label: 'Mittlere Anlage', figure: mediumPriceCostPage },
        { label: 'Große Anlage', figure: largePriceCostPage },
      ],
      note: text`Zwischen klein und mittel bleibt eine Lücke, mittel und groß treffen sich. Eine sehr gut ausgestattete mittlere Anlage kann so viel kosten wie eine einfache große.`,
    },
    {
      type: 'prose',
      heading: 'Was den Preis nach oben oder unten zieht',
      blocks: [
        {
          list: [
            text`${strong('Dach:')} Gauben, mehrere kleine Flächen, Schiefer oder ein Flachdach mit Ballast machen die Montage langsamer.`,
            text`${strong('Gerüst:')} Ein hohes Haus in enger Lage kann hier mehr kosten als die Schienen. Steht wegen anderer Arbeiten schon eines, sparen Sie den Posten.`,
            text`${strong('Module:')} Teurer sind Glas-Glas-Module, ganz schwarze Module und besonders leistungsstarke für kleine Dächer.`,
            text`${strong('Zählerschrank:')} Fehlt ein Platz oder ist der Schrank veraltet, kommt eine Rechnung des Elektrobetriebs hinzu. Was dabei zu tun ist, steht unter ${link('/elektrik', 'Elektrik')}.`,
            text`${strong('Speicher:')} Er ist der größte freiwillige Posten. Lassen Sie ihn immer getrennt ausweisen.`,
            text`${strong('Extras:')} Wallbox, Ersatzstrom, Optimierer und Vogelschutz klingen einzeln klein und summieren sich.`,
          ],
        },
        text`Manche Angebote locken mit einem niedrigen Komplettpreis und rechnen Gerüst oder Elektrik später nach. Fragen Sie ausdrücklich, ob der Preis bis zur angemeldeten, laufenden Anlage gilt.`,
      ],
    },
    {
      type: 'cards',
      heading: 'Kaufen, finanzieren oder mieten',
      cards: [
        {
          title: 'Aus Erspartem',
          icon: 'euro',
          description: text`Das ist die günstigste Form, denn niemand verdient an Zinsen mit. Behalten Sie eine Rücklage für Dach und Heizung.`,
        },
        {
          title: 'Mit Kredit',
          icon: 'landmark',
          description: text`Vergleichen Sie das Angebot Ihrer Hausbank mit denen anderer. Die Laufzeit sollte kürzer sein als die Garantie der Module.`,
        },
        {
          title: 'Als Mietanlage',
          icon: 'file',
          description: text`Sie zahlen monatlich, der Anbieter kümmert sich um alles. Über die ganze Laufzeit ist das in der Regel der teuerste Weg.`,
          feature: text`Klären Sie vor der Unterschrift, was bei Umzug, Verkauf und Defekt gilt.`,
        },
      ],
    },
    {
      type: 'leadForm',
      heading: 'Aus der Spanne einen Preis machen',
      intro: text`Aus Dachfläche, Höhe des Hauses und Verbrauch berechnet ein Betrieb den Preis.`,
    },
    {
      type: 'prose',
      heading: 'Diese Kosten kommen nach dem Kauf',
      blocks: [
        text`Laufend fallen Versicherung, gelegentliche Prüfungen und die Gebühr für den Zähler an. Irgendwann ist ein neuer Wechselrichter fällig, denn er altert schneller als die Module. Legen Sie dafür jedes Jahr etwas zurück.`,
        text`Eine regelmäßige Reinigung brauchen die meisten geneigten Dächer nicht. Anders ist es neben Ställen, Holzbetrieben oder unter Bäumen. Wartungsverträge lohnen sich, wenn jemand Ihre Anlage wirklich überwacht, und kaum, wenn nur ein Besuch im Jahr darin steht.`,
        text`Die ${payback} bis zum Ausgleich gelten für übliche Verhältnisse. Schatten, ein großer Speicher oder ein sehr geringer Verbrauch verlängern sie. Wie Sie mehr Strom selbst nutzen, erklärt die Seite ${link('/photovoltaik', 'Photovoltaik')}, und welche Technik im Preis steckt, die Seite ${link('/photovoltaik-anlage', 'Photovoltaikanlage')}. Wohnen Sie zur Miete, finden Sie die Preise kleiner Anlagen unter ${link('/balkon-solaranlage', 'Balkon-Solaranlage')}.`,
      ],
    },
  ],
  faq: [
    {
      question: 'Ist ein niedriger Preis je Kilowatt Peak immer ein gutes Zeichen?',
      answer: [
        text`Nein. Er kann auch bedeuten, dass ungünstige Flächen belegt wurden oder Posten fehlen. Schauen Sie zusätzlich auf den erwarteten Ertrag. Eine etwas teurere Anlage auf der sonnigen Seite kann die bessere sein.`,
      ],
    },
    {
      question: 'Gilt die Steuerbefreiung auch für Speicher und Montage?',
      answer: [
        text`Ja, wenn sie zusammen mit der Anlage an einem Wohnhaus geliefert werden. Auch ein später gekaufter Speicher für die Anlage fällt im Allgemeinen darunter. Reine Reparaturen ohne Lieferung von Teilen werden anders behandelt; im Zweifel hilft eine Steuerberatung.`,
      ],
    },
    {
      question: 'Wird die Solaranlage im Winter billiger?',
      answer: [
        text`Verlässlich nicht. Manche Betriebe haben dann aber eher freie Termine. Ein Vorteil der ruhigen Monate ist Zeit für eine sorgfältige Planung, damit die Module im Frühjahr Strom liefern.`,
      ],
    },
    {
      question: 'Was ist von Selbstbau-Paketen zu halten?',
      answer: [
        text`Schienen und Module können handwerklich Geübte mit Absturzsicherung selbst montieren. Anschluss und Anmeldung muss ein eingetragener Elektrobetrieb übernehmen, und nicht jeder unterschreibt für fremde Arbeit. Klären Sie das, bevor das Paket geliefert wird.`,
      ],
    },
    {
      question: 'Wie viel Anzahlung ist beim Solarkauf üblich?',
      answer: [
        text`Das regeln die Betriebe verschieden. Zahlen Sie nach Fortschritt und behalten Sie einen Teil zurück, bis die Anlage angemeldet läuft und alle Unterlagen da sind. Eine hohe Vorauszahlung ohne Sicherheit tragen Sie im Fall einer Insolvenz allein.`,
      ],
    },
  ],
  next: {
    heading: 'Angebote für Solaranlagen sauber vergleichen',
    steps: [
      text`Schreiben Sie für jedes Angebot Leistung, Ertrag und Preis ohne Speicher in eine Zeile.`,
      text`Teilen Sie den Preis durch die Leistung und vergleichen Sie mit der Tabelle auf dieser Seite.`,
      text`Haken Sie ab, ob Gerüst, Zählerschrank und Anmeldung enthalten sind.`,
      text`Klären Sie bei Ausreißern den Grund, bevor Sie sie aussortieren.`,
    ],
  },
  related: ['/photovoltaik-anlage', '/photovoltaik', '/pv-fachbetrieb', '/balkon-solaranlage'],
};
