import { balconyLarge, balconyMedium, balconySmall } from '../../figures/photovoltaics';
import type { GuideRecord } from '../records';
import { link, official, text } from '../text';

export const record: GuideRecord = {
  topic: 'Balkon-Solaranlage',
  h1: 'Solarstrom vom Balkon, auch zur Miete',
  description:
    'Was Balkon-Solaranlagen in drei Preisklassen kosten, wo sie sich eignen, wie Sie sie sicher befestigen und was in Mietwohnungen zu klären ist.',
  lead: text`Eine Balkon-Solaranlage, auch Balkonkraftwerk genannt, versorgt etwa den Kühlschrank. Zur Miete fragen Sie vorher.`,
  keyFigures: [
    { label: 'einfaches Set', value: balconySmall },
    { label: 'besser ausgestattet', value: balconyMedium },
    { label: 'oberste Klasse', value: balconyLarge },
  ],
  art: 'balconyKit',
  button: 'Fachbetrieb anfragen',
  summary: [
    text`Auf den Ort kommt es an. Ein unverschatteter Südbalkon bringt mehr als das teuerste Set auf der Nordseite.`,
    text`Der Strom fließt direkt in Ihre Wohnung und deckt die Grundlast, also was wie der Router ständig läuft. Herd und Trockner laufen weiter überwiegend mit Netzstrom.`,
    text`Die Befestigung ist der heikelste Teil. Ein Modul am Geländer fängt Wind wie ein Segel.`,
    text`Jedes Gerät gehört in das ${official('marketRegister')} der Bundesnetzagentur. Einen veralteten Stromzähler tauscht der Messstellenbetreiber aus, meist Ihr Netzbetreiber.`,
  ],
  sections: [
    {
      type: 'cards',
      heading: 'Drei Preisklassen und wofür sie taugen',
      intro: text`Händler stellen ihre Sets verschieden zusammen. Die Reihenfolge ist dieselbe: erst das einfache Paket, dann mehr Leistung und bessere Halter, zuletzt ein Speicher.`,
      cards: [
        {
          title: 'Einfaches Set',
          art: 'balconySimple',
          description: text`Es besteht aus wenigen Modulen, einem Wechselrichter und Kabeln. Halterungen gehören nicht immer dazu und müssen zum Geländer passen.`,
          feature: text`Es genügt für den Einstieg, für Terrasse oder Garagendach.`,
        },
        {
          title: 'Set mit guter Ausstattung',
          art: 'balconyEquipped',
          description: text`Dazu gehören kräftigere Module, geprüfte Halter mit verstellbarem Winkel und eine App, die den Ertrag zeigt.`,
          feature: text`Es lohnt sich, wenn der Balkon den ganzen Nachmittag Sonne hat.`,
        },
        {
          title: 'Set mit Speicher',
          art: 'balconyStorage',
          description: text`Eine Batterie bewahrt den Strom vom Mittag bis nach Feierabend. Sie braucht einen frostfreien Platz und verlängert die Zeit, bis sich das Set bezahlt macht.`,
          feature: text`Es hilft Haushalten, in denen tagsüber kaum etwas läuft.`,
        },
      ],
    },
    {
      type: 'chart',
      chart: 'range',
      of: 'Ausstattung',
      heading: 'Wie weit die Preise auseinanderliegen',
      caption: 'Preisklassen von Balkon-Solaranlagen',
      items: [
        { label: 'Einfaches Set', figure: balconySmall },
        { label: 'Set mit guter Ausstattung', figure: balconyMedium },
        { label: 'Set mit Speicher', figure: balconyLarge },
      ],
      blocks: [
        text`Zwischen den Klassen liegen Lücken, denn eine stabile Halterung oder eine Batterie hebt den Preis gleich um eine Stufe. Zählen Sie Versand, Halter und ein langes Kabel mit, bevor Sie vergleichen. Mehrwertsteuer fällt auf solche Sets im Allgemeinen nicht an.`,
      ],
    },
    {
      type: 'table',
      heading: 'Wohin mit den Modulen?',
      caption: 'Standorte für kleine Solaranlagen',
      columns: ['Standort', 'Vorteil', 'Worauf Sie achten'],
      rows: [
        [
          text`Geländer außen`,
          text`Kein Platzverlust, meist freie Sicht`,
          text`Windlast, Tragfähigkeit des Geländers, Ansicht des Hauses`,
        ],
        [
          text`Balkonboden oder Terrasse`,
          text`Kein Eingriff, leicht abzubauen`,
          text`Schatten der Brüstung, Gewichte gegen Kippen`,
        ],
        [text`Hauswand`, text`Steil, daher gut im Winter`, text`Dübel in der Dämmung, Zustimmung der Eigentümer`],
        [text`Garage oder Schuppen`, text`Beste Neigung wählbar`, text`Kabelweg, Statik des Dachs`],
        [text`Garten`, text`Frei ausrichtbar`, text`Wuchs von Sträuchern, Diebstahl, Kabel im Boden`],
      ],
      note: text`Steht das Modul flacher als senkrecht, gewinnt es im Sommer. Senkrecht hängend liefert es im Winter und bei tiefer Sonne mehr.`,
    },
    {
      type: 'steps',
      heading: 'Vom ersten Blick bis zum ersten Strom',
      steps: [
        {
          title: 'Schatten beobachten',
          text: text`Sehen Sie an einem klaren Tag jede Stunde nach, wo Sonne auf die Brüstung fällt. Ein Ast genügt, um den Ertrag zu drücken.`,
        },
        {
          title: 'Erlaubnis einholen',
          text: text`Zur Miete fragen Sie vor dem Kauf Vermieterin oder Vermieter, in einer Eigentumswohnung ${link('/foerderungen#gemeinschaft', 'beschließt die Gemeinschaft')}. In einer gemieteten Eigentumswohnung kann beides nötig sein. Legen Sie der Anfrage Maße, Foto und Montageanleitung bei.`,
        },
        {
          title: 'Steckdose prüfen lassen',
          text: text`In alten Gebäuden sollte eine Elektrofachkraft den Stromkreis ansehen. Mehrfachsteckdosen und Verlängerungen dürfen Sie nicht verwenden.`,
        },
        {
          title: 'Sicher befestigen',
          text: text`Verwenden Sie nur Halter, die für Ihr Geländer gedacht sind, dazu eine Sicherung gegen Herabfallen. Arbeiten Sie zu zweit.`,
        },
        {
          title: 'Registrieren und beobachten',
          text: text`Der Eintrag in das Marktstammdatenregister geht online. Die App oder ein Messstecker zeigt, wann Strom übrig ist.`,
        },
      ],
    },
    {
      type: 'advice',
      audience: 'tenants',
      heading: 'Was Mieterinnen und Mieter klären sollten',
      blocks: [
        text`Fragen Sie schriftlich und vor dem Kauf. Beschreiben Sie, wie das Modul befestigt wird, dass nichts gebohrt wird oder wie Sie Bohrlöcher später schließen, und dass Ihre Haftpflichtversicherung Schäden abdeckt. Eine sachliche Anfrage mit Datenblatt wird seltener abgelehnt als die Bitte um eine allgemeine Erlaubnis.`,
        text`Mieterinnen, Mieter und Wohnungseigentümer haben nach dem BGB und dem Wohnungseigentumsgesetz grundsätzlich Anspruch auf die Erlaubnis. Wird sie verweigert, braucht das in der Regel einen guten Grund; lassen Sie ihn sich nennen. Einwände gegen Windlast oder Brandschutz lassen sich oft mit einem anderen Halter ausräumen. Im Streit helfen Mietervereine und die ${official('consumerAdvice')}; den Wortlaut finden Sie bei ${official('laws')}.`,
        text`Die Anlage gehört Ihnen in jedem Fall. Beim Umzug nehmen Sie sie mit, melden die neue Adresse und suchen einen neuen Platz.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Lohnt sich das?',
      blocks: [
        text`Die Rechnung ist einfach. Jede Kilowattstunde, die genau dann entsteht, wenn Sie sie brauchen, müssen Sie nicht kaufen. Was übrig bleibt, fließt ohne Vergütung ins Netz, wenn Sie nichts anderes vereinbaren. Deshalb lohnt sich ein kleines Set in einem Haushalt mit ständiger Grundlast mehr als ein großes in einer Wohnung, die tagsüber leer steht.`,
        text`Gegen den Kauf sprechen ein schattiger Innenhof, ein morsches Geländer und ein Umzug, der schon feststeht. Auch wer ein eigenes Dach hat, sollte zuerst über eine ${link('/photovoltaik-anlage', 'Photovoltaikanlage')} nachdenken: Sie ist je Kilowattstunde günstiger. Neben einer Dachanlage bringen Balkonmodule kaum noch Nutzen.`,
        text`Zeigt die Prüfung, dass Leitungen oder Zählerschrank veraltet sind, gehört das unabhängig vom Solarstrom in Ordnung gebracht. Was eine ${link('/elektrik', 'neue Elektrik')} umfasst und wie Sie einen ${link('/elektriker-naehe', 'Elektriker in der Nähe')} finden, steht auf eigenen Seiten.`,
      ],
    },
    {
      type: 'callToAction',
      heading: 'Hilfe beim Anschluss oder doch ein ganzes Dach?',
      intro: text`Für Steckdose, Zählerschrank oder eine größere Anlage finden Sie Betriebe über das Formular der Startseite.`,
      button: 'Jetzt Anfrage starten',
    },
  ],
  faq: [
    {
      question: 'Darf ich ein Balkonmodul einfach in die Steckdose stecken?',
      answer: [
        text`Ja, Geräte mit zugelassenem Wechselrichter sind dafür gebaut. Ob in Ihrem Fall eine gewöhnliche Steckdose genügt oder eine besondere nötig ist, steht in der Anleitung. Wichtig ist, dass am selben Stromkreis keine zweite Anlage hängt und die Leitung in gutem Zustand ist.`,
      ],
    },
    {
      question: 'Läuft mein Stromzähler mit einer Balkon-Solaranlage rückwärts?',
      answer: [
        text`Bei alten Zählern ohne Rücklaufsperre kann das vorkommen. Der Messstellenbetreiber tauscht das Gerät dann gegen einen passenden Zähler. Sie erfahren es nach der Registrierung und müssen den Tausch nicht selbst beauftragen.`,
      ],
    },
    {
      question: 'Liefert das Balkonmodul Strom, wenn das Netz ausfällt?',
      answer: [
        text`Nein. Der Wechselrichter schaltet aus Sicherheitsgründen ab, damit niemand, der an der abgeschalteten Leitung arbeitet, einen Stromschlag bekommt. Nur Geräte mit Batterie und eigener Steckdose können einzelne Verbraucher weiter versorgen.`,
      ],
    },
    {
      question: 'Wer haftet, wenn ein Modul vom Balkon fällt?',
      answer: [
        text`Zunächst die Person, die es betreibt. Fragen Sie Ihre Privathaftpflicht, ob Schäden durch die Anlage eingeschlossen sind, und die Hausratversicherung wegen Sturm und Diebstahl. Lassen Sie sich die Auskunft schriftlich geben.`,
      ],
    },
    {
      question: 'Wie viele Module passen an einen gewöhnlichen Balkon?',
      answer: [
        text`Messen Sie das Geländer und vergleichen Sie mit dem Datenblatt. Die Module hängen meist quer, und an den Ecken muss Platz für die Halter bleiben. Die erlaubte Leistung des Wechselrichters ist gesetzlich begrenzt; die geltende Grenze nennt die ${official('networkAgency')}.`,
      ],
    },
  ],
  next: {
    heading: 'Bis zum Wochenende zu schaffen',
    steps: [
      text`Balkon oder Terrasse einen Tag lang auf Sonne und Schatten beobachten.`,
      text`Geländer messen, fotografieren und auf Rost oder lockere Verankerung prüfen.`,
      text`Die Anfrage an Vermietung oder Verwaltung schreiben und ein Datenblatt beilegen.`,
      text`Den Stand des Zählers notieren, damit Sie den Unterschied später sehen.`,
    ],
  },
  related: ['/photovoltaik', '/photovoltaik-anlage', '/solaranlage-kosten', '/elektriker-naehe'],
};
