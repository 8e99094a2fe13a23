import { begCap, kfwInterestWindows, kfwLoanWindows } from '../../figures/funding';
import {
  exampleOwnShare,
  examplePerWindow,
  grantWithPlan,
  impliedSaving,
  savingPerWindow,
  uwElsewhere,
} from '../../figures/windowExample';
import {
  exampleCount,
  examplePayback,
  exampleTotal,
  grantUwLimit,
  plasticPrice,
  windowGrant,
  woodAluPrice,
  woodPrice,
} from '../../figures/windows';
import type { GuideRecord } from '../records';
import { bare, dative, link, term, text } from '../text';

export const record: GuideRecord = {
  topic: 'Fenster: Kosten',
  h1: 'Was neue Fenster mit Einbau kosten',
  description:
    'Preise je Quadratmeter für Kunststoff, Holz und Holz-Alu, was den Preis treibt, welche Zuschüsse es gibt und ein Rechner für Ihre Fenster.',
  lead: text`Größe, Glas, Öffnungsart und Wand bestimmen den Preis. Gut dämmende Fenster können mit ${windowGrant} bezuschusst werden.`,
  keyFigures: [
    { label: 'Kunststofffenster mit Einbau', value: plasticPrice },
    { label: 'Holzfenster mit Einbau', value: woodPrice },
    { label: 'Holz-Alu-Fenster mit Einbau', value: woodAluPrice },
  ],
  art: 'windowPrice',
  button: 'Fensterpreise anfragen',
  summary: [
    text`Im Beispiel kosten ${exampleCount} Fenster zusammen ${exampleTotal}, je Stück also ${examplePerWindow}.`,
    text`Mit Zuschuss bleiben davon ${exampleOwnShare} zu zahlen.`,
    text`Ohne Zuschuss vergehen ${examplePayback}, bis die gesparte Energie die Kosten deckt. Als reine Geldanlage taugen Fenster deshalb wenig.`,
    text`Kleine Fenster sind auf den Quadratmeter gerechnet teurer als große, weil Beschlag und Montage immer anfallen.`,
  ],
  sections: [
    {
      type: 'calculator',
      tool: 'windowCost',
      bodies: ['bafa'],
      id: 'fensterrechner',
      heading: 'Was kosten Ihre Fenster, was kommt zurück?',
      intro: text`Zählen Sie die Fenster und wählen Sie ein Material oder tragen Sie Ihr Angebot ein. Bis dahin rechnet das Blatt mit dem Beispielhaus dieser Seite, beim Zuschuss immer ohne Sanierungsfahrplan. Bei Spannen rechnet es zwei Fälle, den günstigsten (kleinster Eigenanteil durch größte Ersparnis) und den ungünstigsten (umgekehrt).`,
      figures: {
        plastic: plasticPrice,
        wood: woodPrice,
        woodAlu: woodAluPrice,
        rate: windowGrant,
        grantCap: begCap,
        uwLimit: grantUwLimit,
        uwElsewhere,
        savingPerWindow,
        exampleCount,
        exampleTotal,
      },
    },
    {
      type: 'prose',
      heading: 'Der Preis nach Rahmenmaterial',
      blocks: [
        text`Kunststofffenster kosten ${plasticPrice}, Holzfenster ${woodPrice} und Fenster aus Holz mit Aluminiumschale ${woodAluPrice}, jeweils mit Einbau. Die Fläche ist Breite mal Höhe der Maueröffnung. Das günstige Ende ist ein einfaches, festes Fenster, das teure eine bodentiefe Tür mit besonderem Glas. Die Spannen sind unverbindlich.`,
        text`Die Anschaffung ist nur ein Teil. Holz braucht alle paar Jahre einen Blick auf den Lack und gelegentlich einen neuen Anstrich. Die Aluschale erspart das außen. Kunststoff verlangt am wenigsten, lässt sich aber bei Schäden schlechter ausbessern. Wie sich die Bauarten beim Wärmeschutz unterscheiden, zeigt die Seite ${link('/fensterbauer', 'Fensterbauer')}.`,
      ],
    },
    {
      type: 'components',
      heading: 'Sechs Posten, die Fenster teurer oder günstiger machen',
      components: [
        {
          title: 'Glas',
          art: 'tripleGlazing',
          description: text`Dreifachglas ist üblich. Schallschutz, Sicherheitsglas und Sonnenschutz kommen als Aufpreis hinzu.`,
          detail: text`Bestellen Sie das nur dort, wo es nötig ist.`,
        },
        {
          title: 'Öffnung',
          art: 'windowOpenings',
          description: text`Fest verglast ist am günstigsten, Dreh-Kipp der Standard, Schiebetüren mit Hebebeschlag sind am teuersten.`,
          detail: text`Fest verglast wird nur, wo kein Rettungsweg durch das Fenster führt.`,
        },
        {
          title: 'Form und Farbe',
          art: 'windowShapes',
          description: text`Rundbögen, Sprossen, Schrägen und farbige Folien verteuern Fertigung und Lieferung.`,
          detail: text`Echte Sprossen kosten mehr als aufgesetzte.`,
        },
        {
          title: 'Sicherheit',
          art: 'windowSecurity',
          description: text`Geprüfter Einbruchschutz braucht verstärkte Rahmen, andere Beschläge und eine festere Verankerung.`,
          detail: text`Im Erdgeschoss ist das sinnvoll, im Giebel selten.`,
        },
        {
          title: 'Rollladen',
          art: 'rollerShutter',
          description: text`Alte Kästen müssen gedämmt oder ersetzt werden. Motoren brauchen eine Zuleitung.`,
          detail: text`Lassen Sie den Strom vor dem Einbau legen.`,
        },
        {
          title: 'Baustelle',
          art: 'windowSite',
          description: text`Gerüst, Putzarbeiten, Fensterbänke und Abfuhr der alten Fenster stehen nicht in jedem Angebot.`,
          detail: text`Fragen Sie nach dem Preis bis zur fertigen Laibung.`,
        },
      ],
    },
    {
      type: 'table',
      heading: 'Gängige Größen und was sie bedeuten',
      intro: text`Fertige Fenster in genormter Größe gibt es im Altbau kaum, gefertigt wird nach Aufmaß. Doch bestimmte Formate kehren wieder und verhalten sich beim Preis ähnlich.`,
      caption: 'Übliche Fensterformate im Wohnhaus',
      columns: ['Format', 'Typischer Ort', 'Wirkung auf den Preis'],
      rows: [
        [text`Kleines einflügeliges Fenster`, text`Bad, Flur, Treppe`, text`wenig je Stück, viel je Quadratmeter`],
        [text`Einflügeliges Fenster mittlerer Größe`, text`Küche, Kinderzimmer`, text`günstigstes Verhältnis`],
        [
          text`Zweiflügeliges Fenster`,
          text`Wohnzimmer, Altbau mit hohen Räumen`,
          text`zwei Flügel, zwei Sätze Beschläge`,
        ],
        [text`Balkontür`, text`Wohn- und Schlafzimmer`, text`Schwelle und Sicherheitsglas`],
        [text`Bodentiefe Festverglasung`, text`Gartenseite, Treppenhaus`, text`schwere Scheibe, Montage mit Hebegerät`],
        [text`Hebe-Schiebe-Tür`, text`Terrasse`, text`aufwendiger Beschlag, tragfähiger Boden`],
      ],
      note: text`Für eine erste Schätzung genügt der Zollstock: Öffnung in Metern messen, Breite mit Höhe malnehmen, mit dem Quadratmeterpreis malnehmen.`,
    },
    {
      type: 'prose',
      id: 'zuschuss',
      heading: 'Zuschuss und Finanzierung',
      blocks: [
        text`Der Staat kann sich mit ${windowGrant} an den anrechenbaren Kosten beteiligen, ohne den Bonus für einen Sanierungsfahrplan (${term('isfp', 'iSFP')}) gerechnet; mit ihm sind es ${grantWithPlan}. Bedingung ist ein ${term('uwWert', 'Uw-Wert')} von ${grantUwLimit}. Der Wert gilt für das ganze Fenster und muss für jedes einzelne im Angebot stehen. Für Dachfenster, Haustüren und Denkmäler gelten andere Grenzwerte. Ohne Fahrplan kann auch die Obergrenze der Kosten niedriger liegen. Den Antrag stellen Sie, bevor Sie den Auftrag verbindlich vergeben; eine ${link('/energieberater', 'Energieberatung')} bestätigt die Technik. Statt des Zuschusses kann im selbst bewohnten Haus der ${link('/foerderungen#verbinden', 'Steuerbonus')} passen, dann ohne Antrag vorab.`,
        text`Bringen Sie das ganze Haus auf einen festgelegten Standard, können Sie über Ihre Bank einen Kredit der ${term('kfw', 'KfW')} von ${kfwLoanWindows} aufnehmen. Der Effektivzins beginnt bei ${bare(kfwInterestWindows)}. Vergleichen Sie ihn trotzdem mit einem Darlehen Ihrer Bank ohne Förderung, denn dort fallen Bearbeitung und Nachweise weg. Andere Programme finden Sie unter ${link('/foerderungen', 'Förderungen')}.`,
        {
          title: 'Vor dem Antrag: die Außenwand prüfen',
          remark: text`Damit sich kein Schimmel bildet, verlangt die Förderung bei Fenstern auch einen Blick auf die Außenwand. Dämmt die Wand schlechter als das neue Fenster, gehört ein Lüftungskonzept dazu.`,
        },
      ],
    },
    {
      type: 'prose',
      heading: 'Wann sich der Tausch bezahlt macht',
      blocks: [
        text`Ein Einfamilienhaus bekommt rundum ${exampleCount} neue Fenster zu je ${examplePerWindow}. Aus ${exampleTotal} und ${dative(examplePayback)} lässt sich zurückrechnen, welche Ersparnis dahintersteht: ${impliedSaving}. Mit Ihren Zahlen rechnet der ${link('/fenster-kosten#fensterrechner', 'Fensterrechner')}.`,
        text`Gerechnet ist ohne Zinsen und mit gleichbleibendem Energiepreis. Ihre eigene Ersparnis hängt davon ab, wie schlecht die alten Fenster sind. Müssen Sie sie ohnehin ersetzen, rechnen Sie nur den Aufpreis für das bessere Glas gegen.`,
      ],
    },
    {
      type: 'leadForm',
      heading: 'Einen Preis für Ihre Öffnungen bekommen',
      intro: text`Die Spannen oben sind weit, Ihr Haus ist konkret. Geben Sie Anzahl, Material und Postleitzahl an; Fachbetriebe rechnen dann genauer.`,
    },
    {
      type: 'advice',
      audience: 'owners',
      heading: 'An der richtigen Stelle sparen',
      blocks: [
        {
          list: [
            text`Verzichten Sie auf Sonderfarben an Seiten, die niemand sieht.`,
            text`Machen Sie aus selten geöffneten Flügeln Festverglasungen, sofern sie sich von außen putzen lassen und der zweite Rettungsweg nicht durch dieses Fenster führt.`,
            text`Bündeln Sie die Bestellung mit Nachbarn im Reihenhaus: gleiche Formate, ein Anfahrtsweg.`,
            text`Sparen Sie nicht an Abdichtung und Laibung. Ein Schaden dort kostet mehr als das Fenster.`,
          ],
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Was ist teurer, ein großes oder zwei kleine Fenster?',
      answer: [
        text`Zwei kleine, bei gleicher Gesamtfläche. Rahmen, Beschläge und Montage fallen doppelt an, während Glas vergleichsweise wenig kostet. Erst bei sehr großen Scheiben dreht sich das, weil sie schwer sind und sich nur aufwendig liefern und einsetzen lassen.`,
      ],
    },
    {
      question: 'Sind Malerarbeiten nach dem Fenstertausch im Preis enthalten?',
      answer: [
        text`Meist nicht. Enthalten ist der Einbau bis zur abgedichteten Fuge. Das Beiputzen der Laibung bieten manche Betriebe an, Tapete und Farbe bleiben fast immer bei Ihnen.`,
      ],
    },
    {
      question: 'Lohnt sich der Aufpreis für Holz-Aluminium?',
      answer: [
        text`An stark bewitterten Seiten und an schwer erreichbaren Fenstern ja, weil dort jeder Anstrich ein Gerüst verlangt. Unter einem breiten Dachüberstand hält gutes Holz auch ohne Schale lange.`,
      ],
    },
    {
      question: 'Wie viel kostet es, nur die Scheiben zu wechseln?',
      answer: [
        text`Dafür nennen wir keinen Preis, weil er vom Falz, vom Gewicht und von der Zahl der Felder abhängt. In der Regel ist es deutlich weniger als ein neues Fenster. Voraussetzung sind gesunde Rahmen und Bänder, die drei Scheiben tragen.`,
      ],
    },
    {
      question: 'Kann ich den Zuschuss für Fenster auch als Vermieterin oder Vermieter nutzen?',
      answer: [
        text`Ja, er ist nicht auf selbst bewohnte Häuser beschränkt. Der Steuerbonus dagegen setzt voraus, dass Sie dort wohnen. Bei vermieteten Wohnungen kommen andere steuerliche Wege in Betracht; dazu berät ein Steuerbüro. In einem Haus mit Eigentumswohnungen stellt den Antrag die ${link('/foerderungen#gemeinschaft', 'Gemeinschaft')}. Soll danach die Miete steigen, dürfen Mieterinnen und Mieter fragen, ob der Zuschuss abgezogen wurde.`,
      ],
    },
  ],
  next: {
    heading: 'Vom Zollstock zum Angebot',
    steps: [
      text`Messen Sie alle Öffnungen grob und rechnen Sie die Gesamtfläche aus.`,
      text`Legen Sie fest, welche Extras wirklich gebraucht werden. Die Übersicht ${link('/fenster-tueren', 'Fenster und Türen')} hilft beim Abwägen.`,
      text`Lassen Sie Fenster und Wand auf die Förderfähigkeit prüfen.`,
      text`Holen Sie Preise mit derselben Liste ein und vergleichen Sie Position für Position.`,
    ],
  },
  related: ['/fenster-tueren', '/fensterbauer', '/foerderungen', '/daemmung-fassade', '/maler-putzarbeiten'],
};
