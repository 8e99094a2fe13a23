import { quotaYield, wallboxGrant } from '../../figures/funding';
import type { GuideRecord } from '../records';
import { link, official, strong, term, text } from '../text';

export const record: GuideRecord = {
  topic: 'Elektrik',
  h1: 'Elektrik im Altbau auf heutigen Stand bringen',
  description:
    'Woran Sie veraltete Elektrik erkennen, was bei einer Erneuerung zu planen ist und welches Geld es für Wallbox und Elektroauto gibt.',
  lead: text`Alte Leitungen waren für Lampen und ein Radio gedacht. Erneuern Sie die Elektrik vor Wänden und Böden.`,
  art: 'socketMeter',
  button: 'Elektroarbeiten anfragen',
  summary: [
    text`Warme Steckdosen, flackerndes Licht und Sicherungen, die oft fallen, sind Warnzeichen. Schalten Sie ab und holen Sie Hilfe.`,
    text`Der Zählerschrank ist der Engpass. Ohne freie Plätze gibt es weder Wallbox noch Wärmepumpe noch Photovoltaik.`,
    text`Leitungen kommen vor Putz, Estrich und Tapete. Leere Rohre kosten wenig und halten Möglichkeiten offen.`,
    text`Arbeiten an der Anlage sind Sache eines eingetragenen Elektrobetriebs, auch bei handwerklichem Geschick.`,
  ],
  sections: [
    {
      type: 'prose',
      heading: 'Woran Sie eine veraltete Anlage erkennen',
      blocks: [
        text`Das Alter allein sagt wenig. Wichtiger ist, ob Schutzleiter vorhanden sind, ob Leitungen noch gut isoliert sind und ob sie die heutigen Lasten tragen. Einiges davon sehen Sie selbst, ohne etwas aufzuschrauben.`,
        {
          list: [
            text`Steckdosen ohne seitliche Metallklammern: Hier fehlt der Schutzleiter.`,
            text`Schraubsicherungen und kein Fehlerstromschutzschalter im Kasten.`,
            text`Zwei Adern in Stoff oder Gummi, wo eine Leitung sichtbar ist.`,
            text`Ein Zimmer mit einer einzigen Steckdose und mehreren Verteilern dahinter.`,
            text`Brummende, warme oder verfärbte Schalter.`,
          ],
        },
        {
          title: 'Bei Brandgeruch oder einem Schlag',
          remark: text`Schalten Sie Hauptschalter oder Sicherungen aus, wenn Sie sie gefahrlos erreichen. Fassen Sie sonst nichts mehr an und rufen Sie Fachleute. Bei Rauch oder Feuer verlassen Sie das Haus und wählen den Notruf.`,
        },
      ],
    },
    {
      type: 'cards',
      heading: 'Was zu einer Erneuerung gehört',
      cards: [
        {
          title: 'Zählerschrank',
          art: 'meterCabinet',
          description: text`Er braucht Platz für Zähler, Steuergerät, Schutzschalter und Reserve. Planen Sie ihn vor allem anderen, denn die ganze Anlage hängt an ihm.`,
        },
        {
          title: 'Fehlerstromschutz',
          art: 'residualCurrent',
          description: text`Der FI-Schalter trennt den Stromkreis, sobald Strom einen falschen Weg nimmt, zum Beispiel durch einen Körper. Mehrere davon verhindern, dass ein Fehler das ganze Haus dunkel macht.`,
        },
        {
          title: 'Überspannungsschutz',
          art: 'surgeProtection',
          description: text`Er leitet Spitzen ab, die ein Blitz in der Umgebung oder ein Schaltvorgang im Netz auslöst. Ohne ihn kann empfindliche Technik daran kaputtgehen.`,
        },
        {
          title: 'Stromkreise',
          art: 'powerCircuits',
          description: text`Herd, Waschmaschine, Bad und Ladestation bekommen eigene Kreise. Die übrigen Räume werden so verteilt, dass nicht alles an einer Sicherung hängt.`,
        },
        {
          title: 'Ladestation',
          art: 'wallbox',
          description: text`Eine Wallbox lädt über eine eigene, ausreichend starke Leitung. Sie wird beim Netzbetreiber angemeldet; bei größerer Leistung muss er vorher zustimmen.`,
        },
        {
          title: 'Daten und Steuerung',
          art: 'dataCables',
          description: text`Leere Rohre und Netzwerkleitungen machen das Haus offen für das, was kommt. Funk ist bequem, ein Kabel verlässlicher.`,
        },
      ],
    },
    {
      type: 'table',
      heading: 'Welche Vorhaben welche Elektrik brauchen',
      caption: 'Elektrische Voraussetzungen größerer Vorhaben',
      columns: ['Vorhaben', 'Im Zählerschrank', 'Im Haus', 'Wer mitredet'],
      rows: [
        [
          text`${link('/photovoltaik', 'Photovoltaik')}`,
          text`Zweirichtungszähler, Schutzgeräte`,
          text`Leitung vom Dach, Platz für Wechselrichter`,
          text`Netzbetreiber`,
        ],
        [
          text`${link('/neue-waermepumpe', 'Wärmepumpe')}`,
          text`Eigener Stromkreis, oft zweiter Zähler`,
          text`Zuleitung zum Außengerät`,
          text`Heizungsbetrieb, Netzbetreiber`,
        ],
        [
          text`Wallbox`,
          text`Absicherung, bei mehreren Autos eine Steuerung, die die Leistung verteilt`,
          text`Starke Leitung zu Garage oder Stellplatz`,
          text`Netzbetreiber, im Mehrfamilienhaus Gemeinschaft oder Vermieter`,
        ],
        [
          text`Bad`,
          text`FI-Schutz für alle Kreise`,
          text`Schutzbereiche um Wanne und Dusche, Potenzialausgleich, also leitend verbundene Metallteile`,
          text`Sanitärbetrieb`,
        ],
        [
          text`${link('/klima', 'Klimaanlage')}`,
          text`Eigener Kreis bei fest eingebauten Geräten`,
          text`Kabelweg zum Außengerät`,
          text`Kältebetrieb`,
        ],
      ],
      note: text`Stehen mehrere dieser Vorhaben an, lassen Sie den Schrank einmal richtig auslegen. Jeder spätere Umbau kostet Anfahrt, Material und einen Tag ohne Strom.`,
    },
    {
      type: 'cards',
      heading: 'Geld für Ladestation und Elektroauto',
      intro: text`Die Erneuerung der Leitungen zahlen Sie selbst. Rund um das Elektroauto gibt es zwei Möglichkeiten.`,
      cards: [
        {
          title: 'Zuschuss zur Wallbox: KfW 436',
          icon: 'landmark',
          description: text`Der Topf dieses Programms der ${term('kfw', 'KfW')} ist zeitweise ausgeschöpft. Ob gerade Anträge möglich sind, steht bei der ${official('kfw')}.`,
          feature: text`Sehen Sie vor dem Kauf nach, ob Anträge angenommen werden.`,
          facts: [{ label: 'Förderung', value: wallboxGrant }],
        },
        {
          title: 'Erlös aus der THG-Quote',
          icon: 'euro',
          description: text`Halterinnen und Halter eines rein elektrischen Autos können ihre ${term('thg', 'THG-Quote')} über einen Dienstleister verkaufen. Dafür genügt der Fahrzeugschein.`,
          feature: text`Der Erlös schwankt mit dem Markt; vergleichen Sie Festpreis und Beteiligung.`,
          facts: [{ label: 'Erlös', value: quotaYield }],
        },
      ],
    },
    {
      type: 'prose',
      heading: 'So läuft eine Sanierung im bewohnten Haus',
      blocks: [
        text`${strong('Aufnehmen:')} Der Betrieb misst die vorhandenen Kreise und zeichnet, was wohin führt. Erst dann steht fest, ob einzelne Leitungen reichen oder alles neu muss.`,
        text`${strong('Planen:')} Gehen Sie mit dem Möbelplan von Raum zu Raum. Eine Steckdose hinter dem Schrank nützt niemandem, eine neben der Tür jeden Tag dem Staubsauger.`,
        text`${strong('Schlitzen:')} Das ist der schmutzige Teil. Stimmen Sie ihn mit ${link('/maler-putzarbeiten', 'Putz und Farbe')}, ${link('/bodenlegearbeiten', 'Boden')} und Bad ab, sonst renovieren Sie zweimal. Ohne Schlitze geht es mit Kanälen oder Sockelleisten.`,
        text`${strong('Messen und übergeben:')} Am Ende stehen Protokolle, ein beschrifteter Verteiler und ein Plan der Leitungen. Heben Sie ihn gut auf, spätestens beim nächsten Bohrloch sind Sie dankbar.`,
        text`Eine Komplettsanierung ist nicht immer nötig. Sind Leitungen gesund und nur der Verteiler alt, genügt dessen Austausch. Lassen Sie sich mit Messwerten begründen, warum mehr erneuert werden soll. Einen Preis für alle Häuser gibt es deshalb nicht. Wie Sie Stundensatz und Festpreis prüfen, lesen Sie unter ${link('/elektriker-naehe#auswahl', 'Den richtigen Betrieb auswählen')}.`,
      ],
    },
    {
      type: 'advice',
      audience: 'tenants',
      heading: 'Elektrik in der Mietwohnung',
      blocks: [
        text`Für sichere Leitungen und Steckdosen sind Vermieterin oder Vermieter zuständig. Melden Sie Mängel schriftlich und mit Foto, und warten Sie bei Gefahr nicht auf eine Antwort. Leuchten anschließen dürfen Sie, an Verteiler und festen Leitungen sollten Sie nichts ändern.`,
        text`Die Erlaubnis für eine Ladestation an Ihrem Stellplatz können Sie in der Regel verlangen; den Einbau bezahlen Sie selbst. Sprechen Sie sich in größeren Häusern ab. Eine gemeinsame Lösung ist günstiger als viele einzelne Leitungen.`,
      ],
    },
    {
      type: 'callToAction',
      heading: 'Betriebe für Ihre Elektroarbeiten finden',
      intro: text`Ob eine Leitung oder das ganze Haus: Was ansteht, besprechen Sie mit dem Betrieb, der sich meldet.`,
      button: 'Zum Formular auf der Startseite',
    },
  ],
  faq: [
    {
      question: 'Muss ich alte Leitungen erneuern, wenn alles funktioniert?',
      answer: [
        text`Anlagen, die früheren Vorschriften entsprachen, dürfen meist weiterlaufen, solange sie sicher sind. Wird erweitert oder umgebaut, gelten für den neuen Teil die heutigen Regeln. Eine Messung durch einen Elektrobetrieb zeigt, wo wirklich Gefahr besteht.`,
      ],
    },
    {
      question: 'Lässt sich ein FI-Schalter in jede alte Anlage einbauen?',
      answer: [
        text`Nicht ohne Weiteres. Fehlt ein getrennter Schutzleiter, funktioniert er nicht richtig oder löst ständig aus. Dann müssen die betroffenen Kreise neu verdrahtet werden. Ob Teile davon reichen, ergibt die Messung.`,
      ],
    },
    {
      question: 'Darf ich beim Schlitzen und Verlegen selbst mithelfen?',
      answer: [
        text`Nach Absprache ja. Schlitze, Dosenlöcher und leere Rohre sind typische Eigenleistungen. Angeklemmt, geprüft und in Betrieb genommen wird vom Fachbetrieb, der dafür haftet und die Lage der Leitungen vorgibt.`,
      ],
    },
    {
      question: 'Reicht eine gewöhnliche Steckdose zum Laden des Elektroautos?',
      answer: [
        text`Als Notlösung mit gedrosselter Leistung, auf Dauer nicht. Haushaltssteckdosen sind nicht für stundenlange hohe Last gebaut und können heiß werden. Eine Wallbox hat einen eigenen Stromkreis und die passenden Schutzgeräte.`,
      ],
    },
    {
      question: 'Wie viele Steckdosen sollte ein Zimmer haben?',
      answer: [
        text`Mehr, als Sie heute brauchen. Eine gute Regel ist, an jeder Wand und neben jeder Tür eine vorzusehen, am Schreibtisch und hinter dem Fernseher mehrere. Nachträglich kostet jede einzelne Staub und Tapete, beim Umbau fast nur das Material.`,
      ],
    },
  ],
  next: {
    heading: 'Ihr Einstieg in die neue Elektrik',
    steps: [
      text`Fotografieren Sie Zählerschrank und Verteiler bei geöffneter Tür, ohne Abdeckungen zu lösen.`,
      text`Listen Sie auf, was in den nächsten Jahren an Strom dazukommt.`,
      text`Legen Sie fest, welche Räume ohnehin renoviert werden, und stimmen Sie die Reihenfolge ab.`,
      text`Suchen Sie einen ${link('/elektriker-naehe', 'Elektriker in der Nähe')} und lassen Sie zuerst messen, dann anbieten.`,
    ],
  },
  related: ['/elektriker-naehe', '/photovoltaik', '/neue-waermepumpe', '/balkon-solaranlage', '/klima'],
};
