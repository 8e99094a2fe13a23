import { solarOnRoof } from '../../figures/roof';
import { maxOffers } from '../../figures/service';
import type { GuideRecord } from '../records';
import { capital, link, official, strong, term, text } from '../text';

export const record: GuideRecord = {
  topic: 'PV-Fachbetrieb',
  h1: 'Einen guten PV-Fachbetrieb erkennen',
  description:
    'Was ein PV-Fachbetrieb leisten muss, woran Sie solide Angebote erkennen, welche Versprechen misstrauisch machen sollten und wie die Anfrage läuft.',
  lead: text`Ein guter Betrieb prüft Dach und Zählerschrank, ehe er Preise nennt, und kommt auch nach der Montage wieder.`,
  art: 'pvCrew',
  withoutForms: {
    description:
      'Was ein PV-Fachbetrieb leisten muss, woran Sie solide Angebote erkennen und welche Versprechen misstrauisch machen sollten.',
  },
  button: 'PV-Betriebe anfragen',
  summary: [
    text`Anschließen darf nur, wer im Installateurverzeichnis eines Netzbetreibers steht. Lassen Sie sich die Eintragung zeigen, auch wenn ein Partnerbetrieb sie mitbringt.`,
    text`Ein Angebot ohne Ortstermin ist eine Schätzung. Dachzustand, Kabelweg und Zählerplatz lassen sich am Telefon nicht beurteilen.`,
    text`Vergleichen Sie den erwarteten Ertrag, den Umfang und die Zuständigkeit nach der Montage. Der Preis kommt danach.`,
    text`Unterschreiben Sie nichts am Küchentisch unter Zeitdruck. Ein Rabatt nur für heute ist kein Vorteil.`,
  ],
  sections: [
    {
      type: 'cards',
      heading: 'Sechs Leistungen, die zusammengehören',
      intro: text`Manche Firmen machen alles selbst, andere vergeben Gerüst, Dacharbeit oder Anschluss. Beides kann gut gehen, wenn feststeht, wer wofür haftet.`,
      cards: [
        {
          title: 'Beratung und Ortstermin',
          art: 'pvVisit',
          description: text`Dachflächen, Schatten, Verbrauch und Pläne für Auto oder Heizung werden aufgenommen. Am Ende steht eine begründete Größe, kein Paket aus dem Katalog.`,
        },
        {
          title: 'Planung und Ertragsrechnung',
          art: 'pvYield',
          description: text`Ein Belegungsplan und eine Simulation für Ihren Standort zeigen, was die Anlage Monat für Monat liefern dürfte.`,
          facts: [{ label: 'Auf Wohnhäusern', value: solarOnRoof }],
        },
        {
          title: 'Montage auf dem Dach',
          art: 'pvOnRoof',
          description: text`Der Betrieb stellt das Gerüst, sichert gegen Absturz und setzt Haken, Schienen und Module. Beschädigte Ziegel werden ersetzt und nicht zugeschäumt.`,
        },
        {
          title: 'Elektrischer Anschluss',
          art: 'pvConnection',
          description: text`Wechselrichter, Schutzgeräte und Zählerschrank gehören in die Hand eines eingetragenen Elektrobetriebs, der die Anlage misst und abnimmt.`,
        },
        {
          title: 'Speicher und Wallbox',
          art: 'pvStorage',
          description: text`Batterie und Ladepunkt müssen zum Wechselrichter passen. Ein Betrieb, der alles liefert, trägt dafür auch die Verantwortung.`,
        },
        {
          title: 'Anmeldung und Betreuung',
          art: 'pvRegistered',
          description: text`Der Betrieb meldet die Anlage beim Netzbetreiber an, veranlasst den Zählertausch und weist Sie ein. In das ${official('marketRegister')} tragen Sie sie selbst ein. Danach wartet der Betrieb die Anlage und hilft, wenn ein Gerät ausfällt.`,
        },
      ],
    },
    {
      type: 'prose',
      heading: 'Warum sich ein Fachbetrieb lohnt',
      blocks: [
        text`Eine Solaranlage ist Dachdeckerei und Elektrik zugleich. Fehler zeigen sich selten am ersten Tag. Ein falsch gesetzter Haken bricht Jahre später einen Ziegel, eine lose Steckverbindung wird heiß. Eine schlecht geplante Reihe von Modulen liefert dauerhaft weniger, ohne dass es jemand merkt.`,
        {
          list: [
            text`${strong('Haftung:')} Ein Meisterbetrieb steht für seine Arbeit ein. Lassen Sie sich zeigen, dass er gegen Schäden am Dach versichert ist.`,
            text`${strong('Netzanschluss:')} Ohne eingetragenen Betrieb schließt der Netzbetreiber die Anlage nicht an.`,
            text`${strong('Gewährleistung aus einer Hand:')} Wer Module, Wechselrichter und Montage verkauft, kann die Schuld nicht auf eine andere Firma schieben.`,
            text`${strong('Ertrag:')} Gute Verschaltung holt aus einem verwinkelten Dach mehr heraus als teurere Module.`,
            text`${strong('Versicherung:')} Im Schadensfall fragt die Gesellschaft nach Protokollen. Ein Fachbetrieb hat sie.`,
          ],
        },
      ],
    },
    {
      type: 'steps',
      heading: 'Drei Schritte zu Ihrem Betrieb',
      ofForms: true,
      steps: [
        {
          title: 'Anfrage stellen',
          art: 'stepRequest',
          text: text`Sie nennen Ort, Dachart und Verbrauch. Je genauer die Angaben, desto weniger Rückfragen.`,
        },
        {
          title: 'Angebote erhalten',
          art: 'stepCompare',
          text: text`${capital(maxOffers)} Angebote von Betrieben aus der Umgebung, mit denen Sie Ortstermine vereinbaren.`,
        },
        {
          title: 'Auswählen',
          art: 'stepChoose',
          text: text`Sie beauftragen einen Betrieb, fragen bei mehreren noch einmal nach oder nehmen keinen. Absagen müssen Sie nicht begründen.`,
        },
      ],
    },
    {
      type: 'leadForm',
      heading: 'PV-Fachbetriebe in Ihrer Region',
      intro: text`Wenige Angaben genügen: Dachfläche, Ausrichtung und Stromverbrauch. Ein Foto des Zählerschranks hilft beim ersten Gespräch.`,
    },
    {
      type: 'table',
      heading: 'Angebote lesen: was drinstehen muss',
      checklist: 'ask',
      intro: text`Legen Sie diese Liste neben jedes Angebot. Was fehlt, erfragen Sie schriftlich.`,
      caption: 'Prüfpunkte für ein Solarangebot',
      columns: ['Frage', 'Gut', 'Nachfragen'],
      rows: [
        [
          text`Welche Module und Geräte?`,
          text`Hersteller, Typ und Anzahl genannt`,
          text`„Markenmodule“ oder „oder gleichwertig“ ohne Zusatz`,
        ],
        [
          text`Welche Leistung (${term('kwp', 'kWp')}), welcher Ertrag?`,
          text`Prognose mit Standort und Schatten`,
          text`Ertrag nur als Faustwert`,
        ],
        [
          text`Sind Gerüst und Dacharbeit enthalten?`,
          text`Ja, mit Ersatz für beschädigte Ziegel`,
          text`„Nach Aufwand“`,
        ],
        [
          text`Muss der Zählerschrank umgebaut werden?`,
          text`Besichtigt, Umbau beziffert oder ausgeschlossen`,
          text`Nicht erwähnt`,
        ],
        [
          text`Wann wird gezahlt?`,
          text`Nach Lieferung, Montage und Inbetriebnahme gestaffelt`,
          text`Fast alles vor Baubeginn`,
        ],
        [
          text`Wann wird montiert und angeschlossen?`,
          text`Zeitraum für Montage und Anschluss`,
          text`Nur „schnellstmöglich“`,
        ],
      ],
    },
    {
      type: 'prose',
      heading: 'Wann Vorsicht angebracht ist',
      blocks: [
        text`Seien Sie misstrauisch bei Vertretern, die unangemeldet klingeln, bei Ersparnissen ohne Rechenweg und bei Verträgen, die Kauf, Finanzierung und Wartung untrennbar verbinden. Auch eine sehr große Batterie zu einer kleinen Anlage ist oft gut für den Verkauf und selten für Sie. Haben Sie schon unterschrieben, lassen Sie rasch prüfen, ob Sie widerrufen können, denn dafür gelten Fristen. Rat gibt die ${official('consumerAdvice')}.`,
        text`Prüfen Sie den Betrieb vor der Unterschrift: Impressum, Sitz, Eintragung in der Handwerksrolle, Referenzen in der Nähe. Rufen Sie eine Referenz an und fragen Sie nicht nach der Montage, sondern danach, was beim ersten Fehler geschah. Ein kleiner Betrieb mit voller Auftragsliste kann die bessere Wahl sein als eine Verkaufsfirma, die morgen anfangen könnte.`,
        text`Preise und Spannen zum Abgleich finden Sie unter ${link('/solaranlage-kosten', 'Solaranlage: Kosten')}, dort prüft der ${link('/solaranlage-kosten#solarrechner', 'Amortisationsrechner')} auch Ihr Angebot. Was die einzelnen Bauteile leisten, steht auf der Seite ${link('/photovoltaik-anlage', 'Photovoltaikanlage')}. Geht es zunächst nur um den Zählerschrank, hilft ein ${link('/elektriker-naehe', 'Elektriker in der Nähe')}.`,
      ],
    },
  ],
  faq: [
    {
      question: 'Muss der PV-Betrieb aus meiner Nähe kommen?',
      answer: [
        text`Vorgeschrieben ist es nicht, praktisch ist es sehr. Wer in der Nähe sitzt, kommt eher wegen einer einzelnen Störung und kennt die Abläufe Ihres Netzbetreibers. Bei weit entfernten Anbietern sollten Sie klären, welcher Betrieb vor Ort den Kundendienst übernimmt.`,
      ],
    },
    {
      question: 'Darf ein Dachdecker eine Photovoltaikanlage allein installieren?',
      answer: [
        text`Die Montage auf dem Dach ja, den Anschluss ans Stromnetz nicht. Dafür braucht es einen eingetragenen Elektrobetrieb. Viele arbeiten fest zusammen; lassen Sie sich beide Namen nennen.`,
      ],
    },
    {
      question: 'Wie lange dauert es von der Unterschrift bis zum ersten Solarstrom?',
      answer: [
        text`Das schwankt mit Jahreszeit, Lieferzeiten und Netzbetreiber. Die Montage selbst ist schnell erledigt, die Wartezeit liegt davor und danach. Lassen Sie sich einen Zeitraum für den Anschluss zusagen, nicht nur für die Module auf dem Dach.`,
      ],
    },
    {
      question: 'Was gehört zur Übergabe einer neuen Solaranlage?',
      answer: [
        text`Messprotokolle, Schaltplan, Belegungsplan, Datenblätter, Garantieunterlagen, Zugang zur Überwachung und eine Einweisung. Fragen Sie auch, wie die Anlage bei einem Brand abgeschaltet wird. Zahlen Sie die letzte Rate erst, wenn alles vorliegt.`,
      ],
    },
    {
      question: 'Was tue ich, wenn der Solarbetrieb insolvent geht?',
      answer: [
        text`Ansprüche gegen den Betrieb sind dann schwer durchzusetzen, Herstellergarantien bleiben oft bestehen. Deshalb sind vollständige Unterlagen und Zahlungen nach Baufortschritt so wichtig. Ein anderer Fachbetrieb kann die Anlage damit übernehmen.`,
      ],
    },
  ],
  next: {
    heading: 'Gut vorbereitet in den Ortstermin',
    steps: [
      text`Stromrechnung, Grundriss und Fotos vom Zählerschrank bereitlegen.`,
      text`Aufschreiben, was die Anlage können soll: laden, heizen, Ersatzstrom oder einfach Strom sparen.`,
      text`Jedem Betrieb dieselben Fragen stellen und die Antworten notieren.`,
      text`Nach dem Termin eine Nacht darüber schlafen, bevor Sie sich entscheiden.`,
    ],
  },
  related: ['/photovoltaik', '/photovoltaik-anlage', '/solaranlage-kosten', '/elektriker-naehe', '/handwerkersuche'],
};
