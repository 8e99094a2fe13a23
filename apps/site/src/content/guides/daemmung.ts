import { bafaGrant } from '../../figures/funding';
import {
  cellarByType,
  completeByType,
  facadeByType,
  insulation,
  interiorByType,
  roofByType,
  topCeilingByType,
} from '../../figures/savings';
import type { GuideRecord } from '../records';
import { link, term, text } from '../text';

export const record: GuideRecord = {
  topic: 'Dämmung',
  h1: 'Haus dämmen: wo es sich zuerst lohnt',
  description:
    'Dach, Fassade, Keller oder oberste Decke: was jede Dämmung an Heizkosten spart, in welcher Reihenfolge Sie vorgehen und was dagegen spricht.',
  lead: text`Oberste Decke und Kellerdecke bringen meist viel für wenig Arbeit. Die Fassade folgt, wenn ohnehin ein Gerüst steht.`,
  keyFigures: [
    { label: 'niedrigere Heizkosten mit guter Dämmung', value: insulation },
    { label: 'der anrechenbaren Kosten als Zuschuss vom BAFA', value: bafaGrant },
  ],
  art: 'insulationCompared',
  button: 'Angebote für die Dämmung anfordern',
  summary: [
    text`Eine gedämmte Fassade spart für sich genommen ${facadeByType} der Heizkosten, sie macht aber auch viel Arbeit.`,
    text`Oberste Decke und Kellerdecke lassen sich ohne Gerüst dämmen, zum Teil in Eigenleistung.`,
    text`Das ${term('bafa', 'BAFA')} fördert Dämmung, mit dem Höchstsatz aber nur zusammen mit einem ${term('isfp', 'iSFP')}. Den Antrag stellen Sie, bevor Sie einen Auftrag erteilen.`,
    text`Klären Sie mit der Dämmung auch das Lüften. Sonst wandert die Feuchte dorthin, wo es noch kalt ist.`,
  ],
  sections: [
    {
      type: 'prose',
      heading: 'Wie Wärme ein Haus verlässt',
      blocks: [
        text`Wärme wandert immer zum Kalten. Durch eine ungedämmte Ziegelwand, eine dünne Betondecke oder einen Rollladenkasten findet sie leicht hinaus. Wie leicht, sagt der ${term('uWert', 'U-Wert')} eines Bauteils: Je kleiner er ist, desto weniger geht verloren.`,
        text`Ein Dämmstoff selbst erzeugt nichts. Er hält Luft fest, in Fasern, Poren oder Flocken, und ruhende Luft leitet Wärme schlecht. Deshalb zählt jede Lücke. Schon eine zerdrückte Matte oder eine Fuge zwischen zwei Platten macht einen Teil der Wirkung zunichte.`,
        text`Sie merken den Unterschied nicht nur auf der Rechnung. Eine warme Wandoberfläche fühlt sich behaglich an, auch wenn die Luft im Raum kühler ist. An einer kalten Wand zieht es, obwohl alle Fenster geschlossen sind.`,
      ],
    },
    {
      type: 'chart',
      chart: 'bar',
      of: 'Bauteil',
      heading: 'So viel spart jedes Bauteil',
      intro: text`Die Werte sind Orientierung. An einem jungen oder schon teilweise gedämmten Haus fallen sie kleiner aus.`,
      caption: 'Geringere Heizkosten nach gedämmtem Bauteil',
      items: [
        { label: 'Fassade', figure: facadeByType },
        { label: 'Dach', figure: roofByType },
        { label: 'Innendämmung', figure: interiorByType },
        { label: 'Kellerdecke', figure: cellarByType },
        { label: 'Oberste Geschossdecke', figure: topCeilingByType },
        { label: 'Komplettes Haus', figure: completeByType },
      ],
      note: text`Die Einzelwerte dürfen Sie nicht zusammenzählen. Manche Bauteile ersetzen einander, etwa Dach und oberste Decke, und mit jeder Maßnahme bleibt für die nächste weniger Verlust übrig. Darum liegt das komplette Haus bei ${completeByType} und nicht bei der Summe.`,
    },
    {
      type: 'cards',
      heading: 'Fünf Bauteile, fünf Wege',
      cards: [
        {
          title: 'Oberste Geschossdecke',
          art: 'insulatedCeiling',
          description: text`Platten, Matten oder eine Schüttung kommen auf den Boden des unbeheizten Dachraums. Der Speicher bleibt kalt, darunter wird es warm.`,
          feature: text`Das ist der einfachste Anfang, solange oben niemand wohnt.`,
        },
        {
          title: 'Dach',
          art: 'insulatedRoof',
          description: text`Gedämmt wird zwischen, unter oder über den Sparren, den schrägen Balken des Dachs. Über den Sparren geht es am besten, wenn das Dach neu gedeckt wird. Dämmung im Dach ist richtig, wenn der Dachraum bewohnt ist oder werden soll.`,
          feature: text`Steildach dämmen`,
          to: '/dach',
        },
        {
          title: 'Fassade',
          art: 'insulatedFacade',
          description: text`Platten sitzen unter neuem Putz oder hinter einer Verkleidung. Fensterbänke, Dachüberstand und Fallrohre müssen mitwachsen. Eine gedämmte Fassade lohnt vor allem, wenn der Putz sowieso erneuert wird.`,
          feature: text`Drei Systeme im Vergleich`,
          to: '/daemmung-fassade',
        },
        {
          title: 'Kellerdecke',
          art: 'insulatedCellar',
          description: text`Platten werden von unten an die Decke geklebt oder gedübelt. Messen Sie vorher die Raumhöhe und denken Sie an Leitungen, Lampen und Türstürze.`,
          feature: text`Im Erdgeschoss wird der Fußboden wärmer.`,
        },
        {
          title: 'Außenwand von innen',
          art: 'insulatedInside',
          description: text`Gedämmt wird auf der Raumseite, wenn außen nichts verändert werden darf. Anschlüsse und Feuchte verlangen Sorgfalt.`,
          feature: text`Innendämmung eignet sich für Denkmäler und Sichtmauerwerk, Raum für Raum.`,
        },
      ],
    },
    {
      type: 'table',
      heading: 'Die richtige Reihenfolge finden',
      intro: text`Welcher Schritt zuerst kommt, hängt davon ab, was an Ihrem Haus ohnehin fällig ist.`,
      caption: 'Anlass und passende Dämmung',
      columns: ['Das steht an', 'Dämmen Sie dann', 'Bedenken Sie dabei'],
      rows: [
        [
          text`Neue Dacheindeckung`,
          text`Dach von außen`,
          text`Dachüberstand so planen, dass eine spätere Fassadendämmung darunter Platz hat`,
        ],
        [text`Putz bröckelt, Anstrich fällig`, text`Fassade`, text`Fenster vorher oder gleichzeitig tauschen`],
        [
          text`Neue Fenster`,
          text`Laibungen (die Mauer rund um das Fenster) und Rollladenkästen`,
          text`Fenster weiter außen setzen, falls die Wand später gedämmt wird`,
        ],
        [
          text`Neue Heizung`,
          text`Vorher, was sich schnell dämmen lässt`,
          text`Die Heizung wird für den kleineren Bedarf ausgelegt`,
        ],
        [
          text`Ein Altbau, gekauft oder geerbt`,
          text`Alles, was leere Räume verlangt`,
          text`Nach dem Einzug sind Innendämmung und Böden mühsam`,
        ],
      ],
      blocks: [
        text`Ein Plan für das ganze Haus verhindert, dass ein Schritt den nächsten verbaut. Ihn erstellt eine ${link('/energieberater', 'Energieberatung')}, auch wenn Sie die Arbeiten über viele Jahre verteilen.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Was gegen eine Dämmung sprechen kann',
      blocks: [
        text`Nicht jede Wand eignet sich. Feuchtes Mauerwerk muss erst trocken werden, sonst sperrt die Dämmung das Wasser ein. An der Grundstücksgrenze fehlt manchmal der Platz, und Stuck verschwindet unter den Platten. Ob Sie nach Kauf oder Erbe etwas dämmen müssen, lesen Sie unter ${link('/energietrends#pflicht', 'Was ist Pflicht, was nicht?')}`,
        text`Bevor alter Putz oder Kleber abgekratzt, angebohrt oder abgeschliffen wird, gehört eine Probe ins Labor, denn beides kann Asbest enthalten. Findet das Labor welchen, darf nur ein zugelassener Betrieb daran arbeiten.`,
        text`Auch die Rechnung geht nicht immer rasch auf; für Ihre Wand zeigt das der ${link('/daemmung-fassade#fassadenrechner', 'Fassadenrechner')}. Ein Haus, dessen Wände schon ordentlich dämmen und dessen Heizrechnung klein ist, gewinnt wenig. Dann sind dichte Fenster, eine gut eingestellte Heizung oder die Decke zum Speicher der bessere Schritt. Welche Stoffe es gibt und worin sie sich unterscheiden, steht unter ${link('/daemmmaterial', 'Dämmmaterial')}.`,
        {
          title: 'Dämmen und lüften gehören zusammen',
          remark: text`Neue Fenster in einer alten, kalten Wand erhöhen die Gefahr von Schimmel, weil das Haus dicht wird und die Wand kühl bleibt. Lassen Sie bei jeder größeren Maßnahme klären, wie die feuchte Luft hinauskommt.`,
        },
      ],
    },
    {
      type: 'leadForm',
      heading: 'Dämmung von Betrieben rechnen lassen',
      intro: text`Nennen Sie das Bauteil, das Baujahr und die ungefähre Fläche.`,
    },
    {
      type: 'advice',
      audience: 'tenants',
      heading: 'Zur Miete in einem ungedämmten Haus',
      blocks: [
        text`Über Fassade und Dach entscheidet, wem das Haus gehört. Sie können aber zeigen, wo es fehlt. Notieren Sie kalte Wandstellen, Raumtemperatur und Verbrauch eines Winters und schicken Sie das mit der Bitte um eine Prüfung. Was eine Dämmung für Ihre Miete bedeutet, lesen Sie unter ${link('/energieberater#miete', 'Beratung für die Mietwohnung')}.`,
        text`Selbst erledigen dürfen Sie kleine Dinge, die sich wieder entfernen lassen: Dichtband an Fenstern und Wohnungstür, eine Dämmrolle im Rollladenkasten nach Absprache, schwere Vorhänge. Möbel gehören ein Stück von der kalten Außenwand weg, damit dort Luft entlangziehen kann.`,
      ],
    },
  ],
  faq: [
    {
      question: 'Fördert eine gedämmte Wand den Schimmel?',
      answer: [
        text`Nein. Eine fehlerfrei gedämmte Wand ist innen wärmer, und an warmen Flächen schlägt sich weniger Feuchte nieder. Schimmel entsteht an den Stellen, die ausgelassen wurden: Fensterlaibung, Deckenrand, Heizkörpernische. Ein guter Plan zeigt genau diese Anschlüsse.`,
      ],
    },
    {
      question: 'Welche Dämmarbeiten kann ich selbst ausführen?',
      answer: [
        text`Kellerdecke und oberste Geschossdecke gelingen geübten Heimwerkern. Fassade, Steildach und Innendämmung überlassen Sie Fachleuten, denn Fehler bleiben dort lange unsichtbar. Klären Sie außerdem vorher, ob die Förderung Rechnungen eines Fachbetriebs verlangt.`,
      ],
    },
    {
      question: 'Hält Dämmung auch die Sommerhitze ab?',
      answer: [
        text`Unter dem Dach deutlich, vor allem mit schweren Stoffen wie Holzfaser, die Wärme verzögert durchlassen. Gegen Sonne, die durchs Fenster fällt, hilft sie nicht. Dort braucht es Rollläden oder Markisen außen vor der Scheibe.`,
      ],
    },
    {
      question: 'Dachboden dämmen oder gleich das ganze Dach?',
      answer: [
        text`Solange Sie den Dachraum nur als Abstellplatz nutzen, genügt die oberste Decke. Sie ist günstiger und umschließt weniger Raum. Planen Sie dort oben Zimmer, gehört die Dämmung in die Dachschräge.`,
      ],
    },
    {
      question: 'Was passiert mit der Heizung, wenn das Haus gedämmt ist?',
      answer: [
        text`Ihre Heizkurve, also wie heiß das Wasser je nach Wetter wird, ist danach zu hoch eingestellt. Lassen Sie sie absenken und die Heizkörper neu abgleichen, sonst verschenken Sie einen Teil der Ersparnis. Ein neuer Kessel ist dafür nicht nötig.`,
      ],
    },
  ],
  next: {
    heading: 'Vom kalten Haus zum ersten Auftrag',
    steps: [
      text`Gehen Sie an einem frostigen Tag durch alle Räume und notieren Sie, wo sich Wand, Decke oder Boden kalt anfühlen.`,
      text`Schreiben Sie auf, welche Reparaturen in den kommenden Jahren anstehen. Daraus ergibt sich die Reihenfolge.`,
      text`Prüfen Sie die ${link('/foerderung-daemmung', 'Förderung für Ihre Dämmung')}, bevor Sie etwas unterschreiben. Gehört Ihnen im Haus nur eine Wohnung, kommt davor der ${link('/foerderungen#gemeinschaft', 'Beschluss der Gemeinschaft')}.`,
      text`Holen Sie Angebote ein. Was eine gute Firma auszeichnet, steht bei den ${link('/fachbetriebe-daemmung', 'Fachbetrieben für Dämmung')}.`,
    ],
  },
  related: ['/daemmung-fassade', '/daemmmaterial', '/foerderung-daemmung', '/fachbetriebe-daemmung', '/dach'],
};
