import { heatPumpGrant } from '../../figures/funding';
import { heating } from '../../figures/savings';
import type { GuideRecord } from '../records';
import { bare, link, term, text } from '../text';

export const record: GuideRecord = {
  topic: 'Heizung',
  h1: 'Heizung erneuern: was zu Ihrem Haus passt',
  description:
    'Wärmepumpe, Pellets, Fernwärme oder Hybrid: woran Sie erkennen, welche Heizung zu Ihrem Haus passt, was der Umbau verlangt und wie er abläuft.',
  lead: text`Wärmeverlust, Heizkörper und der Platz auf dem Grundstück bestimmen, welche Technik bei Ihnen gut läuft.`,
  keyFigures: [
    { label: 'niedrigere Heizkosten', value: heating },
    { label: 'der anrechenbaren Kosten einer Wärmepumpe als Zuschuss', value: heatPumpGrant },
  ],
  art: 'radiatorHotWater',
  button: 'Angebote für die Heizung anfordern',
  summary: [
    text`Zuerst kommt die ${term('heizlast', 'Heizlast')}. Sie sagt, wie viel Wärme jeder Raum am kältesten Tag braucht. Ohne sie ist jede Geräteempfehlung geraten.`,
    text`Die Wärmepumpe läuft auch mit Heizkörpern gut, wenn diese das Haus mit mäßig warmem Wasser warm bekommen.`,
    text`Pellets brauchen einen Lagerraum, Fernwärme ein Netz vor der Tür, Solarthermie eine zweite Heizung an ihrer Seite.`,
    text`Förderung für den Heizungstausch beantragen Sie, bevor ein Auftrag bindend wird. Danach ist es in der Regel zu spät.`,
  ],
  sections: [
    {
      type: 'prose',
      heading: 'Woran Sie merken, dass ein Tausch ansteht',
      blocks: [
        text`Steht Ihre Heizung schon still, lesen Sie zuerst, was ${link('/heizung#fragen', 'bei einem Ausfall im Winter')} hilft. Selten kommt ein Ausfall ohne Vorzeichen.`,
        {
          list: [
            text`Reparaturen häufen sich, und Ersatzteile sind nur noch gebraucht zu bekommen.`,
            text`Der Kessel springt ständig kurz an und gleich wieder ab: Er ist für das Haus zu groß.`,
            text`Einzelne Räume bleiben kühl, obwohl die Heizung mit hoher Temperatur läuft.`,
            text`Im Bericht des Schornsteinfegers steht ein hoher Abgasverlust.`,
            text`Sie planen ohnehin Dämmung, neue Fenster oder einen Ausbau. Dann ändert sich der Bedarf, und der alte Kessel kann zu groß oder zu klein sein.`,
          ],
        },
        text`Nicht jedes Problem verlangt ein neues Gerät. Eine falsche Einstellung, Luft in den Leitungen oder ein fehlender ${term('abgleich', 'hydraulischer Abgleich')} lassen sich beheben. Beim Abgleich stellt der Betrieb jeden Heizkörper so ein, dass er genau die Wassermenge bekommt, die sein Raum braucht. Ob Sie tauschen müssen, etwa nach einem Erbe, lesen Sie unter ${link('/energietrends#pflicht', 'Was ist Pflicht, was nicht?')}`,
      ],
    },
    {
      type: 'cards',
      heading: 'Die Wege zur Wärme im Vergleich',
      intro: text`Keine Technik ist überall richtig. Wie jede arbeitet und wo ihre Grenze liegt:`,
      cards: [
        {
          title: 'Wärmepumpe',
          art: 'pumpAirWater',
          description: text`Sie holt Wärme aus Luft, Erdreich oder Grundwasser und hebt sie mit Strom auf Heiztemperatur. Vor Ort verbrennt nichts, ein Schornstein entfällt. Zu Häusern, die nur mit sehr heißem Heizwasser warm werden, passt sie schlecht.`,
          feature: text`Bauarten vergleichen`,
          to: '/neue-waermepumpe',
        },
        {
          title: 'Hybridheizung',
          art: 'pumpHybrid',
          description: text`Wärmepumpe und Kessel teilen sich die Arbeit. Bei mildem Wetter heizt die Pumpe, bei strengem Frost springt der Kessel ein.`,
          feature: text`Sie zahlen zwei Geräte, zwei Wartungen und zwei Energieverträge.`,
        },
        {
          title: 'Holzpellets',
          art: 'pelletBoiler',
          description: text`Ein Kessel verbrennt gepresste Holzspäne und liefert heißes Wasser auch für alte Heizkörper. Eine Schnecke oder ein Sauger holt die Pellets aus dem Lager.`,
          feature: text`Die Heizung braucht ein trockenes Lager und regelmäßige Reinigung; Asche und Feinstaub bleiben.`,
        },
        {
          title: 'Fernwärme',
          art: 'districtHeating',
          description: text`Heißes Wasser kommt aus einem Netz, im Keller hängt nur eine Übergabestation. Platz und Wartungsaufwand sind gering.`,
          feature: text`Sie haben nur einen Anbieter und lange Verträge, und ein Netz gibt es nicht überall.`,
        },
        {
          title: 'Solarthermie dazu',
          art: 'solarWater',
          description: text`Kollektoren auf dem Dach erwärmen das Trinkwasser und im Frühjahr und Herbst auch die Räume. Im Winter übernimmt die Hauptheizung. Solarthermie ersetzt keine Heizung und braucht Platz für Kollektoren und Speicher.`,
          feature: text`Was Solarthermie kostet`,
          to: '/solarthermie-kosten',
        },
        {
          title: 'Gas-Brennwert',
          art: 'gasBoiler',
          description: text`Das Gerät nutzt auch die Wärme im Abgas und passt an fast jede vorhandene Anlage.`,
          feature: text`Für neue Geräte, auch mit Öl, gelten ${link('/energietrends#pflicht', 'gesetzliche Vorgaben')}, und den Preis des Brennstoffs beeinflussen Sie nicht.`,
        },
      ],
    },
    {
      type: 'prose',
      heading: 'Heizkörper behalten oder Fußboden öffnen?',
      blocks: [
        text`Die wichtigste Zahl im Heizungskeller ist die ${term('vorlauf', 'Vorlauftemperatur')}. So heiß fließt das Wasser zu den Heizkörpern. Je niedriger sie sein darf, desto weniger Strom braucht eine Wärmepumpe und desto mehr Wärme holt ein Brennwertgerät aus dem Abgas.`,
        text`Sie können selbst prüfen, wie weit Ihr Haus ist. Die Heizkurve gibt vor, wie heiß das Wasser bei welcher Außentemperatur wird. Senken Sie sie an einem kalten Tag Schritt für Schritt und öffnen Sie alle Thermostatventile. Bleiben die Räume warm, genügt die niedrigere Temperatur. Wird nur das Bad kühl, hilft dort ein größerer Heizkörper. Eine Fußbodenheizung im ganzen Haus ist dafür nicht nötig.`,
        text`Wärme, die nicht verloren geht, spart mehr als jedes Gerät. Wer ${link('/daemmung', 'Dach, Keller und Fassade dämmt')}, kommt mit kleineren Heizflächen und einer kleineren Anlage aus. Ist beides geplant, legen Sie die Reihenfolge mit einer ${link('/energieberater', 'Energieberatung')} fest, damit die Heizung nicht für das ungedämmte Haus gekauft wird.`,
      ],
    },
    {
      type: 'table',
      heading: 'Was jedes System vor dem Einbau braucht',
      caption: 'Voraussetzungen der Heizsysteme',
      columns: ['System', 'Platz', 'Anschluss', 'Das sollte vorher geklärt sein'],
      rows: [
        [
          text`Luft-Wasser-Wärmepumpe`,
          text`Außengerät mit Abstand zum Nachbarn, Speicher innen`,
          text`Strom, oft neuer Zählerplatz`,
          text`Vorlauftemperatur, Schall, Leitungsweg`,
        ],
        [
          text`Sole-Wasser-Wärmepumpe (Erdwärme)`,
          text`Zufahrt für das Bohrgerät oder freie Gartenfläche`,
          text`Strom`,
          text`Genehmigung der Bohrung, Boden`,
        ],
        [
          text`Pelletkessel`,
          text`Heizraum und trockenes Lager`,
          text`Schornstein`,
          text`Zufahrt für den Lieferwagen, Zustand des Kamins`,
        ],
        [
          text`Fernwärme`,
          text`Wandfläche für die Station`,
          text`Netz in der Straße`,
          text`Vertragsdauer, Preisformel, Zeitpunkt des Anschlusses`,
        ],
      ],
    },
    {
      type: 'prose',
      heading: 'Kosten und Zuschüsse einordnen',
      blocks: [
        text`Vergleichen Sie nie nur die Kaufpreise. Zur Rechnung gehören der Ausbau des alten Kessels, Arbeiten an Elektrik und Schornstein, später Energie, Wartung und Messung. Die Preisspannen für drei Bauarten stehen auf der Seite ${link('/waermepumpe-kosten', 'Wärmepumpe: Kosten')}.`,
        text`Zuschüsse gibt es auch für Pelletheizungen, für den Anschluss an Fernwärme und für Solarthermie; Sätze und Bedingungen nennt die ${term('kfw', 'KfW')}. Für Wärmepumpen gibt es eine Grundförderung und mehrere Boni, zusammen ${heatPumpGrant} der anrechenbaren Kosten. Bedingungen und Antrag erklärt die Seite ${link('/waermepumpe-foerderung', 'Wärmepumpe: Förderung')}. Ihren Satz rechnet dort der ${link('/waermepumpe-foerderung#foerderrechner', 'Förderrechner')} aus. Über eine zentrale Heizung für mehrere Eigentumswohnungen ${link('/foerderungen#gemeinschaft', 'beschließt die Gemeinschaft')}. Hängt in Ihrer Wohnung eine eigene Therme, fragen Sie vor dem Ersatz die Verwaltung, ob das Haus gemeinsam umsteigen will.`,
        {
          title: 'Was die Ersparnis wirklich bestimmt',
          remark: text`${bare(heating)} weniger Heizkosten sind das obere Ende. Wie nah Sie herankommen, hängt vom alten Gerät, vom Energiepreis, vom Zustand des Hauses und von der Einstellung der neuen Anlage ab.`,
        },
      ],
    },
    {
      type: 'steps',
      heading: 'Vom alten Kessel zur neuen Heizung',
      steps: [
        {
          title: 'Bestand aufnehmen',
          text: text`Legen Sie Verbrauchsabrechnungen, Schornsteinfegerprotokoll und Grundriss bereit. Notieren Sie, welche Räume zu kalt oder zu warm sind.`,
        },
        {
          title: 'Heizlast rechnen lassen',
          text: text`Der Betrieb oder die Energieberatung rechnet Raum für Raum. Daraus ergibt sich die Leistung des Geräts, nicht aus der Größe des Vorgängers.`,
        },
        {
          title: 'Angebote nebeneinanderlegen',
          text: text`Preise lassen sich nur bei gleicher Leistung, gleichem Umfang und gleichen Annahmen vergleichen. Fragen Sie nach, was nicht enthalten ist.`,
        },
        {
          title: 'Förderung sichern, dann bauen',
          text: text`Lassen Sie in den Vertrag schreiben, dass er nur mit der Zusage gilt, stellen Sie den Antrag und warten Sie die Zusage ab. Legen Sie den Umbau möglichst in die Zeit außerhalb der Heizperiode.`,
        },
        {
          title: 'Einstellen und beobachten',
          text: text`Lassen Sie sich die Regelung zeigen und lesen Sie im ersten Winter die Zähler ab. Die Heizkurve wird fast immer noch nachgestellt.`,
        },
      ],
    },
    {
      type: 'leadForm',
      heading: 'Heizungsbetriebe aus Ihrer Region fragen',
      intro: text`Baujahr, Wohnfläche und die jetzige Heizung genügen für den Anfang.`,
    },
    {
      type: 'advice',
      audience: 'tenants',
      heading: 'Wenn Sie zur Miete wohnen',
      blocks: [
        text`Wird Ihre Wohnung nicht warm, melden Sie das schriftlich, mit Raum, Tag und gemessener Temperatur. Über eine neue Zentralheizung entscheidet, wem das Haus gehört. Anregen können Sie den Tausch trotzdem, am besten gemeinsam mit Nachbarinnen und Nachbarn.`,
        text`Wird umgebaut, müssen Vermieterinnen und Vermieter das rechtzeitig ankündigen. Prüfen Sie in der Ankündigung, ob danach die Miete steigen soll und welche Heizkosten erwartet werden. Was umgelegt werden darf, lesen Sie unter ${link('/energieberater#miete', 'Beratung für die Mietwohnung')}.`,
      ],
    },
  ],
  faq: [
    {
      question: 'Muss ich dämmen, bevor ich die Heizung tausche?',
      answer: [
        text`Nicht in jedem Fall. Wenn die Heizlastberechnung zeigt, dass Ihre Heizkörper mit mäßiger Vorlauftemperatur reichen, kann die Heizung zuerst kommen. Steht eine Dämmung aber fest, sollte das neue Gerät schon für den kleineren Bedarf ausgelegt werden.`,
      ],
    },
    {
      question: 'Was mache ich, wenn der Kessel mitten im Winter ausfällt?',
      answer: [
        text`Lassen Sie zuerst prüfen, ob eine Reparatur möglich ist; erlaubt ist sie in der Regel, siehe ${link('/energietrends#pflicht', 'Was ist Pflicht, was nicht?')} Geht das nicht, stellen manche Betriebe eine mobile Heizzentrale vor das Haus oder vermitteln ein gebrauchtes Gerät für den Übergang. Das verschafft Zeit für den Förderantrag.`,
        text`Einen ${link('/waermepumpe-foerderung#foerderrechner', 'Bonus für den frühen Austausch')} gibt es nur, solange die alte fossile Heizung noch funktioniert. Fragen Sie die Förderbank, wie Ihr Fall zählt, bevor Sie den Kessel ausbauen lassen. Klären Sie auch, ob sich die Notlösung mit Ihrem Zuschuss verträgt.`,
      ],
    },
    {
      question: 'Warum ist ein zu großes Heizgerät ein Nachteil?',
      answer: [
        text`Es kostet mehr, springt häufiger an und verschleißt dadurch schneller. Eine Wärmepumpe braucht bei ständigem Ein- und Ausschalten außerdem mehr Strom.`,
      ],
    },
    {
      question: 'Kann Photovoltaik die neue Heizung versorgen?',
      answer: [
        text`Teilweise. In der Übergangszeit läuft eine Wärmepumpe mittags gut mit eigenem Solarstrom. In den dunklen Wochen, in denen Sie am meisten heizen, liefert das Dach wenig. Was sich lohnt, lesen Sie unter ${link('/photovoltaik', 'Photovoltaik')}.`,
      ],
    },
    {
      question: 'Lohnt es sich, eine Heizung zu ersetzen, die noch läuft?',
      answer: [
        text`Wenn sie viel verbraucht oder Reparaturen bevorstehen, oft ja. Dann können Sie Angebote vergleichen, Förderung beantragen und den Termin wählen.`,
      ],
    },
  ],
  next: {
    heading: 'So gehen Sie den Heizungstausch an',
    steps: [
      text`Suchen Sie die letzten Verbrauchsabrechnungen und das Protokoll des Schornsteinfegers heraus.`,
      text`Probieren Sie an einem kalten Tag aus, mit welcher Vorlauftemperatur Ihre Räume warm bleiben.`,
      text`Erkundigen Sie sich bei der Gemeinde, ob in Ihrer Straße ein Wärmenetz liegt oder geplant ist.`,
      text`Holen Sie Angebote mit Heizlastberechnung ein und stellen Sie den Förderantrag, bevor ein Auftrag bindend wird.`,
    ],
  },
  related: [
    '/neue-waermepumpe',
    '/waermepumpe-kosten',
    '/waermepumpe-foerderung',
    '/solarthermie-kosten',
    '/daemmung',
    '/energieberater',
  ],
};
