import { solidGarageExtra } from '../../figures/tradeExamples';
import { prefabGarage, solidGarage } from '../../figures/trades';
import type { Section } from '../records';
import { bare, link, text } from '../text';

export const guideSections: readonly Section[] = [
  {
    type: 'table',
    heading: 'Fertig geliefert oder vor Ort gebaut?',
    caption: 'Zwei Bauarten und ihre Folgen',
    columns: ['Frage', 'Fertiggarage', 'Massive Garage'],
    rows: [
      [text`Kosten`, text`rund ${bare(prefabGarage)}`, text`${solidGarage}`],
      [text`Bauzeit am Ort`, text`kurz, sobald das Fundament trägt`, text`mehrere Gewerke nacheinander`],
      [text`Form`, text`feste Breiten und Längen`, text`frei, auch schief geschnitten`],
      [text`Anfahrt`, text`Tieflader und Kran müssen heran`, text`kleine Fahrzeuge genügen`],
      [text`Umzug`, text`kann versetzt werden`, text`bleibt, wo sie steht`],
      [text`Anbau ans Haus`, text`nur mit Fuge daneben`, text`fest verbunden, mit Tür zum Flur`],
    ],
    blocks: [
      text`Hinter der Tabelle steckt eine einfache Regel. Gerade, gut erreichbare Grundstücke sprechen für die Lieferung, enge oder ungewöhnliche für den Bau vor Ort. Wer einen Durchgang zum Haus wünscht, baut fast immer massiv.`,
      text`Zwischen beiden steht der Bausatz aus Stahl oder Holz. Er ist leicht, braucht aber Pflege und einen Nachweis, dass er die Schneelast trägt. Als vierte Möglichkeit bleibt das offene Dach auf Pfosten. Darunter trocknet das Auto besser als in jeder Garage, doch weder Diebe noch Marder bleiben draußen.`,
    ],
  },
  {
    type: 'calculation',
    heading: 'Wie weit die Preise auseinanderliegen',
    calculations: [
      {
        title: 'Mehrpreis der massiven Garage',
        lines: [
          { label: text`Massive Garage`, value: solidGarage },
          { label: text`Fertiggarage`, value: prefabGarage, sign: '−' },
          { label: text`Unterschied`, value: solidGarageExtra, sign: '=', result: true },
        ],
      },
    ],
    note: text`Der kleine Unterschied ergibt sich aus der teuersten Fertiggarage und der günstigsten massiven, der große umgekehrt. Erdarbeiten und Zufahrt sind bei beiden nicht sicher enthalten.`,
  },
  {
    type: 'prose',
    heading: 'Die Posten, die im Prospekt fehlen',
    blocks: [
      text`Jede Garage steht auf etwas. Streifenfundamente genügen auf festem Grund; Lehm, Aufschüttung oder Hang verlangen mehr Beton. Fällt Aushub an, muss er weg, und belasteter Boden kostet auf der Deponie extra. Ein Baggerloch, das sich als alter Kellerrest entpuppt, wirft jede Kalkulation um.`,
      text`Danach kommt das Wasser. Regen vom Dach und Schmelzwasser vom Auto dürfen weder auf die Straße noch zum Nachbarn laufen. Rinne, Sickerschacht oder Anschluss an den Kanal gehören deshalb ins Angebot, ebenso das Pflaster bis zum Tor.`,
      text`Beim Tor selbst reicht die Spanne vom einfachen Schwingtor bis zum gedämmten Sektionaltor mit Motor. Ein Schwingtor braucht Platz vor der Garage; steht das Auto dicht davor, geht es nicht auf. Das Sektionaltor läuft unter die Decke und lässt die ganze Breite frei.`,
    ],
  },
  {
    type: 'steps',
    heading: 'Vor der Anfrage: ein Nachmittag mit Maßband',
    steps: [
      {
        title: 'Auto und Türen messen',
        text: text`Rechnen Sie nicht nur mit dem Fahrzeug, sondern auch mit dem Menschen, der aussteigt, und mit dem Rad an der Wand. Planen Sie das nächste Auto gleich mit, denn Modelle werden eher breiter.`,
      },
      {
        title: 'Zufahrt prüfen',
        text: text`Leitungen über der Straße, Bäume, Tordurchfahrt, Gefälle: Fotografieren Sie alles, woran ein Kran hängen bleiben könnte.`,
      },
      {
        title: 'Bebauungsplan einsehen',
        text: text`Die Gemeinde zeigt Ihnen, wo gebaut werden darf, welches Dach vorgeschrieben ist und ob Sie für fehlende Stellplätze zahlen müssen.`,
      },
      {
        title: 'Leitungen erfragen',
        text: text`Gas, Wasser, Strom und Telefon verlaufen oft genau dort, wo das Fundament hin soll. Die Netzbetreiber geben Auskunft.`,
      },
    ],
  },
  {
    type: 'prose',
    heading: 'Was Bauamt und Nachbarn wissen wollen',
    blocks: [
      text`Kleine Garagen sind in vielen Bundesländern ohne förmliches Verfahren erlaubt. Erlaubt heißt aber nicht beliebig: Abstand, Höhe an der Grenze, Dachform und Versiegelung müssen trotzdem stimmen. Stimmt etwas davon nicht, müssen Sie die Garage im schlimmsten Fall auf eigene Kosten abreißen. Fragen Sie auch dann schriftlich nach, wenn die Firma sagt, das brauche man nicht.`,
      text`Für die Nachbarschaft zählt die Mauer, auf die sie künftig blickt. Zeigen Sie die Zeichnung früh und reden Sie über Farbe und Dachrinne. Soll die Garage näher heranrücken als vorgesehen, brauchen Sie eine Zustimmung auf Papier, oft sogar einen Eintrag beim Amt, der auch spätere Besitzer bindet.`,
    ],
  },
  {
    type: 'prose',
    heading: 'Strom, Licht und das nächste Auto',
    blocks: [
      text`Eine Leitung nachträglich durch fertiges Pflaster zu ziehen, ist der ärgerlichste Aufwand am ganzen Bau. Legen Sie deshalb beim Aushub ein Leerrohr vom Haus zur Garage, auch wenn heute nur eine Lampe brennen soll. Was für eine Ladestation sonst nötig ist, steht auf der Seite ${link('/elektrik', 'Elektrik')}.`,
      text`Denken Sie auch an das Dach. Sollen Erde und Pflanzen oder Module darauf, nennen Sie die Last vor der Bestellung. Nachrüsten heißt sonst verstärken, und das ist selten billiger als ein neues Dach.`,
    ],
  },
  {
    type: 'prose',
    heading: 'Angebote für Garagen nebeneinanderlegen',
    checklist: 'ask',
    blocks: [
      text`Schreiben Sie vor dem ersten Anruf ein Blatt mit denselben Vorgaben für alle Firmen: Innenmaße, Torart, Dach, Boden, Anschlüsse. Nur dann antworten sie auf dieselbe Frage. Prüfen Sie danach:`,
      {
        list: [
          text`Sind Aushub, Abfuhr und Fundament enthalten, oder heißt es „bauseits“?`,
          text`Wer haftet, wenn der Kran den Gehweg beschädigt, und wer beantragt eine Sperrung?`,
          text`Liegt eine Statik für Schnee und Wind an Ihrem Ort bei?`,
          text`Wie ist das Dach abgedichtet, und wie lange steht die Firma dafür ein?`,
          text`Wer stellt den Bauantrag, und was kostet das?`,
        ],
      },
      text`Das Wort „bauseits“ bedeutet, dass Sie es machen. Unterstreichen Sie es überall, wo es steht, und holen Sie für diese Arbeiten einen eigenen Preis ein. Erst die Summe ist vergleichbar.`,
    ],
  },
  {
    type: 'prose',
    heading: 'Was beim Garagenbau schiefläuft',
    blocks: [
      text`Viele Garagen sind zu schmal. Auf dem Plan passt das Auto, im Alltag geht die Tür nicht auf. Zeichnen Sie den Umriss mit Kreide auf die Straße und steigen Sie einmal aus.`,
      text`Oder die Höhe stimmt nicht. Der Boden liegt tiefer als die Straße, und beim ersten Gewitter läuft alles hinein. Lassen Sie sich die Höhen im Plan zeigen, bezogen auf die Fahrbahn. Schließlich gibt es oft Streit um die Grenze. Eine Mauer, die auch nur eine Handbreit auf fremdem Boden steht, beschäftigt Anwälte. Ein Vermesser kostet weniger.`,
    ],
  },
  {
    type: 'advice',
    audience: 'tenants',
    heading: 'Wer zur Miete wohnt und einen Stellplatz braucht',
    blocks: [
      text`Bauen können nur Eigentümer. Fragen Sie trotzdem nach, denn manche Vermieter stellen eine Fertiggarage auf, wenn mehrere Parteien sie mieten wollen. Klären Sie im Vertrag, ob Sie Fahrräder lagern dürfen, wer Tor und Rinne pflegt und ob eine Steckdose zum Laden genehmigt ist.`,
    ],
  },
];
