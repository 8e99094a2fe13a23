import { emergencyService, moreCities } from '../../figures/service';
import type { GuideRecord } from '../records';
import { taxableBill } from '../shared';
import { link, strong, text } from '../text';

export const record: GuideRecord = {
  topic: 'Elektriker in der Nähe',
  h1: 'Elektriker in Ihrer Nähe finden',
  description:
    'Elektrobetriebe in Ihrer Region anfragen: Leistungen, Städte, Ablauf in drei Schritten, dazu Rat für Notfälle, Preise und die Wahl des Betriebs.',
  lead: text`Planbares fragen Sie hier an. Riecht es verbrannt oder fehlt nur Ihrem Haus der Strom, rufen Sie einen Notdienst.`,
  art: 'electrician',
  withoutForms: {
    description:
      'Wobei Elektrobetriebe helfen, wie Sie den richtigen auswählen, was im Notfall zählt und wer in der Mietwohnung die Rechnung zahlt.',
    lead: text`Für planbare Arbeiten vergleichen Sie Angebote. Riecht es verbrannt oder fehlt nur Ihrem Haus der Strom, rufen Sie den Notdienst.`,
    summary: { 1: text`Im Notfall zählt das Telefon, und vor der Anfahrt die Frage nach dem Preis.` },
  },
  button: 'Elektriker anfragen',
  summary: [
    text`Anfragen lohnt sich für alles, was geplant werden kann: neue Stromkreise, Zählerschrank, Wallbox, Licht, Prüfung.`,
    text`Für Notfälle ist ein Formular der falsche Weg. Dann zählt das Telefon, und vor der Anfahrt die Frage nach dem Preis.`,
    text`Ein eingetragener Betrieb darf ans Netz anschließen und gibt Ihnen Messprotokolle. Beides sollte im Angebot stehen.`,
    text`Je näher der Betrieb, desto kürzer die Anfahrt, und die bezahlen Sie bei kleinen Aufträgen mit.`,
  ],
  sections: [
    {
      type: 'cards',
      heading: 'Wobei Elektrobetriebe helfen',
      cards: [
        {
          title: 'Reparatur und Fehlersuche',
          art: 'faultFinding',
          description: text`Sicherungen fallen, Steckdosen sind tot, das Licht flackert. Der Betrieb misst, wo der Fehler liegt, statt zu raten.`,
        },
        {
          title: 'Neue Leitungen und Verteiler',
          art: 'newLines',
          description: text`Der Betrieb legt zusätzliche Stromkreise, rüstet Fehlerstromschutz (FI) nach oder setzt einen neuen Zählerschrank. Oft ist das der erste Schritt vor einer größeren Sanierung.`,
          to: '/elektrik',
        },
        {
          title: 'Ladestation fürs Auto',
          art: 'wallbox',
          description: text`Der Betrieb prüft den Hausanschluss, legt die Leitung zum Stellplatz, meldet die Ladestation beim Netzbetreiber an und weist Sie ein.`,
        },
        {
          title: 'Anschluss der Solaranlage',
          art: 'pvConnection',
          description: text`Der Betrieb schließt Wechselrichter und Speicher an und richtet den Zählerplatz ein. Für die ganze Anlage samt Dach ist ein PV-Betrieb zuständig.`,
          to: '/pv-fachbetrieb',
        },
        {
          title: 'Licht, Klingel, Netzwerk',
          art: 'lightAndBell',
          description: text`Dazu gehören Beleuchtung innen und außen, Türsprechanlage, Datenleitungen, Rauchmelder und Rollladenantriebe.`,
        },
        {
          title: 'Notdienst',
          art: 'emergencyCall',
          description: text`Er kommt bei Gefahr oder Stromausfall im eigenen Haus. Den Notdienst rufen Sie selbst an; online bestellen lässt er sich hier nicht.`,
          facts: [{ label: 'Erreichbar', value: emergencyService }],
          highlight: 'per Telefon',
        },
      ],
    },
    {
      type: 'cities',
      heading: 'Elektriker in diesen Städten',
      ofForms: true,
      intro: text`Anfragen sind aus Großstädten ebenso möglich wie aus ihrem Umland. Maßgeblich ist Ihre Postleitzahl.`,
      lists: [
        { title: 'Norden', cities: ['Hamburg', 'Bremen', 'Hannover', 'Kiel', 'Rostock'] },
        { title: 'Westen', cities: ['Köln', 'Düsseldorf', 'Dortmund', 'Essen', 'Frankfurt am Main'] },
        { title: 'Osten', cities: ['Berlin', 'Leipzig', 'Dresden', 'Magdeburg', 'Erfurt'] },
        { title: 'Süden', cities: ['München', 'Stuttgart', 'Nürnberg', 'Heidelberg', 'Freiburg'] },
      ],
      note: text`Ihre Stadt fehlt? Es gibt ${moreCities} weitere Städte, in denen Sie anfragen können.`,
    },
    {
      type: 'steps',
      heading: 'In drei Schritten zum Termin',
      ofForms: true,
      steps: [
        {
          title: 'Auftrag beschreiben',
          art: 'stepRequest',
          text: text`Was soll gemacht werden, in welchem Gebäude, bis wann? Ein Foto vom Verteiler sagt mehr als drei Sätze.`,
        },
        {
          title: 'Angebote vergleichen',
          art: 'stepCompare',
          text: text`Betriebe rufen zurück, fragen nach oder kommen vorbei. Achten Sie darauf, dass Anfahrt und Material genannt sind.`,
        },
        {
          title: 'Betrieb beauftragen',
          art: 'stepChoose',
          text: text`Sie wählen, vereinbaren Termin und Preis schriftlich und räumen den Weg zum Zählerschrank frei.`,
        },
      ],
    },
    {
      type: 'leadForm',
      heading: 'Elektroarbeiten anfragen',
      intro: text`Ein paar Angaben genügen. Legen Sie ein Foto des Sicherungskastens bereit, bis sich ein Betrieb meldet.`,
    },
    {
      type: 'prose',
      heading: 'Den richtigen Betrieb auswählen',
      id: 'auswahl',
      checklist: 'ask',
      blocks: [
        { subheading: 'Eintragung und Qualifikation' },
        text`Wer an Ihrer Hausinstallation arbeitet, muss in der Handwerksrolle stehen. Für neue Leitungen und für Arbeiten am Zähler braucht der Betrieb zusätzlich die Eintragung bei einem Netzbetreiber. Klären Sie das, bevor Sie über Preise sprechen. Hausmeisterdienste und allgemeine Renovierer haben diese Zulassung in der Regel nicht.`,
        { subheading: 'Stundensatz oder Festpreis' },
        text`Für Fehlersuche und Kleinigkeiten wird nach Zeit abgerechnet, denn niemand kennt den Aufwand vorher. Vereinbaren Sie eine Obergrenze, ab der Sie gefragt werden wollen. Für klar beschriebene Arbeiten wie eine Wallbox oder einen Verteiler ist ein Festpreis möglich. Er setzt voraus, dass der Betrieb die Lage gesehen hat.`,
        {
          list: [
            text`${strong('Anfahrt:')} Pauschal oder nach Zeit? Wird der Rückweg berechnet?`,
            text`${strong('Material:')} Wer beschafft es, und was geschieht mit Resten?`,
            text`${strong('Stemmarbeiten:')} Sind Schlitze und das Verschließen enthalten oder nur das Kabel?`,
            text`${strong('Prüfung:')} Gehören Messung und Protokoll zum Preis?`,
            text`${strong('Anmeldung:')} Wer kümmert sich um Netzbetreiber und Zähler?`,
          ],
        },
        { subheading: 'Eine Rechnung, die Sie prüfen können' },
        taxableBill,
        text`Heben Sie das Messprotokoll zusammen mit der Rechnung auf.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Im Notfall richtig handeln',
      blocks: [
        text`Fällt im ganzen Haus der Strom aus, sehen Sie zuerst nach den Nachbarhäusern. Ist es dort auch dunkel, liegt es am Netz, und der Netzbetreiber ist zuständig. Ist nur Ihr Haus betroffen, prüfen Sie Hauptsicherung und FI-Schalter, das ist der mit der Prüftaste. Ist der FI-Schalter gefallen und riecht es nirgends verbrannt, schalten Sie ihn wieder ein. Springt er sofort wieder heraus, ziehen Sie alle Stecker und versuchen es noch einmal.`,
        text`Bleibt der Fehler, rufen Sie einen Betrieb mit Notdienst ${emergencyService}, also rund um die Uhr. Fragen Sie am Telefon nach Anfahrt, Zuschlägen und Stundensatz, und zwar bevor jemand losfährt. Seriöse Betriebe nennen Firmennamen und Ort. Wer nur eine Mobilnummer nennt und Barzahlung verlangt, sollte nicht ins Haus kommen.`,
        text`Riecht es verbrannt, knistert eine Dose oder steht Wasser in der Nähe von Leitungen, schalten Sie am Sicherungskasten ab, wenn Sie ihn trocken und gefahrlos erreichen. Sonst halten Sie Abstand und berühren nichts. Bei Feuer bringen Sie sich in Sicherheit und wählen den Notruf. Mit Wasser löscht man an elektrischen Anlagen nicht.`,
      ],
    },
    {
      type: 'advice',
      audience: 'tenants',
      heading: 'Wer zahlt in der Mietwohnung?',
      blocks: [
        text`Defekte an fest verlegten Leitungen, Schaltern und Steckdosen melden Sie Vermieterin oder Vermieter; von dort kommen Auftrag und Bezahlung. Haben Sie den Schaden selbst verursacht oder wünschen Sie etwas Zusätzliches, zahlen Sie meist selbst. Rufen Sie einen Betrieb nur dann selbst, wenn Gefahr droht und niemand erreichbar ist, und halten Sie fest, wen Sie wann angerufen haben.`,
      ],
    },
    {
      type: 'callToAction',
      heading: 'Bereit für ein Angebot?',
      intro: text`Mit Fotos und einer kurzen Beschreibung ist die Anfrage schnell gestellt. Alles Weitere besprechen Sie direkt mit dem Betrieb.`,
      button: 'Elektroarbeiten beschreiben',
    },
  ],
  faq: [
    {
      question: 'Was kostet ein Elektriker in der Stunde?',
      answer: [
        text`Das unterscheidet sich nach Region, Betrieb und danach, ob ein Meister, eine Gesellin oder eine Helferin kommt. Ein seriöses Angebot nennt den Stundensatz und die Anfahrt getrennt. Lassen Sie sich beides vorab geben, dann vergleichen Sie Gleiches mit Gleichem.`,
      ],
    },
    {
      question: 'Woran erkenne ich einen unseriösen Notdienst?',
      answer: [
        text`An Lockpreisen, an einer Rufnummer ohne Firmennamen und daran, dass vor Ort plötzlich hohe Zuschläge genannt werden. Unterschreiben Sie keinen Blankoauftrag. Werden Sie unter Druck gesetzt, dürfen Sie die Arbeit beenden lassen und im Zweifel die Polizei rufen.`,
      ],
    },
    {
      question: 'Nimmt ein Elektriker auch kleine Aufträge an?',
      answer: [
        text`Viele tun es, wenn der Termin in eine Tour passt. Sammeln Sie kleine Arbeiten und lassen Sie sie an einem Vormittag erledigen. Das verteilt die Anfahrt und macht den Auftrag für den Betrieb interessanter.`,
      ],
    },
    {
      question: 'Kann ich Lampen und Geräte selbst kaufen und nur montieren lassen?',
      answer: [
        text`Ja, sprechen Sie es aber vorher ab. Für mitgebrachtes Material steht der Betrieb in der Regel nicht ein, nur für seine Montage, und ein falsches Teil kostet einen zweiten Termin. Bei Schutzgeräten und Leitungen sollten Sie die Auswahl den Fachleuten überlassen.`,
      ],
    },
    {
      question: 'Wie bereite ich mich auf den Besuch des Elektrikers vor?',
      answer: [
        text`Machen Sie den Weg zum Verteiler frei, rücken Sie Möbel von den betroffenen Wänden und sichern Sie offene Dateien am Rechner. Notieren Sie, wann ein Fehler auftritt und welche Geräte dabei laufen. Das verkürzt die Suche.`,
      ],
    },
  ],
  next: {
    heading: 'Was Sie jetzt tun können',
    steps: [
      text`Schreiben Sie auf, was gemacht werden soll, und trennen Sie Nötiges von Wünschen.`,
      text`Fotografieren Sie den Verteiler und die betroffenen Stellen.`,
      text`Klären Sie mit jedem Betrieb Anfahrt, Stundensatz und Umfang.`,
      text`Planen Sie größere Arbeiten mit der Seite ${link('/elektrik', 'Elektrik')} und stimmen Sie sie auf eine ${link('/photovoltaik', 'Solaranlage')} oder ${link('/heizung', 'neue Heizung')} ab.`,
    ],
  },
  related: ['/elektrik', '/pv-fachbetrieb', '/balkon-solaranlage', '/handwerkersuche'],
};
