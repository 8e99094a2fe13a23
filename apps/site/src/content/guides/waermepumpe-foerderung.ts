import {
  adviceGrant,
  allRates,
  approvalWait,
  baseGrant,
  bonusReducedFrom,
  climateSpeedBonus,
  efficiencyBonus,
  eligibleCosts,
  exampleBaseCost,
  exampleBaseGrant,
  exampleBaseShare,
  exampleFullCost,
  exampleFullGrant,
  exampleFullShare,
  heatPumpGrant,
  incomeBonus,
} from '../../figures/funding';
import { cautiousRate } from '../../figures/heatPumpExample';
import type { GuideRecord } from '../records';
import { link, strong, term, text } from '../text';

export const record: GuideRecord = {
  topic: 'Wärmepumpe: Förderung',
  h1: 'Zuschuss für die Wärmepumpe: Sätze, Beispiele, Antrag',
  description:
    'Grundförderung und Boni für die Wärmepumpe, ein Rechner für Ihren Zuschuss, zwei Beispiele Zeile für Zeile und fünf Schritte bis zur Auszahlung.',
  lead: text`Zur Grundförderung kommen bis zu drei Boni. Stellen Sie den Antrag, bevor der Auftrag bindend wird.`,
  keyFigures: [
    { label: 'der anrechenbaren Kosten, mit allen Boni', value: heatPumpGrant },
    { label: 'Grundförderung', value: baseGrant },
  ],
  art: 'heatPumpFunding',
  button: 'Angebote für den Förderantrag holen',
  summary: [
    text`Zur Grundförderung von ${baseGrant} kommen drei Boni: ${climateSpeedBonus}, ${efficiencyBonus} und ${incomeBonus}. Zusammen ergeben alle vier Sätze genau ${allRates}.`,
    text`Angerechnet werden können Kosten von ${eligibleCosts}, je nach Zahl der Wohnungen. Was darüber liegt, zahlen Sie ohne Zuschuss.`,
    text`Bis zur Zusage vergehen ${approvalWait}. Diese Zeit gehört in den Bauplan.`,
    text`Der Klimageschwindigkeits-Bonus für den frühen Austausch wird ${bonusReducedFrom} schrittweise gekürzt.`,
    text`Zuständig ist die Förderbank ${term('kfw', 'KfW')}. Es gelten ihre Merkblätter, nicht der Prospekt eines Herstellers.`,
  ],
  sections: [
    {
      type: 'calculator',
      tool: 'heatPumpGrant',
      bodies: ['kfw'],
      id: 'foerderrechner',
      heading: 'Wie viel Zuschuss bekommt Ihre Wärmepumpe?',
      intro: text`Preis eintragen, ankreuzen, was auf Sie zutrifft. Fehlt ein Bonus, sinkt die Förderung um dessen Anteil. Ist Ihre Anlage teurer, als das Feld zulässt, rechnen Sie selbst: Kosten ${eligibleCosts} mal Fördersatz. Wie viel davon bei Ihnen zählt, sagt das Merkblatt der KfW.`,
      figures: {
        base: baseGrant,
        speed: climateSpeedBonus,
        efficiency: efficiencyBonus,
        income: incomeBonus,
        cap: heatPumpGrant,
        eligible: eligibleCosts,
        wait: approvalWait,
        exampleCost: exampleFullCost,
        cautious: cautiousRate,
      },
    },
    {
      type: 'cards',
      heading: 'Vier Bausteine, die sich addieren',
      intro: text`Die Sätze werden zusammengezählt und auf dieselben Kosten angewandt. Jeder Baustein hat eigene Bedingungen, die Sie einzeln nachweisen.`,
      cards: [
        {
          title: 'Grundförderung',
          icon: 'house',
          description: text`Sie gibt es, wenn in einem bestehenden Gebäude eine Wärmepumpe die alte Heizung ersetzt, auch in einem vermieteten Haus.`,
          facts: [{ label: 'Satz', value: baseGrant }],
        },
        {
          title: 'Klimageschwindigkeits-Bonus',
          icon: 'clock',
          description: text`Er belohnt alle, die selbst im Haus wohnen und eine noch funktionierende fossile Heizung ersetzen. Bei einer Gasheizung zählt in der Regel auch ihr Alter.`,
          facts: [{ label: 'Zusätzlich', value: climateSpeedBonus }],
        },
        {
          title: 'Effizienz-Bonus',
          icon: 'droplet',
          description: text`Ihn gibt es für Geräte mit natürlichem Kältemittel oder mit Erdreich, Grundwasser oder Abwasser als Quelle.`,
          facts: [{ label: 'Zusätzlich', value: efficiencyBonus }],
        },
        {
          title: 'Einkommens-Bonus',
          icon: 'users',
          description: text`Er richtet sich an Haushalte mit geringem Einkommen im selbst bewohnten Haus. Die Einkommensgrenze steht im Merkblatt der KfW. Als Nachweis dienen Steuerbescheide. Haben Sie keine, etwa weil Sie im Ruhestand keine Steuererklärung abgeben, klären Sie den Nachweis vor dem Antrag mit der Förderbank.`,
          facts: [{ label: 'Zusätzlich', value: incomeBonus }],
        },
      ],
    },
    {
      type: 'cards',
      heading: 'Grenzen, Fristen und Hilfe',
      cards: [
        {
          title: 'Obergrenze',
          icon: 'scale',
          description: text`Mehr zahlt das Programm nicht, egal wie viele Bausteine Sie erfüllen.`,
          facts: [{ label: 'Höchstsatz', value: heatPumpGrant }],
        },
        {
          title: 'Anrechenbare Kosten',
          icon: 'euro',
          description: text`Der Zuschuss wird nur auf diesen Betrag gerechnet. Dazu zählen auch nötige Nebenarbeiten wie Fundament oder Abgleich. Was für Ihr Haus gilt, richtet sich nach der Zahl der Wohnungen.`,
          facts: [{ label: 'Kosten', value: eligibleCosts }],
        },
        {
          title: 'Wartezeit',
          icon: 'file',
          description: text`So lange dauert es, bis die Zusage da ist. Fehlende Unterlagen verlängern die Frist.`,
          facts: [{ label: 'Bis zur Zusage', value: approvalWait }],
        },
        {
          title: 'Energieberatung',
          icon: 'pencil',
          description: text`Auch die Beratung vorab kann bezuschusst werden. Sie prüft, ob Haus und Gerät zusammenpassen.`,
          facts: [{ label: 'Zuschuss zum Honorar', value: adviceGrant }],
        },
        {
          title: 'Kürzung des Bonus',
          icon: 'clock',
          description: text`Der Klimageschwindigkeits-Bonus nimmt von da an Stufe um Stufe ab.`,
          facts: [{ label: 'Beginn', value: bonusReducedFrom }],
        },
      ],
    },
    {
      type: 'calculation',
      heading: 'Zwei Rechenbeispiele',
      intro: text`Beide Beispiele gehen von einer Luft-Wasser-Anlage aus: das erste vom unteren Ende der üblichen Preisspanne, das zweite vom oberen. Die gesamten Kosten gelten als anrechenbar.`,
      calculations: [
        {
          title: 'Vermietetes Haus, nur Grundförderung',
          text: text`Die Eigentümerin wohnt nicht selbst im Haus, das Gerät arbeitet ohne natürliches Kältemittel. Es bleibt bei der Grundförderung.`,
          lines: [
            { label: text`Kosten der Anlage`, value: exampleBaseCost },
            { label: text`Grundförderung`, value: baseGrant, sign: '×' },
            { label: text`Zuschuss`, value: exampleBaseGrant, sign: '=' },
            { label: text`Eigenanteil: Kosten weniger Zuschuss`, value: exampleBaseShare, sign: '=', result: true },
          ],
        },
        {
          title: 'Eigenes Haus, alle Boni',
          text: text`Ein Paar mit kleiner Rente ersetzt seinen alten, noch funktionierenden Ölkessel durch ein Gerät mit natürlichem Kältemittel und wohnt selbst im Haus.`,
          lines: [
            { label: text`Kosten der Anlage`, value: exampleFullCost },
            { label: text`Grundförderung und alle Boni`, value: allRates, sign: '×' },
            { label: text`Zuschuss`, value: exampleFullGrant, sign: '=' },
            { label: text`Eigenanteil: Kosten weniger Zuschuss`, value: exampleFullShare, sign: '=', result: true },
          ],
        },
      ],
      note: text`Trotz des höheren Preises zahlt das Paar weniger als die Vermieterin. Warum sich die Preise so unterscheiden, steht unter ${link('/waermepumpe-kosten', 'Wärmepumpe: Kosten')}.`,
    },
    {
      type: 'steps',
      heading: 'In fünf Schritten zum Zuschuss',
      steps: [
        {
          title: 'Beraten lassen',
          text: text`Eine ${link('/energieberater', 'Energieberatung')} ermittelt die ${term('heizlast', 'Heizlast')} und sagt, welche Bausteine für Sie infrage kommen. Das Honorar dafür kann mit ${adviceGrant} gefördert werden; beantragt wird das vor Beginn.`,
        },
        {
          title: 'Angebote vergleichen',
          text: text`Lassen Sie sich das genaue Gerät, die Kältemittelart und alle Nebenarbeiten nennen. Daran hängen Boni und anrechenbare Kosten.`,
        },
        {
          title: 'Vertrag mit Förderklausel schließen',
          text: text`Der Vertrag soll nur gelten, wenn die Zusage kommt. So sind Sie nicht gebunden, falls der Antrag abgelehnt wird.`,
        },
        {
          title: 'Antrag stellen und Zusage abwarten',
          text: text`Der Betrieb oder die Beratung erstellt die technische Bestätigung, Sie reichen den Antrag online ein. Planen Sie ${approvalWait} ein.`,
        },
        {
          title: 'Einbauen, nachweisen, Geld erhalten',
          text: text`Nach dem Einbau laden Sie Rechnungen und Nachweise hoch. Erst danach wird ausgezahlt, Sie müssen den Betrag also vorstrecken.`,
        },
      ],
    },
    {
      type: 'prose',
      heading: 'Ratschläge, die vor Ärger schützen',
      blocks: [
        {
          list: [
            text`${strong('Keine Anzahlung ohne Klausel.')} Schon ein bindender Auftrag vor dem Antrag kann Sie den Zuschuss kosten, nicht erst der Einbau.`,
            text`${strong('Boni nicht vorab verplanen.')} Ein Verkaufsgespräch ist keine Zusage. Rechnen Sie einmal nur mit der Grundförderung und fragen Sie sich, ob sich der Kauf auch dann lohnt.`,
            text`${strong('Alte Heizung belegen.')} Fotos vom Typenschild, das Schornsteinfegerprotokoll und Rechnungen zeigen Alter und Brennstoff. Ist der Kessel erst verschrottet, lässt sich das schwer nachholen.`,
            text`${strong('Zwischenfinanzierung klären.')} Zwischen Schlussrechnung und Auszahlung vergeht Zeit. Vereinbaren Sie Zahlungsziele oder einen Kredit, bevor die Rechnung kommt. Lassen Sie sich von mehr als einer Bank sagen, wie hoch die monatliche Rate ist, was der Kredit insgesamt kostet und ob Sie ihn mit dem Zuschuss vorzeitig ablösen dürfen.`,
            text`${strong('Unterlagen aufheben.')} Die Förderbank kann auch später noch prüfen, ob alles so eingebaut wurde wie beantragt.`,
          ],
        },
        text`Ein Gerät nur wegen eines Bonus zu wählen, kann teurer werden. Passt die Erdsonde nicht zum Grundstück, gleicht der Effizienz-Bonus die Bohrung nicht aus. Welche Technik zu Ihrem Haus gehört, beantwortet die Seite ${link('/heizung', 'Heizung')}.`,
      ],
    },
    {
      type: 'leadForm',
      heading: 'Angebote, mit denen Sie den Antrag stellen können',
      intro: text`Ohne Angebot kein Antrag. Sagen Sie beim ersten Gespräch, dass Sie Förderung nutzen wollen.`,
    },
    {
      type: 'advice',
      audience: 'tenants',
      heading: 'Was Mieterinnen und Mieter davon haben',
      blocks: [
        text`Den Antrag stellt, wem das Haus oder die Wohnung gehört. Für Ihre Miete ist der Zuschuss trotzdem wichtig, denn Geld vom Staat darf bei einer Mieterhöhung nach Modernisierung nicht mitgerechnet werden. Wird der Umbau angekündigt, lassen Sie sich die Höhe der Förderung nennen. Was Sie noch prüfen sollten, steht unter ${link('/energieberater#miete', 'Beratung für die Mietwohnung')}.`,
      ],
    },
  ],
  faq: [
    {
      question: 'Gibt es noch Förderung, wenn der Vertrag schon unterschrieben ist?',
      answer: [
        text`Darauf können Sie sich nicht verlassen, nach dem Einbau erst recht nicht. Der Antrag gehört vor den bindenden Auftrag. Ein Vertrag, den Sie vorher schließen, braucht eine Klausel, die ihn an die Zusage knüpft. Planung und Beratung dürfen Sie vorher beauftragen.`,
        text`Haben Sie schon ohne Klausel unterschrieben, lassen Sie noch niemanden anfangen. Fragen Sie die Förderbank und den Betrieb, was sich noch ändern lässt. Ist der Zuschuss verloren, kann im selbst bewohnten Haus der ${link('/foerderung-daemmung#vergleich', 'Steuerbonus')} bleiben; er braucht keinen Antrag vor dem Auftrag.`,
      ],
    },
    {
      question: 'Bekomme ich den Zuschuss auch im Neubau?',
      answer: [
        text`Nein, die hier beschriebenen Bausteine gelten für den Austausch in bestehenden Gebäuden. Für neue Häuser gibt es andere Programme, die auf den Standard des ganzen Gebäudes schauen.`,
      ],
    },
    {
      question: 'Wer reicht den Antrag ein, der Heizungsbetrieb oder ich?',
      answer: [
        text`Sie selbst, in Ihrem Namen. Versorgt die Heizung mehrere Eigentumswohnungen, beantragt die ${link('/foerderungen#gemeinschaft', 'Gemeinschaft')} den Zuschuss; manche Boni beantragen Sie dann selbst. Der Betrieb oder eine Fachperson für Energieeffizienz liefert dafür eine technische Bestätigung. Manche Betriebe begleiten den Antrag; fragen Sie, ob sie dafür etwas berechnen.`,
      ],
    },
    {
      question: 'Lassen sich Zuschuss und Steuerbonus für dieselbe Wärmepumpe verbinden?',
      answer: [
        text`Für dieselben Kosten nicht. Sie müssen sich entscheiden. Wer mehrere Arbeiten plant, kann sie aufteilen und für jede den passenden Weg wählen. Einen Vergleich der Programme finden Sie unter ${link('/foerderungen', 'Förderungen')}.`,
      ],
    },
    {
      question: 'Was geschieht, wenn die Wärmepumpe am Ende teurer wird als beantragt?',
      answer: [
        text`Der zugesagte Zuschuss steigt dann nicht von selbst. Melden Sie absehbare Mehrkosten, bevor Sie sie beauftragen, und fragen Sie, ob eine Änderung noch möglich ist. Ein Angebot mit vollständigem Umfang beugt vor.`,
      ],
    },
  ],
  next: {
    heading: 'Womit Sie heute anfangen können',
    steps: [
      text`Fotografieren Sie Typenschild und Baujahr der alten Heizung und suchen Sie die letzten Steuerbescheide heraus.`,
      text`Haken Sie die vier Bausteine ab: Welche erfüllen Sie sicher, welche vielleicht?`,
      text`Rechnen Sie Ihren Fall einmal mit und einmal ohne die unsicheren Boni.`,
      text`Holen Sie Angebote ein, die Gerät, Kältemittel und Nebenarbeiten genau nennen.`,
    ],
  },
  related: ['/waermepumpe-kosten', '/neue-waermepumpe', '/foerderungen', '/energieberater', '/heizung'],
};
