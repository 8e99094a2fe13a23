import {
  compositeLifespan,
  compositePrice,
  exampleArea,
  exampleGrant,
  exampleGrantRate,
  exampleOwnShare,
  examplePayback,
  exampleSaving,
  exampleTotal,
  grantULimit,
  interiorPrice,
  thickness12,
  thickness16,
  thickness20,
  u12,
  u16,
  u20,
  uUninsulated,
  ventilatedPrice,
} from '../../figures/facade';
import { bafaGrant, begCap } from '../../figures/funding';
import {
  examplePerArea,
  insideSavingPerArea,
  lossCut12,
  lossCut16,
  lossCut20,
  rateWithoutPlan,
  savingPerArea,
} from '../../figures/insulationExample';
import type { GuideRecord } from '../records';
import { bare, dative, link, term, text } from '../text';

export const record: GuideRecord = {
  topic: 'Fassadendämmung',
  h1: 'Fassade dämmen: drei Systeme, ihre Kosten und ihre Grenzen',
  description:
    'Verbundsystem, hinterlüftete Fassade oder Innendämmung: Preise je Quadratmeter, Schichten und Dämmdicken, dazu ein Rechner für Ihre Wand.',
  lead: text`Für verputzte Häuser passt meist das Verbundsystem, das ${term('wdvs', 'WDVS')}. Zuschuss gibt es nur, wenn die Wand gut genug dämmt.`,
  keyFigures: [
    { label: 'als Verbundsystem von außen', value: compositePrice },
    { label: 'hinter einer Verkleidung', value: ventilatedPrice },
    { label: 'von innen gedämmt', value: interiorPrice },
  ],
  art: 'facadeSystems',
  button: 'Angebote für die Fassade anfordern',
  summary: [
    text`Für den Zuschuss muss die Wand einen ${term('uWert', 'U-Wert')} von ${grantULimit} erreichen. Dafür reichen ${thickness12} Dämmung nicht, ${thickness16} reichen.`,
    text`Ein Verbundsystem hält ${compositeLifespan}, wenn der Putz gepflegt wird.`,
    text`Im Rechenbeispiel mit ${exampleArea} Wandfläche und Sanierungsfahrplan bleiben nach Zuschuss ${exampleOwnShare} Eigenanteil.`,
    text`Wirtschaftlich wird die Maßnahme vor allem dann, wenn Gerüst und Putz ohnehin fällig sind.`,
  ],
  sections: [
    {
      type: 'calculator',
      tool: 'facadeInsulation',
      bodies: ['bafa'],
      id: 'fassadenrechner',
      heading: 'Was kostet Ihre Fassade, was kommt zurück?',
      intro: text`Setzen Sie Ihre Zahlen ein. Bis dahin rechnet das Blatt mit dem Beispielhaus dieser Seite. Die U-Werte gelten für eine Dämmung von außen. Innen sparen Sie weniger; dort nimmt das Blatt einen kleineren Wert an. Der verlangte Wärmeschutz bei Innendämmung steht im Merkblatt des ${term('bafa', 'BAFA')}.`,
      figures: {
        interior: interiorPrice,
        composite: compositePrice,
        ventilated: ventilatedPrice,
        uNone: uUninsulated,
        u12,
        u16,
        u20,
        loss12: lossCut12,
        loss16: lossCut16,
        loss20: lossCut20,
        uLimit: grantULimit,
        grantCap: begCap,
        withPlan: exampleGrantRate,
        withoutPlan: rateWithoutPlan,
        saving: savingPerArea,
        insideSaving: insideSavingPerArea,
        exampleArea,
        exampleTotal,
      },
    },
    {
      type: 'cards',
      heading: 'Die drei Systeme nebeneinander',
      cards: [
        {
          title: 'Wärmedämmverbundsystem',
          art: 'compositeFacade',
          description: text`Platten werden auf die alte Wand geklebt oder gedübelt, mit Gewebe überspannt und verputzt. Das Haus sieht danach wieder wie ein Putzbau aus, nur mit tieferen Fensterlaibungen.`,
          facts: [
            { label: 'Kosten', value: compositePrice },
            { label: 'Haltbarkeit', value: compositeLifespan },
            { label: 'Passt zu', value: text`Putzfassaden, Ein- und Mehrfamilienhäusern` },
          ],
        },
        {
          title: 'Vorgehängte hinterlüftete Fassade',
          art: 'ventilatedFacade',
          description: text`Eine Unterkonstruktion trägt die Verkleidung, dahinter liegen die Dämmung und ein Luftspalt. Der Spalt führt Feuchte ab, einzelne Tafeln lassen sich später abnehmen.`,
          facts: [
            { label: 'Kosten', value: ventilatedPrice },
            { label: 'Verkleidung', value: text`Holz, Schiefer, Faserzement, Metall oder Ziegelplatten` },
            { label: 'Passt zu', value: text`wetterbelasteten und unebenen Wänden` },
          ],
        },
        {
          title: 'Innendämmung',
          art: 'insideFacade',
          description: text`Die Dämmung kommt auf die Raumseite. Das Straßenbild bleibt, dafür wird jeder Raum etwas kleiner und die alte Wand kälter als zuvor.`,
          facts: [
            { label: 'Kosten', value: interiorPrice },
            { label: 'Arbeitsweise', value: text`Zimmer für Zimmer, ohne Gerüst` },
            { label: 'Passt zu', value: text`Denkmälern, Klinker und Stuckfassaden` },
          ],
        },
      ],
      note: text`Unverbindliche Spannen. Das obere Ende erreichen Häuser mit vielen Ecken, Erkern und Fenstern oder mit schlechtem Untergrund. Fragen Sie nach, ob Gerüst, Fensterbänke, Fallrohre und Sockel im Preis stecken.`,
    },
    {
      type: 'table',
      heading: 'Schicht für Schicht auf der alten Wand',
      intro: text`Lesen Sie jede Spalte von oben nach unten, dann gehen Sie von der Wand weg, bei der Innendämmung also in den Raum hinein. So sehen Sie in einem Angebot, welche Schicht fehlt.`,
      caption: 'Aufbau der drei Fassadensysteme',
      art: 'facadeLayers',
      columns: ['Lage', 'Verbundsystem', 'Hinterlüftete Fassade', 'Innendämmung'],
      rows: [
        [
          text`Erste Schicht`,
          text`Klebemörtel auf tragfähigem Altputz`,
          text`Unterkonstruktion, in der Wand verankert`,
          text`Ausgleichsputz auf der Raumseite`,
        ],
        [
          text`Dämmung`,
          text`Platten, bei Bedarf gedübelt`,
          text`Platten oder Matten zwischen den Trägern`,
          text`Platten, die Feuchte aufnehmen, oder Dämmung mit ${term('dampfbremse', 'Dampfbremse')}`,
        ],
        [
          text`Schutz`,
          text`Armierungsmörtel mit Gewebe`,
          text`Windsperre und Luftspalt`,
          text`Lückenlose Anschlüsse an Decke, Boden und Innenwände`,
        ],
        [
          text`Oberfläche`,
          text`Oberputz und Anstrich`,
          text`Verkleidung aus Tafeln oder Brettern`,
          text`Innenputz und eine Farbe, die Feuchte durchlässt`,
        ],
      ],
    },
    {
      type: 'prose',
      heading: 'Wie dick die Dämmung sein sollte',
      blocks: [
        text`Die ersten Zentimeter bringen am meisten. Danach wird der Gewinn kleiner, doch für den Zuschuss reichen die ersten Zentimeter nicht. Verlangt wird ein U-Wert von ${grantULimit}. Welche Dicke ihn erreicht, zeigt der ${link('/daemmung-fassade#fassadenrechner', 'Fassadenrechner')}.`,
        text`Zwischen ${thickness16} und ${thickness20} ist der Unterschied im Alltag klein. Der Mehrpreis für das Material ist es meist auch, denn Gerüst, Kleber und Putz kosten gleich viel. Lassen Sie sich beide Dicken anbieten.`,
        text`Die U-Werte im Rechner gelten für eine übliche Dämmplatte. Mit einem besser dämmenden Stoff genügt eine geringere Dicke, mit einem schwächeren braucht es mehr. Wie viel weniger Wärme die Wand verliert, ist aus den U-Werten gerechnet und betrifft nur diese Wand, nicht die Heizrechnung des ganzen Hauses.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Was in der Rechnung steckt',
      blocks: [
        text`Im Beispiel bekommt ein freistehendes Haus ein Verbundsystem für ${exampleTotal}; bei ${exampleArea} Wand sind das ${examplePerArea}. Der Staat zahlt ${exampleGrant} dazu. Spart die Wand ${exampleSaving} beim Heizen, ist der Eigenanteil nach ${dative(examplePayback)} zurück.`,
        text`Der Zuschuss von ${bare(exampleGrantRate)} schließt den Bonus für einen ${term('isfp', 'iSFP')} ein. Ohne Fahrplan rechnen Sie mit ${rateWithoutPlan}; auch die Obergrenze der Kosten kann dann niedriger liegen, das Merkblatt sagt es. Gerechnet ist ohne Zinsen und ohne steigende oder fallende Energiepreise.`,
        text`Müsste der Putz ohnehin erneuert werden, dürfen Sie diese Sowieso-Kosten abziehen; dann ist die Zeit kürzer. Im Beispiel ist der Eigenanteil auch ohne Abzug eingespart, bevor das Verbundsystem am Ende seiner Haltbarkeit (${compositeLifespan}) steht. Ob neuer Putz zum Dämmen verpflichtet, lesen Sie unter ${link('/energietrends#pflicht', 'Was ist Pflicht, was nicht?')}`,
      ],
    },
    {
      type: 'advice',
      audience: 'owners',
      heading: 'Worauf es bei Planung und Ausführung ankommt',
      blocks: [
        {
          list: [
            text`Lassen Sie die Wand prüfen: Risse, Hohlstellen und aufsteigende Feuchte müssen vor der Dämmung behoben sein.`,
            text`Verlangen Sie Zeichnungen für Sockel, Fensterlaibung, Balkon und Dachanschluss. Dort entstehen ${term('waermebruecke', 'Wärmebrücken')}.`,
            text`Klären Sie Brandschutz und Grenzabstand, besonders beim Reihenhaus und direkt am Gehweg.`,
            text`Planen Sie neue Fenster zusammen mit der Wand. Nachträglich passt der Anschluss selten sauber.`,
            text`Denken Sie an Lampen, Briefkasten, Markise und Fahrradhaken: Was später hängen soll, braucht jetzt einen tragfähigen Einsatz in der Dämmung.`,
          ],
        },
        text`Auf dicker Dämmung bleibt der Putz nachts kühl und trocknet an Nordseiten langsam. Dort setzen sich leichter Algen an. Ein größerer Dachüberstand und ein mineralischer Putz beugen vor. Welche Platten sich wofür eignen, vergleicht die Seite über ${link('/daemmmaterial', 'Dämmstoffe')}.`,
      ],
    },
    {
      type: 'leadForm',
      heading: 'Fassade vermessen und anbieten lassen',
      intro: text`Schätzen Sie die Wandfläche und lassen Sie das System offen. Mehr braucht es nicht.`,
    },
    {
      type: 'advice',
      audience: 'heritage',
      heading: 'Denkmal, Klinker und Stuck',
      id: 'denkmal',
      blocks: [
        text`Steht das Haus unter Schutz oder in einem geschützten Ortsbild, fragen Sie die Denkmalbehörde vor jedem anderen Schritt. Oft bleibt nur die Innendämmung oder ein dünner Dämmputz. Beides sollte eine Fachplanerin oder ein Fachplaner auf Feuchte nachrechnen.`,
        text`Bei zweischaligem Mauerwerk lohnt ein Blick in den Hohlraum. Er lässt sich häufig mit losem Dämmstoff füllen, ohne dass außen etwas zu sehen ist. Für Denkmäler, Fachwerk und gefüllte Hohlräume gelten beim Zuschuss eigene Anforderungen; der Grenzwert im Rechner ist dann nicht der Maßstab.`,
      ],
    },
  ],
  faq: [
    {
      question: 'Kann man eine vorhandene dünne Fassadendämmung aufdoppeln?',
      answer: [
        text`Ja, wenn die alten Platten fest sitzen und trocken sind. Der Betrieb prüft das mit Öffnungen an mehreren Stellen. Neue Platten werden dann durch die alten hindurch in der Wand verdübelt.`,
      ],
    },
    {
      question: 'Wie lange steht das Gerüst?',
      answer: [
        text`So lange, bis der Oberputz getrocknet ist; große Flächen und feuchtes Wetter verlängern die Zeit. Kleber, Armierung und Putz brauchen Zeit zwischen den Schritten und vertragen weder Frost noch Schlagregen. Beginnen Sie deshalb nicht im Spätherbst. Wohnen Sie zur Miete, nennt Ihnen die Ankündigung, wie lange die Arbeiten voraussichtlich dauern.`,
      ],
    },
    {
      question: 'Nisten Spechte in Dämmfassaden?',
      answer: [
        text`Es kommt vor, vor allem an Hausecken nahe alter Bäume. Sie halten das hohl klingende Material für morsches Holz. Eine dickere Putzlage, glatte Oberflächen oder ein Kasten als Ersatzhöhle helfen meist.`,
      ],
    },
    {
      question: 'Was mache ich mit den alten Rollladenkästen?',
      answer: [
        text`Sie gehören zur Fassade dazu. Ungedämmte Kästen lassen neben der neuen Wand einen kalten Streifen stehen. Entweder werden sie ausgedämmt und abgedichtet oder durch Kästen vor der Wand ersetzt.`,
      ],
    },
    {
      question: 'Darf die Dämmung über die Grundstücksgrenze ragen?',
      answer: [
        text`Nicht ohne Weiteres. Die Bundesländer regeln unterschiedlich, ob Nachbarn einen solchen Überbau dulden müssen. Reden Sie früh miteinander und halten Sie das Ergebnis schriftlich fest; am Gehweg ist die Gemeinde zuständig.`,
      ],
    },
  ],
  next: {
    heading: 'In dieser Folge zur gedämmten Wand',
    steps: [
      text`Messen Sie Länge und Höhe der Wände und ziehen Sie große Fenster ab.`,
      text`Lassen Sie Untergrund und Feuchte begutachten, am besten zusammen mit einer ${link('/energieberater', 'Energieberatung')}.`,
      text`Vergleichen Sie Angebote mit gleicher Dicke und gleichem System, sonst vergleichen Sie nichts.`,
      text`Stellen Sie den Antrag, bevor ein Auftrag bindend wird. Das BAFA zahlt ${bafaGrant} der anrechenbaren Kosten; die Bedingungen stehen unter ${link('/foerderung-daemmung', 'Förderung für Dämmung')}. Gehört die Fassade auch anderen, kommt davor der ${link('/foerderungen#gemeinschaft', 'Beschluss der Gemeinschaft')}.`,
    ],
  },
  related: ['/daemmung', '/daemmmaterial', '/foerderung-daemmung', '/fachbetriebe-daemmung', '/fenster-tueren'],
};
