import { adviceGrant, renovationPlanBonus } from '../../figures/funding';
import type { GuideRecord } from '../records';
import { link, official, term, text } from '../text';
import { cityCards } from './energieberater.sections';

export const record: GuideRecord = {
  topic: 'Energieberater finden',
  h1: 'Energieberatung: erst verstehen, dann sanieren',
  description:
    'Was eine Energieberatung leistet, wie ein Termin abläuft, wie Sie unabhängige Fachleute erkennen und was sich 2025/2026 verändert.',
  lead: text`Sie erfahren, welche Arbeiten sich in welcher Reihenfolge lohnen, und zwar bevor Sie Angebote unterschreiben.`,
  keyFigures: [
    { label: 'des Honorars einer geförderten Beratung kann der Staat übernehmen', value: adviceGrant },
    { label: 'mehr Zuschuss zur Gebäudehülle mit einem Sanierungsfahrplan', value: renovationPlanBonus },
  ],
  art: 'consultation',
  withoutForms: {
    summary: {
      3: text`Unabhängig berät, wer von Ihnen bezahlt wird und weder Heizungen noch Dämmung verkauft. Rat gibt die ${official('consumerAdvice')}.`,
    },
  },
  button: 'Energieberatung anfragen',
  summary: [
    text`Ergebnis der Beratung ist ein Bericht, am besten ein ${term('isfp', 'iSFP')}. Er gilt für das ganze Haus und lässt sich Schritt für Schritt abarbeiten.`,
    text`Ist es ein iSFP und setzen Sie daraus eine Maßnahme an der Gebäudehülle um, steigt der Zuschuss um ${renovationPlanBonus}.`,
    text`Für Zuschüsse zur Gebäudehülle muss die Fachperson in der ${official('experts')} stehen. Beim Heizungstausch darf auch der Fachbetrieb die Technik bestätigen.`,
    text`Unabhängig berät, wer von Ihnen bezahlt wird und weder Heizungen noch Dämmung verkauft. Wir sind nicht unabhängig, denn für Anfragen über diese Seite erhalten wir eine Provision. Ohne uns finden Sie Rat in der Expertenliste und bei der ${official('consumerAdvice')}.`,
  ],
  sections: [
    {
      type: 'cards',
      heading: 'Leistungen einer Energieberatung',
      intro: text`Beschreiben Sie Ihr Vorhaben; das Büro stellt den passenden Umfang zusammen.`,
      cards: [
        {
          title: 'Beratung vor Ort',
          art: 'adviceVisit',
          description: text`Die Fachperson geht vom Keller bis zum First durchs Haus und sieht sich Bauteile, Heizung und Gewohnheiten an. Danach kennen Sie die größten Schwachstellen.`,
        },
        {
          title: 'Sanierungsfahrplan',
          art: 'renovationPlan',
          highlight: 'bringt den Bonus',
          description: text`Sie bekommen einen verständlichen Bericht mit Paketen, Kosten, Einsparung und Reihenfolge. Er dient zugleich als Nachweis für den Bonus.`,
        },
        {
          title: 'Förderantrag',
          art: 'fundingForm',
          description: text`Das Büro wählt mit Ihnen das Programm, bestätigt die Technik vor dem Antrag und liefert nach dem Abschluss den Nachweis. Ohne diese Papiere fließt bei der Gebäudehülle in der Regel kein Geld.`,
          to: '/foerderungen',
        },
        {
          title: 'Heizlast und Heizungskonzept',
          art: 'heatLoad',
          description: text`Für jeden Raum wird berechnet, wie viel Wärme nötig ist. Das zeigt, ob die alten Heizkörper bleiben können und wie groß das neue Gerät sein muss.`,
          to: '/heizung',
        },
        {
          title: 'Baubegleitung',
          art: 'siteSupervision',
          description: text`Das Büro prüft Angebote, kontrolliert die Baustelle und protokolliert die Abnahme. Das lohnt vor allem, wenn mehrere Gewerke aufeinandertreffen.`,
        },
        {
          title: 'Energieausweis',
          art: 'energyCertificate',
          description: text`Sie brauchen ihn für Verkauf und Vermietung. Ein Bedarfsausweis sagt mehr über das Haus als ein Verbrauchsausweis.`,
        },
      ],
    },
    {
      type: 'steps',
      heading: 'Wie eine Beratung abläuft',
      steps: [
        {
          title: 'Vorgespräch',
          text: text`Sie schildern Ziele, Budget und Zeitplan. Die Beratung nennt Umfang, Honorar und den Anteil, den die Förderung trägt.`,
        },
        {
          title: 'Unterlagen',
          text: text`Pläne, Heizrechnungen, Schornsteinfegerprotokoll und Fotos früherer Umbauten ersparen Zeit beim Termin.`,
        },
        {
          title: 'Rundgang',
          text: text`Gemessen werden Wände, Fenster und Heizkörper. Planen Sie Zugang zu Dachboden, Keller und allen Räumen ein.`,
        },
        {
          title: 'Bericht und Gespräch',
          text: text`Sie gehen das Ergebnis gemeinsam durch. Fragen Sie, was zuerst kommt, was warten darf und was Sie besser lassen.`,
        },
      ],
    },
    {
      type: 'prose',
      heading: 'Was die Beratung kostet und wer sie bezahlt',
      blocks: [
        text`Das Honorar richtet sich nach Größe und Zustand des Hauses und danach, ob Pläne vorhanden sind. Feste Preise gibt es nicht; lassen Sie sich ein schriftliches Angebot mit allen Leistungen geben. Von der geförderten Beratung kann der Staat ${adviceGrant} tragen. Den Antrag beim ${term('bafa', 'BAFA')} stellen Sie oder die Beratung vor Beginn.`,
        text`Steht im Fahrplan eine Maßnahme an der Gebäudehülle, erhöht sich der Zuschusssatz um ${renovationPlanBonus}. Ein Beispiel mit Zahlen enthält die Seite ${link('/foerderung-daemmung', 'Förderung für Dämmung')}; welche Programme zu Ihnen passen, sagt der ${link('/foerderungen#finder', 'Fördermittel-Finder')}.`,
        text`Für eine erste Einschätzung genügt manchmal weniger. Die ${official('consumerAdvice')} berät zu einzelnen Fragen, oft gegen einen kleinen Eigenanteil. Den ausführlichen Bericht ersetzt das nicht; vor einem Fehlkauf bewahrt es oft.`,
      ],
    },
    {
      type: 'table',
      heading: 'Gute Beratung erkennen',
      caption: 'Merkmale unabhängiger Energieberatung',
      columns: ['Frage', 'Spricht dafür', 'Spricht dagegen'],
      rows: [
        [
          text`Wer bezahlt die Beratung?`,
          text`Sie, mit einem Honorar`,
          text`eine Provision für verkaufte Geräte oder Aufträge`,
        ],
        [
          text`Welche Ausbildung?`,
          text`Ingenieurwesen, Architektur oder Handwerk mit Zusatzprüfung`,
          text`nur ein Wochenendkurs`,
        ],
        [text`Welche Erfahrung?`, text`Häuser wie Ihres, gern mit Ansprechpersonen`, text`ausschließlich Neubau`],
        [
          text`Womit rechnet die Beratung?`,
          text`mit gemessenen Bauteilen und Ihrem Verbrauch`,
          text`mit Durchschnittswerten vom Schreibtisch`,
        ],
        [text`Was, wenn sich etwas nicht lohnt?`, text`Es steht im Bericht.`, text`Alles wird empfohlen.`],
      ],
    },
    {
      type: 'prose',
      heading: 'Trends 2025/2026 in der Beratung',
      id: 'trends',
      blocks: [
        { subheading: 'Vom Einzelteil zum Plan' },
        text`Beraten wird nicht mehr nur, wenn eine Heizung ausfällt. Sinnvoll ist der Blick aufs Ganze schon beim Kauf: Welche Kosten kommen, was lässt sich vor dem Einzug erledigen, was erst danach?`,
        { subheading: 'Wärmeplanung der Gemeinden' },
        text`Kommunen veröffentlichen, wo Wärmenetze denkbar sind. Sehen Sie sich diese Karten an, bevor Sie eine Heizung planen. In einem künftigen Netzgebiet kann eine Zwischenlösung klüger sein als eine große Anschaffung.`,
        { subheading: 'Messen statt schätzen' },
        text`Digitale Wärmezähler, Wärmebildkameras und Fühler in einzelnen Räumen liefern echte Werte. Sie zeigen zum Beispiel, wie weit sich die ${term('vorlauf', 'Vorlauftemperatur')} senken lässt, bevor es kühl wird.`,
        { subheading: 'Sommerlicher Hitzeschutz' },
        text`Verschattung, Nachtlüftung und schwere Dämmstoffe gehören in einen Bericht, der für heiße Jahre taugen soll. Weitere Entwicklungen stehen unter ${link('/energietrends', 'Energietrends')}.`,
      ],
    },
    cityCards,
    {
      type: 'leadForm',
      heading: 'Energieberatung in Ihrer Region anfragen',
      intro: text`Art des Hauses, Baujahr und Anlass der Beratung reichen. Büros und Betriebe, die sich melden, nennen Ihnen Umfang und Honorar.`,
    },
    {
      type: 'advice',
      audience: 'owners',
      heading: 'Vermietetes Haus: vorher klären',
      id: 'vermietet',
      blocks: [
        {
          ordered: true,
          list: [
            text`Förderung wählen: Zuschüsse zur Gebäudehülle sowie Grundförderung und Effizienz-Bonus einer Wärmepumpe gibt es auch für vermietete Häuser, den Steuerbonus nur im selbst bewohnten Haus. Zuschüsse beantragen Sie vor dem bindenden Auftrag.`,
            text`Kosten trennen: Reparaturen zählen nicht als Modernisierung. Öffentliche Zuschüsse ziehen Sie ab. Vom Rest darf nur ein gesetzlicher Anteil auf die Jahresmiete aufgeschlagen werden, bis zu einer Grenze je Quadratmeter. Für neue Heizungen gelten eigene Regeln.`,
            text`Ankündigen: Teilen Sie den Mietparteien Art, Umfang, Beginn und Dauer der Arbeiten rechtzeitig und schriftlich mit, dazu die erwartete Miete.`,
            text`Härten anhören: Mieterinnen und Mieter dürfen Einwände erheben, gegen die Arbeiten wie gegen die höhere Miete.`,
          ],
        },
        text`Die Regeln stehen im BGB; den Wortlaut hat ${official('laws')}. Gehört das Haus einer Gemeinschaft, kommt vorher der ${link('/foerderungen#gemeinschaft', 'Beschluss der Versammlung')}.`,
      ],
    },
    {
      type: 'advice',
      audience: 'tenants',
      heading: 'Beratung für die Mietwohnung',
      id: 'miete',
      blocks: [
        text`Den Sanierungsfahrplan beauftragt meist, wem das Haus gehört. Für Ihre Wohnung gibt es trotzdem Rat: zu Schimmel, Heizkostenabrechnung, Stromfressern und richtigem Lüften, etwa bei der ${official('consumerAdvice')}.`,
        text`Schimmel melden Sie gleich schriftlich. Liegt die Ursache am Gebäude, zahlt in der Regel, wer vermietet; liegt sie am Heizen oder Lüften, kann es Sie treffen.`,
        text`Angekündigte Modernisierungen müssen Sie in der Regel dulden, dürfen aber fragen, welche Einsparung berechnet wurde. Auf die Miete umgelegt werden darf nur ein Teil der Modernisierungskosten, bis zu einer Grenze je Quadratmeter. Reparaturen zählen nicht mit, und öffentliche Zuschüsse gehen vorher ab; lassen Sie sich beides getrennt ausweisen. Wird Ihnen die neue Miete zu hoch, können Sie das als Härte einwenden, schriftlich; die Frist beginnt mit der Ankündigung.`,
        text`Lassen Sie die Ankündigung im Zweifel bald von einem Mieterverein prüfen. Dort erfahren Mitglieder auch, ob wegen einer kalten Wohnung oder während der Bauzeit eine Mietminderung infrage kommt.`,
      ],
    },
  ],
  faq: [
    {
      question: 'Ist eine Energieberatung Pflicht?',
      answer: [
        text`Zum Sanieren nicht. Für Zuschüsse zur Gebäudehülle und den Kredit für das ganze Haus wird eine zugelassene Fachperson verlangt. Auch beim Kauf bestimmter Wohnhäuser sieht das Recht ein Beratungsgespräch vor.`,
      ],
    },
    {
      question: 'Worin unterscheiden sich Energieberater und Heizungsbauer?',
      answer: [
        text`Der Heizungsbetrieb plant und baut die Anlage. Die Beratung betrachtet das ganze Gebäude und hat kein Interesse an einem bestimmten Gerät. Am besten arbeiten beide mit derselben ${term('heizlast', 'Heizlastberechnung')}.`,
      ],
    },
    {
      question: 'Wie lange bleibt ein Sanierungsfahrplan gültig?',
      answer: [
        text`Technisch so lange, wie sich am Haus nichts Wesentliches ändert. Für den Bonus gelten Fristen, die Sie bei der Förderstelle oder in Ihrem Bericht nachlesen. Kosten und Preise darin altern früher und sollten vor jedem Schritt aufgefrischt werden.`,
      ],
    },
    {
      question: 'Darf mein Handwerker zugleich mein Energieberater sein?',
      answer: [
        text`Viele Meisterinnen und Meister haben die Zusatzausbildung. Fragen Sie dann, ob Beratung und Auftrag getrennt bleiben. Bei geförderten Leistungen gibt es Vorgaben zur Unabhängigkeit, die je nach Programm unterschiedlich streng sind.`,
      ],
    },
    {
      question: 'Lohnt sich eine Beratung auch für eine Eigentumswohnung?',
      answer: [
        text`Ja, wenn die Gemeinschaft sie beauftragt, denn Dach, Fassade und Heizung gehören allen. Der Bericht ist eine gute Grundlage für Beschlüsse, siehe ${link('/energieberater-leipzig#versammlungen', 'Ein Fahrplan über mehrere Versammlungen')} am Beispiel Leipzig. Allein verändern Sie meist nur Innenräume; auch über die Fenster beschließt die Gemeinschaft.`,
      ],
    },
  ],
  next: {
    heading: 'So bereiten Sie den Termin vor',
    steps: [
      text`Legen Sie Pläne, Rechnungen und das Protokoll des Schornsteinfegers bereit.`,
      text`Notieren Sie, was Sie stört: kalte Zimmer, Zugluft, hohe Rechnungen, Hitze unter dem Dach.`,
      text`Überlegen Sie, wie lange Sie im Haus bleiben wollen und was Sie ausgeben können.`,
      text`Bitten Sie zwei Büros um ein Angebot und unterschreiben Sie Aufträge an Handwerksbetriebe erst nach dem Bericht.`,
    ],
  },
  related: ['/foerderungen', '/energietrends', '/daemmung', '/heizung', '/dach'],
};
