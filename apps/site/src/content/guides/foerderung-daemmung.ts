import {
  bafaGrant,
  begCap,
  begGrant,
  renovationPlanBonus,
  taxBonus,
  taxBonusCap,
  taxBonusYears,
} from '../../figures/funding';
import {
  grantCosts,
  grantWithoutPlan,
  grantWithPlan,
  planWorth,
  rateWithoutPlan,
  shareWithPlan,
  taxRelief,
  taxReliefPerYear,
} from '../../figures/insulationExample';
import type { GuideRecord } from '../records';
import { bare, dative, link, term, text } from '../text';

export const record: GuideRecord = {
  topic: 'Förderung Dämmung',
  h1: 'Zuschuss, Kredit oder Steuer: Dämmung fördern lassen',
  description:
    'Welche Förderung es für gedämmte Dächer, Wände und Decken gibt, was der Sanierungsfahrplan bringt und warum der Antrag vor dem Auftrag kommt.',
  lead: text`Im Eigenheim wählen Sie zwischen Zuschuss vom ${term('bafa', 'BAFA')} und Steuerbonus. Beides für dieselbe Arbeit geht nicht.`,
  keyFigures: [
    { label: 'der anrechenbaren Kosten als Zuschuss vom BAFA', value: bafaGrant },
    { label: 'der Kosten als Steuerbonus', value: taxBonus },
  ],
  art: 'insulationFunding',
  button: 'Förderfähige Angebote anfordern',
  summary: [
    text`Der höchste Zuschusssatz schließt einen Bonus von ${dative(renovationPlanBonus)} für den Sanierungsfahrplan schon ein.`,
    text`Die ${term('beg', 'BEG')} rechnet den Zuschuss auf Kosten von höchstens ${bare(begCap)} je Wohneinheit. Ohne Sanierungsfahrplan kann diese Obergrenze niedriger liegen; das Merkblatt sagt es.`,
    text`Der Antrag auf Zuschuss kommt vor dem verbindlichen Auftrag, der Steuerbonus erst nach der bezahlten Rechnung.`,
    text`Die Dämmung muss die vorgeschriebenen Grenzwerte einhalten. Für den Zuschuss bestätigt das in der Regel eine Energieberatung, für den Steuerbonus der Fachbetrieb.`,
  ],
  sections: [
    {
      type: 'cards',
      heading: 'Drei Wege zum Geld',
      cards: [
        {
          title: 'Zuschuss der BEG',
          icon: 'landmark',
          description: text`Der Bund gibt zu einzelnen Maßnahmen an der Gebäudehülle einen Zuschuss, den Sie nicht zurückzahlen. Zuständig für Dämmung ist das BAFA.`,
          facts: [
            { label: 'Fördersatz', value: begGrant },
            { label: 'Kostengrenze je Wohneinheit', value: text`${bare(begCap)}` },
            { label: 'Für wen', value: text`Eigentümerinnen und Eigentümer, auch bei Vermietung, und Gemeinschaften` },
            { label: 'Wann', value: text`Antrag vor dem Auftrag` },
          ],
        },
        {
          title: 'Steuerbonus',
          icon: 'calculator',
          description: text`Das Finanzamt zieht einen Teil der Kosten direkt von der Steuerschuld ab. Es gibt keinen Antrag im Voraus, nur eine Bescheinigung des Betriebs.`,
          facts: [
            { label: 'Anteil der Kosten', value: taxBonus },
            { label: 'Verteilt über', value: taxBonusYears },
            { label: 'Höchster Bonus', value: text`${bare(taxBonusCap)}` },
            {
              label: 'Für wen',
              value: text`Menschen, die im eigenen Haus oder in der eigenen Wohnung leben, wenn das Haus alt genug ist`,
            },
          ],
        },
        {
          title: 'Kredit der KfW',
          icon: 'euro',
          description: text`Wer das ganze Haus auf einen festgelegten Standard bringt, finanziert das mit einem Darlehen der ${term('kfw', 'KfW')} und muss einen Teil davon nicht zurückzahlen. Für eine einzelne gedämmte Decke ist dieser Weg zu aufwendig.`,
          facts: [
            { label: 'Antrag', value: text`über die eigene Bank, vor Beginn` },
            { label: 'Beträge und Zinsen', value: text`auf der Seite ${link('/foerderungen', 'Förderungen')}` },
          ],
        },
      ],
    },
    {
      type: 'calculation',
      heading: 'Was der Sanierungsfahrplan wert ist',
      intro: text`Der individuelle Sanierungsfahrplan, kurz ${term('isfp', 'iSFP')}, ist ein Bericht über Ihr Haus. Setzen Sie daraus eine Maßnahme um, steigt der Zuschuss. Das Beispiel rechnet mit den Kosten der ${link('/daemmung-fassade', 'gedämmten Fassade')}.`,
      calculations: [
        {
          title: 'Zuschuss mit Fahrplan',
          lines: [
            { label: text`Zuschuss ohne Fahrplan: ${rateWithoutPlan} von ${grantCosts}`, value: grantWithoutPlan },
            {
              label: text`Bonus für den Fahrplan: ${renovationPlanBonus} mehr`,
              value: planWorth,
              sign: '+',
            },
            { label: text`Zuschuss zusammen`, value: grantWithPlan, sign: '=', result: true },
          ],
        },
        {
          title: 'Was Sie dann selbst zahlen',
          lines: [
            { label: text`Kosten der Dämmung`, value: grantCosts },
            { label: text`Zuschuss mit Fahrplan`, value: grantWithPlan, sign: '−' },
            { label: text`Eigenanteil`, value: shareWithPlan, sign: '=', result: true },
          ],
        },
        {
          title: 'Dieselbe Dämmung über die Steuer',
          lines: [
            { label: text`Kosten der Dämmung`, value: grantCosts },
            { label: text`Anteil, den das Finanzamt anrechnet`, value: taxBonus, sign: '×' },
            { label: text`Steuerbonus insgesamt`, value: taxRelief, sign: '=' },
            { label: text`verteilt über`, value: taxBonusYears, sign: '÷' },
            { label: text`im Durchschnitt`, value: taxReliefPerYear, sign: '=', result: true },
          ],
        },
      ],
      note: text`Der Satz ohne Fahrplan ist der Höchstsatz abzüglich des Bonus. Beim Steuerbonus können die einzelnen Jahre verschieden hoch ausfallen, und er wirkt nur, soweit Sie überhaupt so viel Einkommensteuer zahlen.`,
    },
    {
      type: 'table',
      heading: 'Zuschuss oder Steuerbonus?',
      id: 'vergleich',
      intro: text`Mit Fahrplan und bis zur Obergrenze der Kosten ergeben beide Wege denselben Betrag. Ohne Fahrplan oder bei höheren Kosten kann der Steuerbonus mehr bringen, wenn Sie genug Steuern zahlen.`,
      caption: 'Zuschuss und Steuerbonus im Vergleich',
      columns: ['Frage', 'Zuschuss', 'Steuerbonus'],
      rows: [
        [
          text`Wann fließt das Geld?`,
          text`nach Abschluss und Nachweis, in einem Betrag`,
          text`mit den Steuerbescheiden der folgenden Jahre`,
        ],
        [
          text`Wer darf?`,
          text`auch wer vermietet`,
          text`nur wer selbst darin wohnt, und nur, wenn das Haus alt genug ist`,
        ],
        [
          text`Braucht es eine Energieberatung?`,
          text`in der Regel ja`,
          text`nein, die Bescheinigung des Betriebs genügt`,
        ],
        [text`Wann muss man sich entscheiden?`, text`vor dem Auftrag`, text`mit der Steuererklärung`],
        [
          text`Was kann schiefgehen?`,
          text`zu früh beauftragt, Frist versäumt`,
          text`zu geringe Steuerschuld, bar bezahlt`,
        ],
      ],
    },
    {
      type: 'steps',
      heading: 'Der Weg zum Zuschuss',
      steps: [
        {
          title: 'Beraten lassen',
          text: text`Eine zugelassene ${link('/energieberater', 'Energieberatung')} prüft, welche Dicke nötig ist, und erstellt die technische Bestätigung für den Antrag.`,
        },
        {
          title: 'Angebote einholen',
          text: text`Bitten Sie um Angaben zu Fläche, Stoff, Dicke und Wärmeschutz. Ein Vertrag braucht eine Förderklausel, nach der er nur mit der Zusage gilt.`,
        },
        {
          title: 'Antrag stellen',
          text: text`Online beim BAFA, mit den Angaben aus Bestätigung und Angebot. Warten Sie den Bescheid oder die Erlaubnis zum Beginn ab.`,
        },
        {
          title: 'Arbeiten ausführen',
          text: text`Sammeln Sie Lieferscheine und machen Sie Fotos, bevor Putz oder Verkleidung die Dämmung verdecken.`,
        },
        {
          title: 'Nachweisen',
          text: text`Rechnungen überweisen, Verwendungsnachweis fristgerecht einreichen. Danach wird ausgezahlt. Ist das Haus vermietet und soll die Miete steigen, ziehen Sie den Zuschuss vorher von den Kosten ab; Mieterinnen und Mieter können sich die Rechnung zeigen lassen.`,
        },
      ],
    },
    {
      type: 'leadForm',
      heading: 'Betriebe finden, die Förderunterlagen kennen',
      intro: text`Sagen Sie jedem Betrieb, der sich meldet, dass ein Zuschuss beantragt werden soll. Dann stehen die geforderten Werte gleich im Angebot.`,
    },
    {
      type: 'prose',
      heading: 'Fünf Fehler, die den Zuschuss kosten',
      blocks: [
        {
          list: [
            text`Ein Auftrag ohne Förderklausel ist unterschrieben, bevor der Antrag gestellt wurde.`,
            text`Die Dämmung ist dünner geworden als im Antrag, weil am Bau umgeplant wurde.`,
            text`Rechnungen wurden bar bezahlt oder auf einen anderen Namen ausgestellt.`,
            text`Material wurde selbst gekauft, ohne vorher zu klären, ob Eigenleistung zählt.`,
            text`Der Nachweis kam nach Ablauf der Frist.`,
          ],
        },
        text`Ist Ihnen ein solcher Fehler unterlaufen, fragen Sie das BAFA, bevor jemand weiterarbeitet. Entfällt der Zuschuss, kann im selbst bewohnten Haus der Steuerbonus bleiben, außer bei Barzahlung; über ihn entscheiden Sie erst mit der Steuererklärung.`,
        text`Auch Nebenarbeiten können mitgefördert werden, etwa Gerüst, Putz oder neue Fensterbänke, wenn sie für die Dämmung nötig sind. Lassen Sie sie in der Rechnung einzeln aufführen. Was Ihre Wand kostet und was zurückkommt, rechnet der ${link('/daemmung-fassade#fassadenrechner', 'Fassadenrechner')} aus.`,
      ],
    },
    {
      type: 'advice',
      audience: 'heritage',
      heading: 'Förderung für ein Denkmal',
      id: 'denkmal',
      blocks: [
        text`Fragen Sie die Denkmalbehörde, bevor Sie etwas beantragen oder beauftragen. Welche Dämmung oft möglich bleibt, steht unter ${link('/daemmung-fassade#denkmal', 'Denkmal, Klinker und Stuck')}.`,
        text`Beim Zuschuss gelten für Denkmäler und Fachwerk eigene Anforderungen; das Merkblatt des BAFA nennt sie. Daneben gibt es besondere Abschreibungen, wenn Sie die Arbeiten vorher mit der Behörde abgestimmt haben. Beides lässt sich nur begrenzt verbinden; dazu berät ein Steuerbüro.`,
      ],
    },
  ],
  faq: [
    {
      question: 'Bekomme ich Förderung, wenn ich selbst dämme?',
      answer: [
        text`Arbeitszeit wird Ihnen nicht erstattet. Ob die Materialkosten zählen, hängt vom Programm ab und muss vorab geklärt sein; meist bestätigt dann eine Fachperson die richtige Ausführung. Für den Steuerbonus braucht es immer einen Fachbetrieb.`,
      ],
    },
    {
      question: 'Kann eine Eigentümergemeinschaft den Zuschuss beantragen?',
      answer: [
        text`Ja. Die Gemeinschaft ${link('/foerderungen#gemeinschaft', 'beschließt die Maßnahme')}, die Verwaltung stellt den Antrag für das ganze Gebäude. Da die Obergrenze je Wohneinheit gilt, wächst der mögliche Betrag mit der Zahl der Wohnungen.`,
      ],
    },
    {
      question: 'Wird auch die Dämmung der Kellerdecke gefördert?',
      answer: [
        text`Grundsätzlich ja, wenn sie beheizte Räume von unbeheizten trennt und der geforderte Wärmeschutz erreicht wird. In niedrigen Kellern scheitert das manchmal an der Höhe. Dann hilft ein Stoff, der bei kleiner Dicke besser dämmt.`,
      ],
    },
    {
      question: 'Lohnt sich der Sanierungsfahrplan für eine einzelne Maßnahme?',
      answer: [
        text`Stellen Sie den Bonus dem gegenüber, was der Bericht nach Abzug seiner eigenen Förderung kostet. Bei einer kleinen Kellerdecke geht das selten auf, bei Dach oder Fassade eher. Planen Sie mehrere Schritte, zählt der Bonus jedes Mal.`,
      ],
    },
    {
      question: 'Was gilt, wenn die Fördersätze während der Bauzeit sinken?',
      answer: [
        text`Maßgeblich ist, was in Ihrem Bescheid steht. Spätere Änderungen betreffen neue Anträge. Ohne Bescheid haben Sie dagegen nichts in der Hand, auch wenn die Beratung schon stattgefunden hat.`,
      ],
    },
  ],
  next: {
    heading: 'Ihre nächsten Schritte zum Bescheid',
    steps: [
      text`Entscheiden Sie anhand der Tabelle, ob Zuschuss oder Steuer besser zu Ihnen passt.`,
      text`Fragen Sie bei Gemeinde und Bundesland nach Zuschüssen, die sich dazunehmen lassen.`,
      text`Sehen Sie nach, welche ${link('/daemmmaterial', 'Dämmstoffe')} auch bei wenig Platz die nötige Wirkung erreichen.`,
      text`Lassen Sie sich Angebote mit Förderklausel geben, unterschreiben Sie keinen Vertrag ohne sie, stellen Sie den Antrag und warten Sie die Zusage ab.`,
    ],
  },
  related: ['/foerderungen', '/daemmung', '/daemmung-fassade', '/fachbetriebe-daemmung', '/energieberater'],
};
