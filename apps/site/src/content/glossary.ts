/** Explanations of the abbreviations that the pages use; each is one or two sentences without figures. */
export const glossary = {
  uWert: {
    name: 'U-Wert',
    meaning:
      'So viel Wärme geht durch ein Bauteil nach außen; Fachleute sagen Wärmedurchgangskoeffizient. Je kleiner der Wert, desto besser hält das Bauteil die Wärme.',
  },
  uwWert: {
    name: 'Uw-Wert',
    meaning:
      'Der U-Wert des ganzen Fensters, also von Glas, Rahmen und Randverbund zusammen. Das w steht für das englische Wort window.',
  },
  cop: {
    name: 'COP',
    meaning:
      'Die Leistungszahl einer Wärmepumpe: wie viel Wärme sie an einem festen Prüfpunkt aus einer Einheit Strom macht. Gemessen wird auf dem Prüfstand, nicht im Haus.',
  },
  jaz: {
    name: 'JAZ',
    meaning:
      'Die Jahresarbeitszahl vergleicht die Wärme eines ganzen Jahres mit dem Strom, den die Wärmepumpe dafür verbraucht hat. Sie zeigt, wie gut die Anlage im Alltag läuft.',
  },
  kwp: {
    name: 'kWp',
    meaning:
      'Kilowatt Peak ist die Leistung, die Solarmodule unter genormten Prüfbedingungen abgeben. Der Wert macht Anlagen vergleichbar, sagt aber noch nichts über den Ertrag auf Ihrem Dach.',
  },
  isfp: {
    name: 'iSFP',
    meaning:
      'Der individuelle Sanierungsfahrplan ist ein Bericht der Energieberatung. Er zeigt, welche Maßnahmen an Ihrem Haus in welcher Reihenfolge sinnvoll sind.',
  },
  beg: {
    name: 'BEG',
    meaning:
      'Die Bundesförderung für effiziente Gebäude. Unter diesem Namen bündelt der Bund seine Zuschüsse und Kredite für die Sanierung.',
  },
  bafa: {
    name: 'BAFA',
    meaning:
      'Das Bundesamt für Wirtschaft und Ausfuhrkontrolle. Es bewilligt Zuschüsse, unter anderem für Dämmung und Energieberatung.',
  },
  kfw: {
    name: 'KfW',
    meaning:
      'Die Förderbank des Bundes. Sie vergibt zinsgünstige Kredite und einen Teil der Zuschüsse für Wohngebäude.',
  },
  wdvs: {
    name: 'WDVS',
    meaning:
      'Wärmedämmverbundsystem: Dämmplatten werden außen auf die Wand geklebt oder gedübelt, mit Gewebe armiert und verputzt.',
  },
  thg: {
    name: 'THG-Quote',
    meaning:
      'Die Treibhausgasminderungsquote. Halterinnen und Halter eines rein elektrischen Autos können sich die damit vermiedenen Emissionen anrechnen lassen und das Zertifikat verkaufen.',
  },
  heizlast: {
    name: 'Heizlast',
    meaning:
      'Die Wärmeleistung, die ein Raum oder ein Haus am kältesten Tag braucht, damit es drinnen warm bleibt. Aus ihr folgt, wie groß die Heizung sein muss.',
  },
  vorlauf: {
    name: 'Vorlauftemperatur',
    meaning:
      'So heiß ist das Wasser, wenn es von der Heizung zu den Heizkörpern fließt. Je niedriger sie sein darf, desto sparsamer läuft eine Wärmepumpe.',
  },
  abgleich: {
    name: 'Hydraulischer Abgleich',
    meaning:
      'Der Betrieb stellt jeden Heizkörper so ein, dass er genau so viel Heizwasser bekommt, wie sein Raum braucht. Dann wird kein Raum zu warm und keiner bleibt kalt.',
  },
  waermebruecke: {
    name: 'Wärmebrücke',
    meaning:
      'Eine Stelle, an der mehr Wärme nach außen geht als daneben, etwa an Balkonplatte, Fensterlaibung oder Rollladenkasten. Dort ist es innen kälter, und Feuchte schlägt sich leichter nieder.',
  },
  dampfbremse: {
    name: 'Dampfbremse',
    meaning:
      'Eine Bahn auf der warmen Seite der Dämmung. Sie hält feuchte Raumluft davon ab, in die Dämmung zu ziehen und sie nass zu machen.',
  },
} as const satisfies Record<string, { name: string; meaning: string }>;

export type GlossaryTerm = keyof typeof glossary;
