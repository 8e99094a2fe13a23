import { adviceGrant } from '../../figures/funding';
import type { CityRecord } from '../records';
import { link, official, term, text } from '../text';

export const record: CityRecord = {
  topic: 'Energieberater Dresden',
  h1: 'Energieberatung in Dresden: Sandstein, Villa und Platte',
  description:
    'Energieberater in Dresden: Kaffeemühlenhaus, Elbhangvilla und Plattenbau energetisch sanieren, Sandstein schützen, Fernwärme und Zuschüsse prüfen.',
  city: 'Dresden',
  art: 'cityDresden',
  caption: 'Vorstadtvilla mit Walmdach, Erker und Veranda',
  button: 'Dresdner Berater anfragen',
  lead: text`Die Beratung zeigt, wie Ihr Haus wärmer wird, ohne dass Sandstein und Ansicht leiden, und was zuerst kommt.`,
  keyFigures: [{ label: 'des Beratungshonorars kann der Bund übernehmen', value: adviceGrant }],
  summary: [
    text`Freistehende Würfelhäuser verlieren nach allen Seiten Wärme; hier zählt die Reihenfolge mehr als das Material.`,
    text`Sandstein muss trocken bleiben und Feuchte abgeben können. Dichte Beschichtungen schaden ihm.`,
    text`Welche Straßen Fernwärme haben, weiß der Netzbetreiber; ohne Anschluss vergleicht die Beratung Erdsonde und Luft-Wasser-Wärmepumpe.`,
    text`An der Elbe und ihren Zuflüssen wird Haustechnik hochwassersicher geplant.`,
  ],
  features: [
    {
      icon: 'house',
      title: 'Kaffeemühle und Villa',
      description: text`Kaffeemühlen nennt man hier die fast würfelförmigen Mietshäuser mit Walmdach, die frei in ihrem Garten stehen.`,
    },
    {
      icon: 'euro',
      title: 'Sachsen fördert auf eigenen Wegen',
      description: text`Der Freistaat hat eine eigene Förderbank. Was sie gerade anbietet, gleicht die Beratung mit den Bundesmitteln ab.`,
    },
    {
      icon: 'landmark',
      title: 'Stein aus dem Elbtal',
      description: text`Sandstein rahmt Fenster und Portale, bildet Sockel und Balkone und wird mit den Jahren dunkel.`,
    },
  ],
  sections: [
    {
      type: 'prose',
      heading: 'Vier kalte Seiten: das Würfelhaus',
      blocks: [
        text`Wo andere Großstädte Häuser aneinanderreihen, ließ Dresden Abstand. Die Kaffeemühle hat darum vier Außenwände, Treppenhausfenster an der Flanke und eine Wohnung unter dem Walm. Schön ist das Licht, teuer die Wärme.`,
        text`Die Beratung beginnt oben. Der Spitzboden ist meist leer und lässt sich dämmen, ohne dass jemand ausziehen muss. Danach folgen Kellerdecke und Treppenhaus, das in solchen Häusern wie ein kalter Schacht wirkt. An die Wände geht man erst, wenn Putz oder Fenster ohnehin fällig sind. Welche Teile eines Hauses wie viel ausmachen, beschreibt die Seite ${link('/daemmung', 'Dämmung')}.`,
      ],
    },
    {
      type: 'advice',
      audience: 'heritage',
      heading: 'Mit Sandstein arbeiten, nicht gegen ihn',
      blocks: [
        text`Fenstergewände aus Sandstein leiten Wärme nach draußen. Legt man Dämmplatten bis an den Stein, wandert die kalte Stelle in die Laibung. Fachleute dämmen dort innen dünn, mit Platten, die Feuchte aufnehmen und wieder abgeben, oder lassen die Wand, wie sie ist, und verbessern das Fenster.`,
        {
          list: [
            text`Reinigung nur, wenn Salze und Krusten untersucht sind.`,
            text`Fugen mit weichem Mörtel, niemals mit Zement.`,
            text`Kastenfenster aufarbeiten, innen mit Vakuum- oder Isolierglas.`,
          ],
        },
        text`Auch ein Villengebiet oder eine Gartenstadt kann als Ganzes geschützt sein. Ob Ihre Straße dazugehört, beantwortet die Denkmalbehörde; sie urteilt dann auch über Dachgauben, Zäune und Module.`,
      ],
    },
    {
      type: 'table',
      heading: 'Wie Sie je nach Lage heizen können',
      caption: 'Lagen in Dresden und passende Wege zur Wärme',
      columns: ['Lage', 'Naheliegend', 'Zu beachten'],
      rows: [
        [
          text`Innere Stadt und Plattenbaugebiete`,
          text`Fernwärme, wo eine Leitung liegt`,
          text`Temperatur im Strang, Abgleich, Warmwasser`,
        ],
        [
          text`Villenviertel am Hang`,
          text`Erdsonde oder Luft-Wasser-Wärmepumpe`,
          text`Schall zum Nachbarn, Zufahrt für das Bohrgerät, Wurzeln`,
        ],
        [text`Flussaue`, text`Technik über dem Hochwasserstand`, text`Auftrieb, nasse Dämmung, Zugang im Ernstfall`],
        [
          text`Dörfliche Randlage`,
          text`Wärmepumpe, Holz als Ergänzung`,
          text`Feinstaub im Talkessel bei stiller Winterluft`,
        ],
      ],
    },
    {
      type: 'prose',
      heading: 'Milde Tallage, kräftige Winter',
      blocks: [
        text`Das Elbtal ist geschützt und sonnig, an seinen Südhängen wächst Wein. Oben auf der Hochfläche liegt dagegen länger Schnee. Zwei gleiche Häuser brauchen deshalb nicht gleich viel. Ein guter Bericht rechnet mit der wirklichen Höhenlage und mit der Verschattung durch den Hang, gerade wenn ${link('/photovoltaik', 'Photovoltaik')} geplant ist.`,
      ],
    },
    {
      type: 'steps',
      heading: 'Geld vom Bund, vom Freistaat und der richtige Zeitpunkt',
      steps: [
        {
          title: 'Beratung beantragen',
          text: text`Zuständig ist das ${term('bafa', 'BAFA')}, und der Antrag kommt vor dem ersten Termin. Meist bereitet ihn der Berater vor. Soll später auch die Hülle gefördert werden, muss er in der ${official('experts')} stehen.`,
        },
        {
          title: 'Denkmal klären',
          text: text`Die Genehmigung bestimmt, was überhaupt förderfähig ist. Für Denkmäler kennt der Bund erleichterte Anforderungen.`,
        },
        {
          title: 'Landesmittel vergleichen',
          text: text`Die ${term('kfw', 'KfW')} und die sächsische Förderbank haben unterschiedliche Fristen und Ausschlüsse.`,
        },
        {
          title: 'Erst dann bauen',
          text: text`Kein Auftrag darf binden, solange die Zusage fehlt. Legen Sie Zusagen, Angebote und Fotos in einem Ordner ab. Er wird bei der Auszahlung gebraucht.`,
        },
      ],
    },
  ],
  form: {
    heading: 'Anfrage für Dresden und das Elbtal',
    text: text`Ob Villa, Wohnung oder Häuschen am Hang: Nennen Sie Bauart, Baujahr und was Sie stört.`,
  },
  faq: [
    {
      question: 'Kann ich eine Elbhangvilla ohne Fassadendämmung effizient machen?',
      answer: [
        text`Ja, bis zu einem gewissen Punkt. Dach, Keller, Fenster und Heizung holen viel heraus. Ob danach eine Wärmepumpe mit niedriger ${term('vorlauf', 'Vorlauftemperatur')} auskommt, zeigt die ${term('heizlast', 'Heizlastberechnung')}.`,
      ],
    },
    {
      question: 'Warum wird die Laibung nach dem Fenstertausch schwarz?',
      answer: [
        text`Das neue Fenster ist dichter als das alte, der Sandstein aber ebenso kalt. Am kalten Rand schlägt sich die Feuchte der Raumluft nieder. Abhilfe schaffen Laibungsdämmung, besserer Anschluss und regelmäßiger Luftwechsel.`,
      ],
    },
    {
      question: 'Was bleibt an einem sanierten Dresdner Plattenbau zu tun?',
      answer: [
        text`${term('waermebruecke', 'Wärmebrücken')} an Loggien, alte Lüftungsschächte und zu heiß eingestellte Heizstränge. Diese Mängel zu beheben, bringt oft mehr als eine zweite Dämmschicht.`,
      ],
    },
    {
      question: 'Gibt es bei Denkmälern steuerliche Vorteile?',
      answer: [
        text`Ja, es gibt besondere Abschreibungen, wenn Sie die Arbeiten vorher mit der Denkmalbehörde abgestimmt haben. Lassen Sie sich dazu steuerlich beraten; mit Zuschüssen lassen sie sich nur begrenzt verbinden.`,
      ],
    },
    {
      question: 'Kann ich als Mieter in Dresden etwas anstoßen?',
      answer: [
        text`Weisen Sie auf überheizte Treppenhäuser hin und auf Heizkörper, die nie ganz warm werden. Beides deutet auf fehlenden Abgleich hin, den die Verwaltung veranlassen kann.`,
      ],
    },
  ],
  related: ['/energieberater', '/daemmung', '/heizung', '/energieberater-leipzig'],
};
