import type { Section } from '../records';
import { link, strong, text } from '../text';

export const guideSections: readonly Section[] = [
  {
    type: 'steps',
    heading: 'Vom Mietvertrag bis zum letzten Karton',
    steps: [
      {
        title: 'Sobald das Datum steht',
        text: text`Angebote einholen, Urlaub nehmen, Kindergarten und Schule melden. Prüfen Sie, ob sich alter und neuer Vertrag überschneiden; ein paar Tage Puffer nehmen den Druck heraus.`,
      },
      {
        title: 'Wenn der Auftrag vergeben ist',
        text: text`Halteverbot bestellen, Strom und Internet ummelden, Nachsendeauftrag einrichten. Wer streichen oder Böden verlegen lässt, plant das für die Tage ein, an denen die Wohnung leer steht.`,
      },
      {
        title: 'In den Wochen davor',
        text: text`Keller, Speicher und Schränke leeren. Verschenken, verkaufen, zum Wertstoffhof bringen. Beginnen Sie beim Packen mit dem, was Sie selten brauchen.`,
      },
      {
        title: 'Am Tag vorher',
        text: text`Kühlschrank abtauen, Waschmaschine entleeren und sichern, Wege freiräumen, eine Tasche mit dem Nötigsten packen.`,
      },
      {
        title: 'Am Tag selbst',
        text: text`Zählerstände fotografieren, mit der Leitung der Mannschaft durch alle Räume gehen, am Ende hinter jede Tür sehen.`,
      },
    ],
  },
  {
    type: 'prose',
    heading: 'Wie der Preis zustande kommt',
    blocks: [
      text`Umzugsunternehmen, auch Speditionen genannt, rechnen in Kubikmetern. Jedes Möbelstück hat einen Richtwert, die Summe ergibt Wagen und Mannschaft. Danach zählt, wie schwer das alles ins Auto kommt: Stockwerke ohne Aufzug, enge Kehren im Treppenhaus, ein weiter Weg vom Hof. Erst an dritter Stelle steht bei Umzügen innerhalb einer Stadt die Entfernung.`,
      text`Sparen können Sie beim Volumen und beim Tag. Was nicht mitkommt, kostet nichts, weder Träger noch Laderaum. Und wer unter der Woche in der Monatsmitte umzieht, bekommt eher einen guten Preis. Am Monatsersten ziehen viele zugleich um.`,
      text`Eigenleistung hilft nur begrenzt. Packen bringt spürbar etwas, Möbel abbauen auch, sofern Sie es wirklich schaffen. Steht die Mannschaft vor halb zerlegten Regalen, bezahlen Sie die Wartezeit.`,
    ],
  },
  {
    type: 'table',
    heading: 'Wer macht was? Aufgaben verteilen',
    caption: 'Aufgaben beim Umzug und wer sie sinnvoll übernimmt',
    columns: ['Aufgabe', 'Selbst machen', 'Abgeben'],
    rows: [
      [text`Bücher und Kleidung packen`, text`gut möglich`, text`wenn die Zeit fehlt`],
      [text`Gläser, Bilder, Lampen`, text`nur mit gutem Material`, text`sinnvoll wegen der Haftung`],
      [text`Schrankwand zerlegen`, text`mit Anleitung und Helfern`, text`bei alten oder großen Möbeln`],
      [text`Küche abbauen`, text`ohne Anschlüsse`, text`Herd und Wasser immer vom Fachbetrieb`],
      [text`Klavier, Tresor, Aquarium`, text`besser nicht`, text`immer`],
      [text`Endreinigung`, text`gut möglich`, text`bei engem Zeitplan`],
    ],
  },
  {
    type: 'prose',
    heading: 'Diese Angaben will die Spedition wissen',
    blocks: [
      text`Je genauer Ihre Angaben, desto verlässlicher der Preis. Gehen Sie mit dem Telefon durch alle Räume und filmen Sie auch, was man gern vergisst: Balkon, Keller, Fahrräder, die Kisten auf dem Schrank. Messen Sie sperrige Stücke und das Treppenhaus an der engsten Stelle.`,
      {
        list: [
          text`Anfahrt: Wie nah kommt der Wagen an beide Haustüren, und gilt dort eine Gewichtsgrenze?`,
          text`Etagen: Gibt es einen Aufzug, passt das Sofa hinein, dürfen Sie ihn dafür benutzen?`,
          text`Besonderes: Was ist schwer, empfindlich oder nicht zu zerlegen?`,
          text`Fristen: Ab wann ist die neue Wohnung frei, bis wann muss die alte leer sein?`,
        ],
      },
    ],
  },
  {
    type: 'prose',
    heading: 'Seriöse Angebote erkennen',
    checklist: 'ask',
    blocks: [
      text`Ein verlässliches Papier beantwortet diese Fragen von sich aus:`,
      {
        list: [
          text`${strong('Firma:')} Stehen Name, Anschrift und Versicherung darin?`,
          text`${strong('Hausrat:')} Ist alles aufgeführt? Fehlt die Inventarliste, kann am Tag jede Kiste zum Aufpreis werden.`,
          text`${strong('Leistung:')} Ist beschrieben, wer packt, abbaut, trägt und wieder aufbaut?`,
          text`${strong('Preis:')} Ist er fest und enthält die Steuer? Wo liegt bei einem Stundensatz die Obergrenze?`,
        ],
      },
      text`Vorsicht ist geboten, wenn niemand etwas sehen will, wenn eine hohe Anzahlung in bar verlangt wird oder nur eine Handynummer im Netz steht. Suchen Sie die Adresse auf der Karte und rufen Sie im Büro an. Drohen Träger am Ziel damit, die Möbel erst gegen mehr Geld auszuladen, rufen Sie die Polizei.`,
    ],
  },
  {
    type: 'prose',
    heading: 'Beiladung, Möbellift und Zwischenlager',
    blocks: [
      text`Mit wenig Hausrat und beweglichem Datum fahren Sie mit einer Beiladung günstig. Ihre Möbel teilen sich den Wagen mit fremden, dafür gibt es ein Zeitfenster statt einer Uhrzeit. Für einen kleinen Haushalt auf langer Strecke ist das die vernünftigste Lösung, für eine Familie mit Übergabetermin eher nicht.`,
      text`Ein Lift am Fenster erspart Treppenhaus und Rücken, sobald unten genug Platz und oben eine breite Öffnung ist. Lassen Sie prüfen, ob der Gehweg dafür gesperrt werden muss. Klafft zwischen Auszug und Einzug eine Lücke, fragen Sie nach Lagerung in geschlossenen Containern. Einmal verladen, wird nichts ein zweites Mal angefasst. Wichtig sind trockene Räume, eine Liste der eingelagerten Stücke und die Frage, wer dort haftet.`,
    ],
  },
  {
    type: 'prose',
    heading: 'Wenn etwas zu Bruch geht',
    blocks: [
      text`Sehen Sie Möbel, Böden und Treppenhaus an, solange die Mannschaft noch da ist, und lassen Sie jeden Kratzer auf dem Arbeitsschein vermerken. Für Schäden, die erst beim Auspacken auftauchen, gilt eine kurze Frist; packen Sie Empfindliches deshalb zuerst aus und melden Sie sich schriftlich, mit Bild.`,
      text`Damit wenig zerbricht, packen Sie sorgfältig: kleine Kartons für Bücher, Teller hochkant, Hohlräume ausstopfen, jede Kiste auf zwei Seiten beschriften. Decken und Spanngurte bringt das Unternehmen mit. Machen Sie Fotos von wertvollen Stücken, ehe sie verschwinden.`,
    ],
  },
  {
    type: 'advice',
    audience: 'tenants',
    heading: 'Übergabe der alten Wohnung',
    blocks: [
      text`Gehen Sie mit der Vermieterin oder dem Vermieter ein Protokoll durch: Zustand, Zählerstände, Schlüssel. Unterschreiben Sie nur, was Sie so sehen. Ob Sie streichen müssen, steht im Vertrag, doch nicht jede Klausel gilt; worauf es dabei ankommt, lesen Sie unter ${link('/maler-putzarbeiten', 'Maler- und Putzarbeiten')}.`,
      text`Für die neue Wohnung gilt dasselbe umgekehrt. Fotografieren Sie jeden Raum leer, auch den Boden. Liegt dort ein Belag, den Sie ersetzen möchten, fragen Sie zuerst; mehr dazu unter ${link('/bodenlegearbeiten', 'Bodenlegearbeiten')}. Wenn Lampen oder Herd angeschlossen werden sollen, hilft ein ${link('/elektriker-naehe', 'Elektrobetrieb am neuen Ort')}.`,
    ],
  },
];
