import { heatPumpGrant } from '../../figures/funding';
import { airWaterPrice } from '../../figures/heatPumps';
import { highestHeatPumpGrant, lowestHeatPumpShare } from '../../figures/tradeExamples';
import type { Section } from '../records';
import { link, strong, term, text } from '../text';

export const guideSections: readonly Section[] = [
  {
    type: 'prose',
    heading: 'Passt die Wärmepumpe zu Ihrem Haus?',
    blocks: [
      text`Eine Wärmepumpe hebt Wärme aus Luft, Boden oder Wasser auf eine Temperatur, mit der sich heizen lässt. Je kleiner dieser Hub, desto weniger Strom verbraucht sie. Darum zählt vor allem, wie heiß das Wasser in Ihren Heizkörpern sein muss. Bei einer Fußbodenheizung ist die Antwort einfach, bei Heizkörpern hilft ein Versuch.`,
      text`Warten Sie auf eine Frostwoche, öffnen Sie alle Ventile und senken Sie am Kessel jeden Tag den Vorlauf ein Stück. Notieren Sie, ab wann welches Zimmer nicht mehr warm wird. Mit diesem Zettel weiß der Heizungsbauer mehr über Ihr Haus als mit dem Baujahr. Einzelne kalte Räume bekommen einen größeren Heizkörper, und die Frage ist gelöst.`,
      text`Dagegen spricht manches: ein Haus, in dem es überall zieht und das nur mit sehr heißem Wasser warm wird, ein Grundstück ohne Platz im Freien, ein Stromanschluss ohne Reserve. Dann lohnt sich erst ein Gespräch mit der ${link('/energieberater', 'Energieberatung')}. Heizt eine Anlage mehrere Eigentumswohnungen, beschließt zuerst die ${link('/foerderungen#gemeinschaft', 'Gemeinschaft')}.`,
    ],
  },
  {
    type: 'table',
    heading: 'Welche Wärmequelle bietet Ihr Grundstück?',
    caption: 'Wärmequellen, ihre Bedingungen und was dafür zu klären ist',
    columns: ['Quelle', 'Braucht', 'Vorteil', 'Vorher klären'],
    rows: [
      [text`Außenluft`, text`einen Platz mit freier Strömung`, text`keine Erdarbeiten`, text`Schall am Nachbarfenster`],
      [
        text`Erdsonde`,
        text`Zufahrt für das Bohrgerät`,
        text`gleichmäßige Wärme, im Sommer kühlen`,
        text`Anzeige oder Genehmigung der Bohrung, Wasserschutz`,
      ],
      [
        text`Flächenkollektor (Rohre unter dem Rasen)`,
        text`viel unbebauten Garten`,
        text`keine tiefe Bohrung`,
        text`Bäume und Leitungen im Boden`,
      ],
      [text`Grundwasser`, text`zwei Brunnen, gutes Wasser`, text`beste Effizienz`, text`Erlaubnis und Wasseranalyse`],
      [text`Abluft, Keller`, text`Lüftung oder warmen Raum`, text`wenig Aufwand`, text`reicht die Wärmemenge?`],
    ],
  },
  {
    type: 'prose',
    heading: 'Was neben dem Gerät auf der Rechnung steht',
    blocks: [
      text`Zum Preis gehören der Ausbau des Kessels, bei Öl auch des Tanks, ein Fundament oder eine Konsole, der Speicher, neue Pumpen und die Arbeit an der Elektrik. In vielen Kellern ist der Zählerschrank zu klein; dann kommt ein Posten hinzu, mit dem niemand gerechnet hat. Bei Erdwärme macht die Bohrung einen großen Teil aus, und wie der Boden beschaffen ist, weiß man erst beim Bohren.`,
      text`Laufende Kosten bestimmt der Strom. Manche Versorger bieten einen eigenen Tarif, für den ein zweiter Zähler nötig ist. Eine ausführliche Aufstellung finden Sie unter ${link('/waermepumpe-kosten', 'Wärmepumpe: Kosten')}.`,
    ],
  },
  {
    type: 'calculation',
    heading: 'Was nach der Förderung im günstigsten Fall bleibt',
    calculations: [
      {
        title: 'Luft-Wasser-Wärmepumpe mit höchstem Fördersatz',
        lines: [
          { label: text`Kosten`, value: airWaterPrice },
          { label: text`Zuschuss von ${heatPumpGrant}`, value: highestHeatPumpGrant, sign: '−' },
          { label: text`Eigenanteil`, value: lowestHeatPumpShare, sign: '=', result: true },
        ],
      },
    ],
    note: text`Den höchsten Satz erreicht nur, wer alle Bedingungen zugleich erfüllt. Kreuzen Sie im ${link('/waermepumpe-foerderung#foerderrechner', 'Förderrechner')} an, was auf Sie zutrifft; er nennt Ihren Satz.`,
  },
  {
    type: 'steps',
    heading: 'Diese Unterlagen sparen einen zweiten Termin',
    steps: [
      {
        title: 'Verbrauch der letzten Jahre',
        text: text`Rechnungen für Gas oder Öl zeigen besser als jede Faustformel, was das Haus benötigt.`,
      },
      {
        title: 'Heizkörper mit Maßen',
        text: text`Fotografieren Sie jeden samt Raum. Schreiben Sie dazu, wo es nie richtig warm wird.`,
      },
      {
        title: 'Zählerschrank und Heizraum',
        text: text`Fotografieren Sie beide und messen Sie die Breite der Kellertür, denn der Speicher muss hindurch.`,
      },
      {
        title: 'Lageplan mit Nachbarhäusern',
        text: text`Zeichnen Sie Schlafzimmerfenster ein. Daraus ergibt sich, wo die Außeneinheit stehen darf.`,
      },
      {
        title: 'Pläne für später',
        text: text`Neue Fenster, Ausbau des Dachs, ein Elektroauto? Die Anlage soll auch danach noch passen.`,
      },
    ],
  },
  {
    type: 'prose',
    heading: 'Angebote von Heizungsbauern richtig lesen',
    checklist: 'ask',
    blocks: [
      {
        list: [
          text`${strong('Heizlast:')} Liegt eine Berechnung je Raum bei, oder steht dort nur eine Leistung?`,
          text`${strong('Temperaturen:')} Für welchen Vorlauf an welchem kältesten Tag ist geplant?`,
          text`${strong('Abgleich:')} Ist der ${term('abgleich', 'hydraulische Abgleich')} enthalten, damit jeder Raum genug Wasser bekommt?`,
          text`${strong('Messung:')} Werden Wärme- und Stromzähler eingebaut, an denen Sie die Jahresarbeitszahl ablesen?`,
          text`${strong('Kältemittel:')} Ist es ein natürliches wie Propan, und welche Abstände verlangt es?`,
          text`${strong('Nachsorge:')} Kommt jemand im ersten Winter, um die Regelung nachzustellen?`,
        ],
      },
      text`Ein gutes Angebot erklärt, warum es keine größere Anlage sein muss. In einem schlechten steht nur das Wort Reserve. Achten Sie außerdem auf die Zahlungsweise: Abschläge nach Baufortschritt sind üblich, die volle Summe vor der Lieferung ist es nicht.`,
    ],
  },
  {
    type: 'prose',
    heading: 'Vom Auftrag bis zur ersten warmen Nacht',
    blocks: [
      text`Rechnen Sie mit mehreren Gewerken. Ein Betrieb gießt das Fundament oder bohrt, der Elektrobetrieb macht den Anschluss, das Heizungsteam räumt den Keller und setzt die neue Technik. Fragen Sie, wer das alles abstimmt und ob Sie einen Ansprechpartner für die ganze Baustelle haben. Günstig für den Umbau sind die Monate zwischen April und Oktober; dann fehlt höchstens das warme Wasser.`,
      text`Bestehen Sie am Ende auf einer Einweisung am Gerät. Sie sollten wissen, wo die Heizkurve steht, wie man von Heizen auf Warmwasser schaltet und welche Anzeige eine Störung meldet. Lassen Sie sich das Protokoll der Inbetriebnahme, die Berechnungen und die Unterlagen für die Förderung aushändigen. Einen Ordner dafür finden Sie später im Haus leichter als eine alte E-Mail.`,
    ],
  },
  {
    type: 'prose',
    heading: 'Was im ersten Winter schiefgeht',
    blocks: [
      text`Zu groß gewählt, schaltet die Maschine ständig ein und aus; das kostet Lebensdauer und Strom. Falsch eingestellt, heizt sie mit viel zu heißem Wasser, weil niemand die Werte vom alten Kessel geändert hat. Und wer nachts stark absenkt, zwingt sie am Morgen zur Höchstleistung. Gleichmäßig durchheizen ist bei dieser Technik sparsamer.`,
      text`Ärger entsteht auch mit der Reihenfolge. Ein unterschriebener Auftrag, der nicht an die Zusage der Förderung geknüpft ist, kann Sie den Zuschuss kosten. Lesen Sie nach der Abnahme jeden Monat beide Zähler ab und teilen Sie die Wärme durch den Strom. Bei Frost ist das Ergebnis kleiner. Sinkt es auch in milden Wochen, rufen Sie an, bevor die Jahresrechnung kommt.`,
    ],
  },
  {
    type: 'advice',
    audience: 'tenants',
    heading: 'Wenn im Mietshaus die Heizung getauscht wird',
    blocks: [
      text`Über die Heizung bestimmt, wem das Haus gehört. Sie können trotzdem beitragen. Lassen Sie den Heizungsbauer in jeden Raum, melden Sie kalte Ecken, und fragen Sie nach einer Einweisung. Ankündigung, Bauzeit und die Folgen für Miete und Nebenkosten sollten Sie schriftlich bekommen; ein Mieterverein prüft für seine Mitglieder, ob die Rechnung stimmt. Was auf die Miete umgelegt werden darf, steht unter ${link('/energieberater#miete', 'Beratung für die Mietwohnung')}.`,
    ],
  },
];
