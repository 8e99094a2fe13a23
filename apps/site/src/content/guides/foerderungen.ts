import {
  badenWuerttemberg,
  bafaGrant,
  bavaria,
  begCap,
  begGrant,
  heatPumpGrant,
  kfwInterest,
  kfwLoan,
  kfwRepaymentGrant,
  letHeatPumpGrant,
  northRhine,
  renovationPlanBonus,
  taxBonus,
  taxBonusCap,
  taxBonusYears,
} from '../../figures/funding';
import { grantCosts, rateWithoutPlan } from '../../figures/insulationExample';
import type { GuideRecord } from '../records';
import { bare, link, official, term, text } from '../text';
import { programmes } from './foerderungen.programmes';

export const record: GuideRecord = {
  topic: 'Förderungen',
  h1: 'Förderung für die Sanierung: wer zahlt wofür?',
  description:
    'Die Programme von BAFA und KfW, der Steuerbonus und die Zuschüsse der Länder: Sätze, Bedingungen und Fristen, dazu ein Finder für Ihr Vorhaben.',
  lead: text`Ein Bauteil, die Heizung oder das ganze Haus? Danach richtet sich, ob Zuschuss, Kredit oder Steuerbonus passt.`,
  keyFigures: [
    { label: 'der anrechenbaren Kosten einer Dämmung als Zuschuss', value: bafaGrant },
    { label: 'der anrechenbaren Kosten einer Wärmepumpe als Zuschuss', value: heatPumpGrant },
    { label: 'der Kosten als Steuerbonus im Eigenheim', value: taxBonus },
  ],
  art: 'funding',
  button: 'Fachbetrieb suchen',
  summary: [
    text`Einzelne Maßnahmen wie Dämmung bezuschusst das ${term('bafa', 'BAFA')}, den Tausch der Heizung die ${term('kfw', 'KfW')}.`,
    text`Für die Sanierung des ganzen Hauses vergibt die KfW zinsgünstige Kredite, von denen ein Teil nicht zurückgezahlt werden muss.`,
    text`Der Steuerbonus kommt ohne Antrag aus, schließt aber einen Zuschuss für dieselbe Arbeit aus.`,
    text`Bei Zuschuss und Kredit gilt: zuerst beantragen, dann beauftragen.`,
  ],
  sections: [
    {
      type: 'calculator',
      tool: 'fundingFinder',
      bodies: ['bafa', 'kfw'],
      id: 'finder',
      heading: 'Welche Förderung passt zu Ihnen?',
      intro: text`Nach wenigen Fragen sehen Sie Betrag, Bedingung und Antrag. Photovoltaik fördert der Bund nicht über diese Programme, sondern über die Einspeisevergütung, siehe ${link('/photovoltaik', 'Photovoltaik')}. Gehört Ihnen eine Wohnung, beginnt der Weg mit dem ${link('/foerderungen#gemeinschaft', 'Beschluss der Gemeinschaft')}.`,
      figures: {
        bafa: bafaGrant,
        withoutPlan: rateWithoutPlan,
        planBonus: renovationPlanBonus,
        grantCap: begCap,
        heatPump: heatPumpGrant,
        landlord: letHeatPumpGrant,
        wholeHouse: kfwLoan,
        tax: taxBonus,
        taxCap: taxBonusCap,
        nw: northRhine,
        bw: badenWuerttemberg,
        by: bavaria,
        exampleCost: grantCosts,
      },
      programmes,
    },
    {
      type: 'cards',
      heading: 'Die Programme des Bundes',
      intro: text`Die meisten Zuschüsse und Kredite stehen unter dem Dach der ${term('beg', 'BEG')}.`,
      cards: [
        {
          title: 'BAFA: Zuschuss für einzelne Maßnahmen',
          icon: 'landmark',
          description: text`Gefördert werden Dämmung, Fenster, Lüftung oder bessere Technik an einem bestehenden Wohnhaus. Sie zahlen die Rechnung und erhalten danach einen Teil zurück.`,
          facts: [
            { label: 'Zuschuss', value: bafaGrant },
            { label: 'Rahmen der BEG', value: begGrant },
            { label: 'Kostengrenze je Wohneinheit', value: text`${bare(begCap)}` },
            { label: 'Bonus mit Sanierungsfahrplan', value: renovationPlanBonus },
            { label: 'Für wen', value: text`Eigentum, Vermietung, Gemeinschaften` },
            { label: 'Antrag', value: text`online, vor dem Auftrag` },
          ],
          to: '/foerderung-daemmung',
        },
        {
          title: 'KfW 261: Kredit für das ganze Haus',
          icon: 'euro',
          description: text`Für die Sanierung auf einen Effizienzhaus-Standard mit festgelegtem Energiebedarf gibt es ein Darlehen. Je besser der Standard, desto mehr Tilgung wird erlassen.`,
          facts: [
            { label: 'Kredit', value: kfwLoan },
            { label: 'Tilgungszuschuss', value: kfwRepaymentGrant },
            { label: 'Effektivzins', value: kfwInterest },
            { label: 'Für wen', value: text`alle, die sanieren oder frisch saniert kaufen` },
            { label: 'Antrag', value: text`über die Hausbank, vor Beginn` },
          ],
        },
        {
          title: 'Finanzamt: Steuerbonus',
          icon: 'calculator',
          description: text`Ein Teil der Kosten mindert Ihre Einkommensteuer; zahlen Sie keine, entfällt der Vorteil. Sie brauchen eine Bescheinigung des Betriebs.`,
          facts: [
            { label: 'Anteil der Kosten', value: taxBonus },
            { label: 'Verteilt über', value: taxBonusYears },
            { label: 'Höchstbetrag', value: text`${bare(taxBonusCap)}` },
            { label: 'Für wen', value: text`nur im selbst bewohnten Eigentum, wenn das Haus alt genug ist` },
            { label: 'Antrag', value: text`keiner, Nachweis mit der Erklärung` },
          ],
        },
      ],
      note: text`Kreditbetrag, Tilgungszuschuss und Zins beim KfW-Programm sind Grenzen und Beispielwerte, nicht zwingend für denselben Fall. Den Zins des Tages nennen die KfW und Ihre Bank.`,
    },
    {
      type: 'cards',
      heading: 'Zuschüsse der Länder',
      id: 'laender',
      intro: text`Länder und Kommunen fördern zusätzlich. Ihre Töpfe können im Lauf des Jahres leer sein.`,
      cards: [
        {
          title: 'Baden-Württemberg',
          icon: 'map-pin',
          description: text`Die Förderbank des Landes vergibt Kredite und Zuschüsse. Welches Programm zu Ihrem Vorhaben passt, zeigt die ${official('grantDatabase')}; Stadt und Kreis haben oft eigene.`,
          facts: [{ label: 'Regionale Förderung', value: badenWuerttemberg }],
        },
        {
          title: 'Bayern',
          icon: 'map-pin',
          description: text`Landesprogramme stehen in der ${official('grantDatabase')}, wenn Sie nach Bayern filtern. Klären Sie dort vorab, ob sich die Hilfe mit der des Bundes verbinden lässt.`,
          facts: [{ label: 'Regionale Förderung', value: bavaria }],
        },
        {
          title: 'Nordrhein-Westfalen',
          icon: 'map-pin',
          description: text`Der Betrag ist ein Höchstwert. Die zuständige Stelle und ob noch Mittel da sind, nennt die ${official('grantDatabase')} beim jeweiligen Programm.`,
          facts: [{ label: 'Regionale Förderung', value: northRhine }],
        },
        {
          title: 'Andere Länder',
          icon: 'search',
          description: text`Auch anderswo helfen Landesbank, Kreis oder Gemeinde. Auskunft geben die ${official('consumerAdvice')}, das Rathaus und die Energieagentur des Landes.`,
          facts: [{ label: 'Regionale Förderung', value: text`je nach Ort` }],
        },
      ],
    },
    {
      type: 'prose',
      heading: 'Was sich verbinden lässt',
      id: 'verbinden',
      blocks: [
        text`An der Gebäudehülle gibt es einen Bonus, wenn die Arbeit in einem ${term('isfp', 'iSFP')} steht. Im BAFA-Höchstsatz ist er bereits enthalten. Ohne Fahrplan fällt er weg, und auch die Obergrenze der Kosten kann dann niedriger sein. Für kleine Vorhaben lohnt der Fahrplan selten, für eine Sanierung über mehrere Jahre fast immer.`,
        text`Zuschuss und Steuerbonus schließen sich für dieselbe Maßnahme aus. Sie können aber das Dach über den Zuschuss und die Fenster über die Steuer abrechnen, wenn die Arbeiten getrennt beauftragt und bezahlt werden.`,
        text`Bund und Land dürfen oft gemeinsam fördern, bis eine Obergrenze für alle öffentlichen Mittel erreicht ist. Wird sie überschritten, kürzt eine Stelle ihren Teil. Geben Sie deshalb in jedem Antrag an, was Sie sonst erhalten.`,
      ],
    },
    {
      type: 'timeline',
      heading: 'Reihenfolge und Fristen: was Sie wann unterschreiben',
      id: 'reihenfolge',
      intro: text`So läuft es bei Zuschuss und Kredit. Der Steuerbonus folgt der bezahlten Rechnung.`,
      stations: [
        {
          title: 'Beraten lassen und planen',
          signing: 'yes',
          text: text`Beratung und Planung dürfen Sie schon beauftragen. Den Zuschuss zur Beratung selbst beantragen Sie davor. Für die Gebäudehülle und den Kredit brauchen Sie in der Regel jemanden aus der ${official('experts')}. Bei der Heizung darf auch der Fachbetrieb die Technik bestätigen.`,
        },
        {
          title: 'Angebote sammeln',
          signing: 'no',
          text: text`Sie sind die Grundlage des Antrags. Bestellen Sie jetzt fest, verlieren Sie den Zuschuss in der Regel.`,
        },
        {
          title: 'Vertrag mit Förderklausel',
          signing: 'conditional',
          text: text`Verlangt das Programm einen Vertrag, gilt er nur für den Fall der Zusage. Dieser Satz muss darin stehen.`,
        },
        {
          title: 'Beantragen und abwarten',
          signing: 'no',
          text: text`Zuschüsse online, Kredite bei der Bank. Heben Sie die Eingangsbestätigung auf und lassen Sie niemanden anfangen.`,
        },
        {
          title: 'Nach der Zusage bauen',
          signing: 'yes',
          text: text`Jetzt darf der Auftrag gelten. Im Bescheid steht, bis wann alles fertig und nachgewiesen sein muss.`,
        },
        {
          title: 'Bezahlen und belegen',
          signing: 'done',
          text: text`Rechnungen überweisen, Nachweise vor Ablauf der Frist hochladen. Danach wird ausgezahlt.`,
        },
      ],
    },
    {
      type: 'steps',
      heading: 'Wohnungseigentum (WEG): vom Beschluss zum Zuschuss',
      id: 'gemeinschaft',
      intro: text`Dach, Fassade, Fenster und zentrale Heizung gehören in der Regel allen, sind also Gemeinschaftseigentum. Was Ihnen allein gehört, das Sondereigentum, nennt die Teilungserklärung. Was bei Vermietung dazukommt, steht unter ${link('/energieberater#vermietet', 'Vermietetes Haus')}.`,
      steps: [
        {
          title: 'Auf die Tagesordnung setzen',
          text: text`Bitten Sie die Verwaltung, das Vorhaben in die Einladung aufzunehmen. Als erster Beschluss genügt eine ${link('/energieberater', 'Energieberatung für das ganze Haus')}.`,
        },
        {
          title: 'Kosten klären',
          text: text`Zum Beschluss gehören Angebote und ein Plan, wer wann wie viel zahlt. Das Geld kommt aus Rücklage, einmaligem Beitrag (Sonderumlage) oder Kredit.`,
        },
        {
          title: 'Beschließen',
          text: text`Über bauliche Veränderungen entscheidet die Versammlung nach dem Wohnungseigentumsgesetz. Welche Mehrheit nötig ist und wer die Kosten trägt, lässt die Verwaltung vorher prüfen; den Wortlaut hat ${official('laws')}.`,
        },
        {
          title: 'Gemeinsam beantragen',
          text: text`Den ${link('/foerderung-daemmung#fragen', 'Zuschuss für das Gemeinschaftseigentum')} beantragt die Gemeinschaft vor dem Auftrag, meist durch die Verwaltung. Er senkt die Kosten für alle. Manche Boni beantragen einzelne Eigentümerinnen und Eigentümer selbst.`,
        },
      ],
    },
    {
      type: 'prose',
      heading: 'Unverbindlich: was diese Seite leisten kann',
      id: 'unverbindlich',
      blocks: [
        {
          title: 'Hinweis',
          remark: text`Alle Angaben sind unverbindlich, ersetzen keine Beratung und begründen keinen Anspruch auf Förderung. Maßgeblich sind die Richtlinien von KfW und BAFA, die Bedingungen der Länder und der Bescheid.`,
        },
        text`Programme ändern sich oder enden. Prüfen Sie Satz, Grenze und Frist am Tag des Antrags bei der zuständigen Stelle. Zu steuerlichen Fragen berät ein Steuerbüro oder Lohnsteuerhilfeverein.`,
      ],
    },
    {
      type: 'callToAction',
      heading: 'Ein Angebot ist der Anfang jedes Antrags',
      intro: text`In der Handwerkersuche finden Sie Betriebe aus Ihrer Gegend.`,
      button: 'Zur Handwerkersuche',
    },
  ],
  faq: [
    {
      question: 'Bekommen auch Mieterinnen und Mieter Förderung?',
      answer: [
        text`Meist nicht. Für Arbeiten am Gebäude stellt den Antrag, wem das Haus gehört. Fördermittel mindern aber die Kosten, die als Modernisierung auf die Miete umgelegt werden dürfen. Fragen Sie bei einer Ankündigung nach, ob Zuschüsse abgezogen wurden.`,
      ],
    },
    {
      question: 'Was zählt als Beginn des Vorhabens?',
      answer: [
        text`Meist schon der verbindliche Liefer- oder Leistungsvertrag, nicht erst der erste Hammerschlag. Sicher ist ein Vertrag, der nur bei Förderzusage gilt.`,
      ],
    },
    {
      question: 'Zahlt der Staat auch die Planung und Baubegleitung?',
      answer: [
        text`Für die fachliche Begleitung gibt es eigene Zuschüsse, die zusammen mit der Maßnahme beantragt werden. Ihre Energieberatung weiß, welcher Teil ihres Honorars darunter fällt.`,
      ],
    },
    {
      question: 'Muss ich Förderung zurückzahlen, wenn ich das Haus verkaufe?',
      answer: [
        text`Manchmal. Manche Programme verlangen, dass die geförderte Anlage eine Zeit lang genutzt wird. Klären Sie vor dem Verkauf mit der Förderstelle, was dann gilt, und regeln Sie im Kaufvertrag, wer diese Pflicht erfüllt.`,
      ],
    },
    {
      question: 'Lohnt sich ein Förderservice, der den Antrag übernimmt?',
      answer: [
        text`Für viele Anträge genügt, was Energieberatung und Fachbetrieb liefern. Ein bezahlter Service spart Zeit, doch die Verantwortung für richtige Angaben bleibt bei Ihnen. Vorsicht, wenn das Honorar allein vom Bescheid abhängt.`,
      ],
    },
  ],
  next: {
    heading: 'Damit können Sie heute anfangen',
    steps: [
      text`Beantworten Sie die Fragen des Finders und drucken Sie das Ergebnis aus.`,
      text`Lesen Sie die Seite zu Ihrem Vorhaben und notieren Sie, woran es scheitern könnte.`,
      text`Erkundigen Sie sich im Rathaus nach örtlichen Zuschüssen.`,
      text`Vereinbaren Sie ein Gespräch mit einer ${link('/energieberater', 'Energieberaterin oder einem Energieberater')}.`,
    ],
  },
  related: ['/foerderung-daemmung', '/waermepumpe-foerderung', '/fenster-kosten', '/energieberater', '/dach'],
};
