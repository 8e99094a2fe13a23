import type { GuideRecord } from '../records';
import { link, official, term, text } from '../text';

export const record: GuideRecord = {
  topic: 'Energietrends',
  h1: 'Wohin sich die Energie im Wohnhaus bewegt',
  description:
    'Sechs Entwicklungen von der Wärmepumpe im Altbau bis zum Auto als Speicher: was schon trägt, was noch reift und was Sie daraus machen.',
  lead: text`Das Wohnhaus wird elektrischer. Planen Sie heute so, dass spätere Technik ohne Umbau dazukommen kann.`,
  art: 'trends',
  button: 'Fachbetrieb suchen',
  summary: [
    text`Ausgereift sind Wärmepumpe, Photovoltaik, Batteriespeicher und gute Dämmung. Darauf können Sie bauen.`,
    text`Noch am Anfang stehen flexible Stromtarife, das Auto als Speicher und vorgefertigte Fassaden.`,
    text`Niemand kennt künftige Energiepreise. Planen Sie so, dass Ihr Haus bei hohen und bei niedrigen Preisen vernünftig läuft.`,
    text`Leerrohre, Platz im Zählerschrank und ein Fahrplan kosten wenig und halten alle Wege offen.`,
  ],
  sections: [
    {
      type: 'cards',
      heading: 'Sechs Entwicklungen im Überblick',
      intro: text`Worum es jeweils geht und für wen sich der Blick schon lohnt.`,
      cards: [
        {
          title: 'Wärmepumpen im Altbau',
          art: 'oldHousePump',
          description: text`Geräte, die höhere Temperaturen liefern, kommen auch mit Heizkörpern zurecht. Wichtiger als das Baujahr ist, wie viel Wärme das Haus verliert und wie groß die Heizflächen sind. Das betrifft alle mit altem Kessel.`,
          feature: text`Bauarten vergleichen`,
          to: '/neue-waermepumpe',
        },
        {
          title: 'Solarstrom für den Eigenbedarf',
          art: 'ownSolarPower',
          description: text`Anlagen werden zunehmend für den Verbrauch im eigenen Haus geplant statt für den Verkauf ins Netz. Speicher und steuerbare Geräte werden mitgeplant. Geeignet sind Dächer mit wenig Schatten.`,
          feature: text`Anlage planen`,
          to: '/photovoltaik-anlage',
        },
        {
          title: 'Flexible Stromtarife',
          art: 'flexibleTariff',
          description: text`Der Preis folgt Stunde für Stunde dem Markt. Wer Wärmepumpe, Auto oder Speicher steuern kann, nutzt billige Stunden. Ohne solche Geräte tragen Sie das Risiko teurer Abende.`,
          feature: text`Voraussetzung ist ein intelligenter Stromzähler.`,
        },
        {
          title: 'Das Auto als Speicher',
          art: 'carAsStorage',
          description: text`Ein Elektroauto kann Strom nicht nur aufnehmen, sondern zurückgeben. Fahrzeug, Ladegerät, Zähler und Tarif müssen dafür zusammenspielen, und das gelingt noch nicht oft.`,
          feature: text`Das ist etwas für Geduldige, die ohnehin eine Wallbox planen.`,
        },
        {
          title: 'Vorgefertigte Sanierung',
          art: 'prefabRenovation',
          description: text`Fassaden- und Dachteile kommen mit Dämmung und Fenstern aus der Werkhalle und werden in kurzer Zeit montiert. Das lohnt sich bei einfachen, gleichen Gebäuden.`,
          feature: text`Infrage kommen vor allem Reihen- und Mehrfamilienhäuser.`,
        },
        {
          title: 'Sanieren nach Fahrplan',
          art: 'stepByStep',
          description: text`Statt alles auf einmal zu erneuern, folgt ein Schritt dem anderen, in einer Reihenfolge, die nichts verbaut. Grundlage ist der ${term('isfp', 'iSFP')}. Ein Fahrplan hilft allen, die das Geld verteilen müssen.`,
          feature: text`Energieberater finden`,
          to: '/energieberater',
        },
      ],
    },
    {
      type: 'prose',
      heading: 'Ausblick: welche Technik als Nächstes kommt',
      blocks: [
        { subheading: 'Natürliche Kältemittel' },
        text`Wärmepumpen arbeiten zunehmend mit Propan. Das Mittel hat ein sehr kleines Treibhauspotenzial und erlaubt hohe Temperaturen, ist aber brennbar. Deshalb gelten Abstände zu Kellerschächten, Fenstern und Gruben. Prüfen Sie den Platz, bevor Sie sich für ein Modell entscheiden.`,
        { subheading: 'Module, die Strom und Wärme liefern' },
        text`Solarmodule mit Wärmetauscher auf der Rückseite kühlen sich selbst und geben die Wärme an eine Wärmepumpe ab. Die Technik funktioniert, ist aber aufwendig und verlangt einen Planer, der beide Seiten versteht.`,
        { subheading: 'Neue Solarzellen und neue Batterien' },
        text`Zellen aus zwei übereinanderliegenden Schichten nutzen das Licht besser aus, müssen ihre Haltbarkeit aber noch zeigen. Bei Heimspeichern treten neben Lithium auch Natrium-Zellen an, die ohne Lithium und Kobalt auskommen. Warten müssen Sie darauf nicht, denn heutige Anlagen sind erprobt.`,
        { subheading: 'Steuerung, die mitdenkt' },
        text`Ein Energiemanager verteilt Solarstrom auf Heizung, Speicher und Auto. Achten Sie auf offene Schnittstellen. Ein System, das nur mit Geräten eines Herstellers läuft, bindet Sie auf lange Zeit. Was nur in der Cloud des Anbieters läuft, kann abgeschaltet werden.`,
      ],
    },
    {
      type: 'table',
      heading: 'Marktausblick ohne Vorhersagen',
      intro: text`Genaue Prognosen zu Preisen und Absatz sind Vermutungen, deshalb nennen wir keine. Sagen lässt sich, welche Kräfte in welche Richtung wirken.`,
      caption: 'Kräfte am Markt und was daraus folgt',
      columns: ['Was sich bewegt', 'Wirkt in Richtung', 'Unsicher ist', 'Kluge Vorsorge'],
      rows: [
        [
          text`Preis für den Ausstoß von Kohlendioxid`,
          text`teurere fossile Brennstoffe`,
          text`Tempo und Ausgleich für Haushalte`,
          text`Verbrauch senken, bevor der Brennstoff teurer wird`,
        ],
        [
          text`Ausbau von Wind und Sonne`,
          text`mehr Stunden mit billigem Strom`,
          text`Netzentgelte, Abgaben, Winterpreise`,
          text`Verbrauch verschiebbar machen`,
        ],
        [
          text`Weniger Gaskunden im Netz`,
          text`höhere Netzkosten für die übrigen`,
          text`ob und wann Netze stillgelegt werden`,
          text`kommunale Wärmeplanung verfolgen`,
        ],
        [
          text`Mangel an Fachkräften`,
          text`längere Wartezeiten`,
          text`regionale Unterschiede`,
          text`früh anfragen, Ersatz nicht erst im Notfall planen`,
        ],
        [
          text`Günstigere Module und Speicher`,
          text`kürzere Amortisation`,
          text`Handelspolitik, Rohstoffe`,
          text`nicht auf den Tiefpunkt warten`,
        ],
        [
          text`Wechselnde Förderung`,
          text`mal mehr, mal weniger Zuschuss`,
          text`Haushalt und Wahlen`,
          text`den Zuschuss nur als Zugabe rechnen`,
        ],
      ],
      blocks: [
        text`Ein Haus, das wenig braucht, ist gegen all das am besten geschützt. Deshalb bleibt ${link('/daemmung', 'die Dämmung')} wichtig.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Was ist Pflicht, was nicht?',
      id: 'pflicht',
      intro: text`Das Gebäudeenergiegesetz (GEG) verlangt weniger, als viele fürchten. Diese Anlässe sollten Sie kennen.`,
      blocks: [
        { subheading: 'Wenn Sie nichts tun' },
        text`Ein bewohntes Haus muss niemand sanieren, nur weil es alt ist. Ausnahmen betreffen vor allem sehr alte Heizkessel bestimmter Bauart, ungedämmte warme Leitungen im kalten Keller und oberste Geschossdecken ohne Wärmeschutz. Bewohnen Sie Ihr Ein- oder Zweifamilienhaus schon lange selbst, sind Sie von diesen Pflichten meist befreit. Ob Ihr Kessel darunterfällt, sagt Ihnen der Schornsteinfeger.`,
        { subheading: 'Wenn Sie ein altes Haus kaufen oder erben' },
        text`Mit dem Eigentümerwechsel gehen solche Nachrüstpflichten oft auf Sie über, und es läuft eine Frist. Beim Kauf mancher Wohnhäuser gehört auch ein Beratungsgespräch dazu. Lassen Sie sich den Energieausweis zeigen, bevor Sie einen Kaufvertrag unterschreiben.`,
        { subheading: 'Wenn Sie Putz, Dach oder Fenster erneuern' },
        text`Erneuern Sie einen größeren Teil der Außenwand, der Dachdeckung oder der Fenster, muss das neue Bauteil einen Mindestwärmeschutz erreichen. Streichen, Ausbessern und kleine Reparaturen lösen das nicht aus. Für Denkmäler und bei unverhältnismäßigem Aufwand gibt es Ausnahmen. Manche Bundesländer verlangen für ein neues Dach auch eine Solaranlage; fragen Sie das Bauamt.`,
        { subheading: 'Wenn die Heizung an der Reihe ist' },
        text`Eine Heizung, die läuft, dürfen Sie in der Regel behalten und reparieren. Welche Vorgaben für eine neue gelten, ist politisch in Bewegung und richtet sich auch nach der Wärmeplanung Ihrer Gemeinde. Lassen Sie sich vor dem Auftrag schriftlich bestätigen, dass die Anlage die geltenden Regeln erfüllt.`,
        text`Den Wortlaut finden Sie bei ${official('laws')}, Rat für Ihren Fall bei der ${official('consumerAdvice')}. Diese Seite ersetzt keine Rechtsberatung.`,
      ],
    },
    {
      type: 'steps',
      heading: 'Heute vorbereiten, später nachrüsten',
      intro: text`Diese Kleinigkeiten kosten während einer laufenden Baustelle fast nichts und danach viel.`,
      steps: [
        {
          title: 'Leerrohre legen',
          text: text`Vom Dach in den Keller, vom Zählerschrank zum Stellplatz und zum möglichen Platz der Wärmepumpe.`,
        },
        {
          title: 'Zählerplatz vergrößern',
          text: text`Reserve für Wallbox, Speicher und Steuerung. Was dazugehört, steht unter ${link('/elektrik', 'Elektrik')}.`,
        },
        {
          title: 'Heizflächen prüfen',
          text: text`Tauschen Sie bei der nächsten Renovierung kleine Heizkörper gegen größere. Das hilft jeder Heizung.`,
        },
        {
          title: 'Anschlüsse vorausdenken',
          text: text`Wer Fenster oder Dach erneuert, sollte die spätere Fassadendämmung schon mitzeichnen lassen.`,
        },
      ],
    },
    {
      type: 'prose',
      heading: 'Woran Sie eine Mode erkennen',
      blocks: [
        text`Vorsicht ist geboten, wenn ein Produkt ohne Rechnung für Ihr Haus verkauft wird, Messwerte nur vom Hersteller stammen oder von „kostenloser Energie“ die Rede ist.`,
        {
          list: [
            text`Fragen Sie, welche Aufgabe das Gerät in Ihrem Haus löst und was dafür wegfallen kann.`,
            text`Lassen Sie sich eine Anlage zeigen, die schon einen Winter hinter sich hat.`,
            text`Klären Sie, wer in ein paar Jahren Ersatzteile liefert und die Software pflegt.`,
            text`Vergleichen Sie mit der langweiligen Lösung. Häufig gewinnt sie.`,
          ],
        },
      ],
    },
    {
      type: 'glossary',
      id: 'begriffe',
      heading: 'Alle Begriffe von A bis Z',
      intro: text`Diese Abkürzungen und Fachwörter stehen in Angeboten, Anträgen und auf unseren Seiten.`,
    },
    {
      type: 'advice',
      audience: 'tenants',
      heading: 'Mitmachen ohne eigenes Dach',
      blocks: [
        text`Ein kleines Modul am Balkon ist der einfachste Einstieg. Was dabei zu beachten ist, steht unter ${link('/balkon-solaranlage', 'Balkon-Solaranlage')}. Manche Vermieterinnen und Vermieter verkaufen den Solarstrom vom Dach direkt im Haus; fragen Sie nach Mieterstrom.`,
        text`Ein Tarif mit wechselnden Preisen lohnt sich nur, wenn Sie größere Verbraucher verschieben können. Für eine Wohnung ohne Auto und Wärmepumpe bringt er wenig.`,
      ],
    },
    {
      type: 'callToAction',
      heading: 'Bewährtes zuerst umsetzen',
      intro: text`Wenn Sie wissen, welcher Schritt an Ihrem Haus dran ist, finden Sie über die Postleitzahl einen Betrieb dafür.`,
      button: 'Betrieb in der Nähe finden',
    },
  ],
  faq: [
    {
      question: 'Soll ich mit der neuen Heizung auf Wasserstoff warten?',
      answer: [
        text`Für Wohnhäuser spricht wenig dafür. Wasserstoff herzustellen verbraucht viel Strom, und Industrie und Schwerverkehr brauchen ihn dringender. Ob Ihre Gemeinde ein solches Netz plant, steht in ihrer Wärmeplanung.`,
      ],
    },
    {
      question: 'Was bedeutet die kommunale Wärmeplanung für mein Haus?',
      answer: [
        text`Die Gemeinde legt fest, wo Wärmenetze entstehen könnten und wo jedes Haus für sich heizen wird. Der Plan verpflichtet Sie nicht unmittelbar, hilft aber bei der Entscheidung zwischen Netzanschluss und eigener Anlage.`,
      ],
    },
    {
      question: 'Brauche ich einen intelligenten Stromzähler?',
      answer: [
        text`Für Tarife mit wechselnden Preisen und für steuerbare Geräte ja. Auch bei hohem Verbrauch oder mit einer Solaranlage auf dem Dach kann er vorgeschrieben sein; sonst genügt der einfache digitale Zähler. Zuständig ist der Messstellenbetreiber. Er teilt Ihnen mit, ob und wann er einbaut, und Sie dürfen ihn auch selbst wählen.`,
      ],
    },
    {
      question: 'Werden Batteriespeicher bald so billig, dass Warten lohnt?',
      answer: [
        text`Das weiß niemand. Wer wartet, kauft in der Zwischenzeit Netzstrom. Eine gute Lösung ist ein Wechselrichter, an den sich später eine Batterie anschließen lässt. Dann können Sie die Entscheidung vertagen.`,
      ],
    },
    {
      question: 'Macht ein Smart Home die Heizrechnung kleiner?',
      answer: [
        text`Programmierbare Thermostate helfen, wenn Räume sonst unnötig beheizt würden. In einem gut eingestellten Haus mit Wärmepumpe bringen sie wenig, weil gleichmäßige Temperaturen dort sparsamer sind als ständiges Auf und Ab.`,
      ],
    },
  ],
  next: {
    heading: 'Was davon für Sie zählt',
    steps: [
      text`Notieren Sie das Alter von Heizung, Dach und Zählerschrank. Was zuerst fällig ist, bestimmt die Reihenfolge.`,
      text`Sehen Sie nach, ob Ihre Gemeinde einen Wärmeplan veröffentlicht hat.`,
      text`Prüfen Sie mit der ${link('/energieberater', 'Energieberatung')}, welche Reihenfolge sich daraus ergibt.`,
      text`Schauen Sie im ${link('/foerderungen#finder', 'Fördermittel-Finder')} nach, was es für den ersten Schritt gibt.`,
    ],
  },
  related: ['/neue-waermepumpe', '/photovoltaik-anlage', '/energieberater', '/foerderungen', '/elektrik'],
};
