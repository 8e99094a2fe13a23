import { ceramicTiles, glassTiles } from '../../figures/photovoltaics';
import type { GuideRecord } from '../records';
import { link, term, text } from '../text';

export const record: GuideRecord = {
  topic: 'Solardachziegel',
  h1: 'Dachziegel, die Strom erzeugen',
  description:
    'Was Solardachziegel aus Keramik und Glas je Quadratmeter kosten, wann sie sich statt gewöhnlicher Module anbieten und was beim Einbau zählt.',
  lead: text`Solarziegel passen, wenn Sie ohnehin neu decken oder aufgesetzte Module nicht erlaubt oder nicht erwünscht sind.`,
  keyFigures: [
    { label: 'aus Keramik', value: ceramicTiles },
    { label: 'aus Glas', value: glassTiles },
  ],
  art: 'solarTiles',
  button: 'Solardach anfragen',
  summary: [
    text`Sie ersetzen die Eindeckung. Rechnen Sie deshalb den Preis der Ziegel dagegen, die Sie sonst kaufen müssten.`,
    text`Bei gleicher Fläche liefern sie weniger Strom als große Module, weil Ränder und Überlappungen keine Zellen tragen.`,
    text`Jeder Ziegel ist ein elektrisches Bauteil mit Steckverbindung. Die Verkabelung ist der Punkt, an dem sorgfältige Arbeit zählt.`,
    text`Für denkmalgeschützte Häuser können sie der einzige Weg zu Solarstrom sein, aber nur mit der Erlaubnis der Denkmalbehörde.`,
  ],
  sections: [
    {
      type: 'table',
      heading: 'Keramik und Glas nebeneinander',
      caption: 'Solardachziegel nach Material',
      columns: ['Merkmal', 'Keramik', 'Glas'],
      rows: [
        [
          text`Aufbau`,
          text`Tonziegel mit eingesetztem Solarfeld`,
          text`Flache Scheibe mit Zellen, auf Träger montiert`,
        ],
        [
          text`Aussehen`,
          text`Nah am gewohnten Ziegeldach, Form und Farbe wählbar`,
          text`Glatt und dunkel, ähnlich wie Schiefer`,
        ],
        [text`Gewicht`, text`Wie ein gewöhnlicher Ziegel`, text`Je nach System leichter`],
        [
          text`Kombination`,
          text`Mit passenden Ziegeln ohne Solarfeld`,
          text`Mit Blindplatten an Rand, Gaube und Kamin`,
        ],
        [
          text`Ersatz`,
          text`Einzelner Ziegel tauschbar, solange es die Form gibt`,
          text`Platte tauschbar, oft mehrere Nachbarn zu lösen`,
        ],
      ],
      note: text`Fragen Sie, worauf sich ein Quadratmeterpreis bezieht: auf die Ziegel allein oder auf das fertige Dach mit Unterkonstruktion, Kabeln und Wechselrichter.`,
    },
    {
      type: 'prose',
      heading: 'Wie ein Solardach aufgebaut ist',
      blocks: [
        text`Von unten sieht man zuerst nichts Ungewöhnliches: Sparren, Dämmung, Unterdeckbahn, Konterlatten und Dachlatten. Auf den Latten liegen statt gewöhnlicher Ziegel solche mit Zellen. Jeder wird mit dem nächsten zusammengesteckt, mehrere Reihen bilden einen Strang, und die Stränge laufen zum Wechselrichter.`,
        text`Hitze mindert den Ertrag der Zellen. Aufgesetzte Module werden von hinten belüftet, Ziegel liegen dichter an. Deshalb ist der Luftraum unter der Deckung so wichtig. Er führt Wärme ab und hält die Lattung trocken. Ist er zu knapp, sinkt der Ertrag gerade an heißen Tagen.`,
        text`Gaube, Kehle und Kamin werfen Schatten und verlangen Zuschnitt. Zellen lassen sich nicht schneiden. An diesen Stellen liegen passende Ziegel ohne Technik, und die Stromfläche wird kleiner, als die Dachfläche vermuten lässt.`,
      ],
    },
    {
      type: 'cards',
      heading: 'Für wen sich Solarziegel eignen',
      cards: [
        {
          title: 'Das Dach wird neu gedeckt',
          art: 'solarTilesNew',
          description: text`Gerüst, Latten und Arbeit fallen ohnehin an. Die Mehrkosten sind dann nur der Unterschied zur gewöhnlichen Deckung samt Elektrik.`,
        },
        {
          title: 'Das Ortsbild ist geschützt',
          art: 'solarTilesTown',
          description: text`In manchen Satzungen sind sichtbare Module ausgeschlossen. Ziegel in ortsüblicher Farbe haben bessere Aussichten auf eine Genehmigung.`,
        },
        {
          title: 'Die Ansicht soll ruhig bleiben',
          art: 'solarTilesCalm',
          description: text`Ohne Schienen und Rahmen wirkt die Fläche geschlossen. Das ist Geschmackssache und darf ein Grund sein, solange Sie den Preis kennen.`,
        },
        {
          title: 'Eher nicht: intaktes Dach',
          art: 'pvModules',
          description: text`Gute Ziegel abzudecken, um Solarziegel zu legen, rechnet sich kaum. Hier sind aufgesetzte Module die günstigere Wahl.`,
          feature: text`Photovoltaikanlage mit Modulen`,
          to: '/photovoltaik-anlage',
        },
      ],
    },
    {
      type: 'chart',
      chart: 'range',
      of: 'Werkstoff',
      heading: 'Preis je Quadratmeter',
      caption: 'Kosten von Solardachziegeln je Quadratmeter',
      items: [
        { label: 'Keramik', figure: ceramicTiles },
        { label: 'Glas', figure: glassTiles },
      ],
      blocks: [
        text`Die Spannen überschneiden sich. Einfache Keramik kann weniger kosten als aufwendiges Glas. Den Ausschlag geben Form, Farbe, Leistung je Ziegel und die Zahl der Sonderteile.`,
        text`Vergleichen Sie nie nur den Quadratmeterpreis. Ziehen Sie vom Preis des ganzen Dachs die gesparte Deckung ab und teilen Sie den Rest durch die Leistung in Kilowatt Peak (${term('kwp', 'kWp')}). Zum Abgleich dienen die Preise gewöhnlicher Anlagen unter ${link('/solaranlage-kosten', 'Solaranlage: Kosten')}.`,
      ],
    },
    {
      type: 'steps',
      heading: 'Vom alten Dach zum Solardach',
      steps: [
        {
          title: 'Genehmigung klären',
          text: text`Legen Sie dem Bauamt und, wo nötig, der Denkmalbehörde Muster und Foto vor. Nach der Antwort richten sich Material und Farbe.`,
        },
        {
          title: 'Dach und Dämmung planen',
          text: text`Unter der neuen Deckung lässt sich jetzt dämmen. Später müsste alles wieder herunter.`,
        },
        {
          title: 'Gewerke zusammenbringen',
          text: text`Dachdeckerei und Elektrobetrieb müssen sich abstimmen. Ein Betrieb mit beiden Meistertiteln oder eine feste Bauleitung erspart Streit über Zuständigkeiten.`,
        },
        {
          title: 'Decken, stecken, messen',
          text: text`Jeder Strang wird gemessen, bevor der nächste Bereich zugedeckt ist. Lassen Sie sich den Plan der Stränge und die Messwerte geben.`,
        },
      ],
    },
    {
      type: 'advice',
      audience: 'heritage',
      heading: 'Wenn das Haus unter Schutz steht',
      blocks: [
        text`Suchen Sie das Gespräch vor der Planung. Behörden achten auf Farbe, Glanz, Ziegelform und darauf, ob die Fläche von der Straße zu sehen ist. Bringen Sie zwei Varianten mit, zum Beispiel eine nur auf der Hofseite. Gut gepflegte historische Ziegel werden selten geopfert; vielleicht eignet sich dann ein Nebengebäude.`,
      ],
    },
    {
      type: 'callToAction',
      heading: 'Solardach und Eindeckung in einem Zug anfragen',
      intro: text`Das Formular steht auf der Startseite. Meldet sich ein Betrieb, sagen Sie ihm gleich, dass Sie Solarziegel erwägen und wie alt Ihr Dach ist.`,
      button: 'Dachprojekt beschreiben',
    },
  ],
  faq: [
    {
      question: 'Kann ich auf Solarziegeln laufen wie auf normalen Ziegeln?',
      answer: [
        text`Manche Systeme dürfen mit Trittbrettern betreten werden, andere gar nicht. Für Schornsteinfeger und Antenne sollten feste Tritte eingeplant sein, die keine Zellen belasten.`,
      ],
    },
    {
      question: 'Was geschieht, wenn ein einzelner Solarziegel ausfällt?',
      answer: [
        text`Das Dach bleibt dicht, nur der Strang liefert weniger. Die Suche nach dem Fehler ist mühsamer als bei großen Modulen, weil es viele Stecker gibt. Eine Überwachung je Strang und ein Verlegeplan verkürzen sie.`,
      ],
    },
    {
      question: 'Bekomme ich denselben Solarziegel später noch einmal?',
      answer: [
        text`Darauf können Sie sich nicht verlassen, denn Hersteller ändern Formen oder geben auf. Kaufen Sie einige Ersatzziegel mit und lagern Sie sie trocken. Eine weit verbreitete Ziegelform erleichtert späteren Ersatz.`,
      ],
    },
    {
      question: 'Muss das ganze Dach mit Solarziegeln belegt werden?',
      answer: [
        text`Nein. Üblich ist, die sonnige Seite zu belegen und auf der anderen gleich aussehende Ziegel ohne Zellen zu verwenden. So bleibt das Bild einheitlich, und Sie bezahlen Technik nur dort, wo Licht ankommt.`,
      ],
    },
    {
      question: 'Braucht ein Solardach eine besondere Versicherung?',
      answer: [
        text`Melden Sie es der Wohngebäudeversicherung und fragen Sie, ob Dach und Technik gemeinsam versichert sind. Nennen Sie auch den Wert, denn ein Sturmschaden an Solarziegeln kostet mehr als einer an gewöhnlicher Deckung.`,
      ],
    },
  ],
  next: {
    heading: 'Der Weg zu einer klaren Entscheidung',
    steps: [
      text`Lassen Sie feststellen, wie lange Ihre jetzige Eindeckung noch hält; was am ${link('/dach', 'Dach')} sonst ansteht, lesen Sie dort nach.`,
      text`Erkundigen Sie sich bei der Gemeinde nach Satzungen zu Farbe und Solartechnik.`,
      text`Holen Sie zwei Preise ein: einen mit Solarziegeln, einen mit neuer Deckung und aufgesetzten Modulen.`,
      text`Sehen Sie sich ein fertiges Dach des Betriebs an, möglichst eines, das schon ein paar Winter hinter sich hat.`,
    ],
  },
  related: ['/dach', '/photovoltaik', '/photovoltaik-anlage', '/solaranlage-kosten', '/pv-fachbetrieb'],
};
