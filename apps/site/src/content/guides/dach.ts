import { bafaGrant, solarTaxFree, taxBonus, taxBonusYearsRoof } from '../../figures/funding';
import { coveringLifespan, feedInYears, solarOnRoof } from '../../figures/roof';
import { roof } from '../../figures/savings';
import { roofWindowUw } from '../../figures/windows';
import type { GuideRecord } from '../records';
import { link, strong, term, text } from '../text';

export const record: GuideRecord = {
  topic: 'Dach',
  h1: 'Dach sanieren: Eindeckung, Dämmung und Solar in einem Zug',
  description:
    'Wann ein Dach erneuert werden sollte, wie Dämmung, Photovoltaik und Dachfenster zusammenpassen und welche Förderung dafür infrage kommt.',
  lead: text`Ein Dach erneuern Sie am besten nur einmal. Planen Sie Dämmung, Dachfenster und Solar für dasselbe Gerüst.`,
  keyFigures: [
    { label: 'niedrigere Heizkosten unter gedämmtem Dach', value: roof },
    { label: 'hält eine neue Eindeckung', value: coveringLifespan },
  ],
  art: 'roofLayers',
  button: 'Dachangebote anfordern',
  summary: [
    text`Sehen Sie zuerst in den Dachraum: Nasse Balken, Lichtpunkte und feuchte Dämmung verraten mehr als der Blick von der Straße.`,
    text`Denken Sie beim Neudecken an die Dämmung, denn nachträglich kommt man an die Außenseite kaum noch heran.`,
    text`Die Tragfähigkeit des Dachstuhls klärt eine Fachperson, bevor Module oder schwerere Ziegel bestellt werden.`,
    text`Das ${term('bafa', 'BAFA')} kann die Dämmung des Dachs mit ${bafaGrant} der anrechenbaren Kosten bezuschussen. Den Höchstsatz gibt es nur mit einem ${term('isfp', 'iSFP')}.`,
  ],
  sections: [
    {
      type: 'cards',
      heading: 'Vier Arbeiten, die zusammengehören',
      cards: [
        {
          title: 'Dacheindeckung',
          art: 'roofCovering',
          description: text`Ziegel, Dachsteine, Schiefer oder Metall halten Regen und Wind ab. Erneuert werden auch Lattung, Unterdeckbahn und Anschlüsse am Kamin.`,
          facts: [
            { label: 'Lebensdauer', value: coveringLifespan },
            { label: 'Prüfen', value: text`Risse, Moos, lockere Ziegel, Rost an Blechen` },
          ],
        },
        {
          title: 'Dachdämmung',
          art: 'insulatedRoof',
          savings: roof,
          description: text`Gedämmt wird über, zwischen oder unter den Dachbalken (Sparren). Von außen entsteht eine Hülle ohne Unterbrechung, von innen geht es auch ohne neue Deckung.`,
          facts: [{ label: 'Prüfen', value: text`Luftdichtheit, Feuchte, Anschluss an die Wand` }],
        },
        {
          title: 'Solar auf dem Dach',
          art: 'roofSolar',
          description: text`Module liegen auf Schienen über den Ziegeln oder ersetzen sie ganz. Leitungsweg und Haken lassen sich beim Decken sauber einbauen.`,
          facts: [
            { label: 'Auf Wohnhäusern', value: solarOnRoof },
            { label: 'Prüfen', value: text`Statik, Schatten von Gaube, Kamin und Baum` },
          ],
          to: '/photovoltaik',
        },
        {
          title: 'Dachfenster',
          art: 'roofWindow',
          uwert: roofWindowUw,
          description: text`Sie bringen viel Licht nach unten. Wichtig sind ein gedämmter Rahmen, ein dichter Anschluss an die Folie und ein Rollladen gegen Hitze.`,
          facts: [{ label: 'Prüfen', value: text`Lage zwischen den Sparren, Fluchtweg` }],
        },
      ],
    },
    {
      type: 'prose',
      heading: 'Drei Möglichkeiten, ein Steildach zu dämmen',
      blocks: [
        { subheading: 'Über den Sparren' },
        text`Die Dämmung liegt als durchgehende Schicht auf dem Dachstuhl. Das ist technisch die beste Lösung, weil die Balken im Warmen bleiben. Sie setzt eine neue Deckung voraus und macht das Dach etwas höher, was am Giebel, an der Traufe und beim Nachbarn Folgen hat.`,
        { subheading: 'Zwischen den Sparren' },
        text`Matten füllen die Felder des Dachstuhls. Alte Sparren sind oft zu niedrig für die gewünschte Dicke; sie werden dann mit Leisten erhöht (aufgedoppelt). Innen braucht es eine lückenlos verklebte ${term('dampfbremse', 'Dampfbremse')}.`,
        { subheading: 'Unter den Sparren' },
        text`Eine dünne Zusatzschicht von innen mildert die ${term('waermebruecke', 'Wärmebrücke')} der Balken. Allein reicht sie selten aus, und sie kostet Raumhöhe. Geeignete Stoffe für jede Lage vergleicht die Seite ${link('/daemmmaterial', 'Dämmmaterial')}.`,
        {
          title: 'Wohnt oben niemand?',
          remark: text`Dann ist die Dämmung der obersten Geschossdecke der schnellere und günstigere Weg. Das Dach selbst bleibt kalt und trocken, wie es gebaut wurde.`,
        },
      ],
    },
    {
      type: 'table',
      heading: 'Reparieren, neu decken oder abwarten?',
      caption: 'Schäden am Dach und sinnvolle Schritte',
      columns: ['Was Sie sehen', 'Mögliche Ursache', 'Nächster Schritt'],
      rows: [
        [text`Einzelne verrutschte Ziegel`, text`Sturm, gebrochene Nasen`, text`Reparatur, danach jährlich nachsehen`],
        [
          text`Wasserflecken an der Schräge`,
          text`undichter Anschluss an Kamin oder Fenster`,
          text`sofort suchen lassen, Dämmung auf Nässe prüfen`,
        ],
        [text`Bröselige Unterseite der Ziegel`, text`Frost, hohes Alter`, text`Neueindeckung planen`],
        [
          text`Weißer Belag und Geruch im Spitzboden`,
          text`warme Raumluft dringt ein`,
          text`Luftdichtheit vor der Dämmung klären`,
        ],
        [text`Durchhängender First`, text`überlasteter oder geschädigter Dachstuhl`, text`Statik beauftragen`],
        [
          text`Graue, faserige Wellplatten`,
          text`möglicherweise Asbest`,
          text`nichts anbohren, zugelassene Firma holen`,
        ],
      ],
    },
    {
      type: 'cards',
      heading: 'Welches Geld es für das Dach gibt',
      intro: text`Für die Dämmung wählen Sie Zuschuss oder Steuerbonus. Die Photovoltaik wird unabhängig davon gefördert.`,
      cards: [
        {
          title: 'BAFA-Zuschuss für die Dämmung',
          icon: 'landmark',
          description: text`Gefördert wird der bessere Wärmeschutz samt den Arbeiten, die er nötig macht. Eine neue Deckung ohne Dämmung gehört nicht dazu.`,
          facts: [{ label: 'Zuschuss', value: bafaGrant }],
          programs: [text`Antrag vor dem Auftrag`, text`Energieberatung eingebunden`],
          to: '/foerderung-daemmung',
        },
        {
          title: 'Förderung der Photovoltaik',
          icon: 'sun',
          description: text`Strom, den Sie ins Netz geben, wird mit einem festen Satz vergütet. Für neue Anlagen gilt das in Zeiten negativer Börsenpreise nicht. Beim Kauf einer üblichen Anlage entfällt die Mehrwertsteuer.`,
          facts: [
            { label: 'Vergütung über', value: feedInYears },
            { label: 'Ohne Mehrwertsteuer', value: solarTaxFree },
          ],
          programs: [text`Anmeldung beim Netzbetreiber`, text`Eintrag im Marktstammdatenregister`],
        },
        {
          title: 'Steuerbonus',
          icon: 'calculator',
          description: text`Wer im eigenen Haus wohnt, kann einen Teil der Sanierungskosten von der Steuerschuld abziehen. Das Haus muss dafür ein Mindestalter haben, das Sie beim Finanzamt erfragen. Für dieselbe Maßnahme darf dann kein Zuschuss fließen.`,
          facts: [
            { label: 'Anteil der Kosten', value: taxBonus },
            { label: 'Verteilt über', value: taxBonusYearsRoof },
          ],
          programs: [text`Bescheinigung des Fachbetriebs`, text`Zahlung per Überweisung`],
        },
      ],
      note: text`Alle Werte sind unverbindlich. Welche Programme zu Ihrem Haus passen, zeigt der ${link('/foerderungen#finder', 'Fördermittel-Finder')}. Über ein Dach, das mehreren gehört, entscheidet die ${link('/foerderungen#gemeinschaft', 'Eigentümergemeinschaft')}.`,
    },
    {
      type: 'prose',
      heading: 'Was das Dach teuer macht',
      checklist: 'ask',
      blocks: [
        text`Einen Quadratmeterpreis nennen wir hier nicht, denn die Fläche ist nur der Anfang. Jede Gaube, jede Kehle (dort stoßen zwei Dachflächen in einer Rinne zusammen) und jeder Kamin bedeutet Handarbeit mit Blech. Wie viel davon im Preis steckt, sagt ein gutes Angebot von sich aus:`,
        {
          list: [
            text`${strong('Blech und Anschlüsse:')} Sind Gauben, Kehlen, Kamin und Dachfenster einzeln beschrieben?`,
            text`${strong('Unter den Ziegeln:')} Sind neue Lattung und Unterdeckbahn dabei?`,
            text`${strong('Dämmung:')} Welcher Stoff, welche Dicke, und wer prüft, ob die Folie dicht ist?`,
            text`${strong('Gerüst und Entsorgung:')} Gehören das Gerüst und die Abfuhr der alten Deckung zum Preis, bei steilen oder hohen Häusern auch zusätzliche Sicherung?`,
            text`${strong('Überraschungen:')} Stehen Einheitspreise darin, zum Beispiel für das Auswechseln eines Sparrens?`,
            text`${strong('Module:')} Wer prüft die Statik, und wer setzt Haken und Leitungsweg beim Decken?`,
          ],
        },
        text`Planen Sie eine Reserve ein. Erst wenn die Ziegel unten sind, sieht man den Zustand der Balken. Soll der Spitzboden ausgebaut werden, sprechen Sie vorher mit einer ${link('/architekt', 'Architektin oder einem Architekten')} über Rettungsweg und Genehmigung.`,
        text`Nicht jedes Dach muss alles auf einmal bekommen. Ist die Deckung noch gut, können Sie von innen dämmen und die Photovoltaik auf später legen. Umgekehrt wäre es ärgerlich, Module auf Ziegel zu setzen, die bald ersetzt werden müssen. Reicht die Fläche am Haus nicht, trägt auch das Flachdach einer neuen ${link('/garage', 'Garage')} Module.`,
      ],
    },
    {
      type: 'advice',
      audience: 'tenants',
      heading: 'Heiße oder kalte Wohnung unter dem Dach',
      blocks: [
        text`Gegen Sommerhitze hilft ein Hitzeschutz außen am Dachfenster. Fragen Sie nach der Erlaubnis; manche Modelle werden ohne Bohren eingehängt. Lüften Sie nachts quer und halten Sie tagsüber alles geschlossen.`,
        text`Melden Sie feuchte Stellen an der Schräge sofort mit Datum und Foto. Wasser im Dach wird nie von allein besser, und spätes Melden kann Ihnen vorgehalten werden.`,
      ],
    },
    {
      type: 'callToAction',
      heading: 'Ihr Dach beschreiben, Angebote vergleichen',
      intro: text`Über das Formular auf der Startseite erreichen Sie Dachdeckereien und Zimmereien in Ihrer Umgebung.`,
      button: 'Zum Anfrageformular',
    },
  ],
  faq: [
    {
      question: 'Muss ein neues Dach gedämmt werden?',
      answer: [
        text`Wird die Deckung in größerem Umfang erneuert, schreibt das Gebäudeenergierecht in vielen Fällen einen Mindestwärmeschutz vor. Ausnahmen gibt es etwa für Denkmäler. Lassen Sie das vor dem Angebot vom Betrieb oder von der Energieberatung prüfen. In manchen Bundesländern gehören auf ein neues Dach außerdem Solarmodule; Auskunft gibt das Bauamt. Mehr dazu steht unter ${link('/energietrends#pflicht', 'Was ist Pflicht, was nicht?')}`,
      ],
    },
    {
      question: 'Kann Photovoltaik auf ein altes Dach?',
      answer: [
        text`Ja, wenn der Dachstuhl sie trägt und die Deckung voraussichtlich länger hält, als die Module laufen sollen. Muss die Deckung früher erneuert werden, zahlen Sie für Abbau und Wiedermontage. Lassen Sie sich den Zustand schriftlich bestätigen. Auf asbesthaltige Platten dürfen keine Module.`,
      ],
    },
    {
      question: 'Brauche ich für neue Dachfenster eine Genehmigung?',
      answer: [
        text`Das regelt jedes Bundesland anders. Ein Austausch in gleicher Größe ist meist frei, Gauben und zusätzliche Fenster oft nicht. Eine kurze Anfrage beim Bauamt schafft Klarheit. Am Denkmal brauchen Sie die Erlaubnis der Denkmalbehörde.`,
      ],
    },
    {
      question: 'Ist ein begrüntes Flachdach mit Solarmodulen vereinbar?',
      answer: [
        text`Ja, beides ergänzt sich: Die Pflanzen kühlen die Umgebung der Module. Das Dach muss die Last aus Erde, Wasser und Aufständerung tragen, und der Bewuchs darf die Module nicht verschatten.`,
      ],
    },
    {
      question: 'Wie oft sollte man ein Dach kontrollieren lassen?',
      answer: [
        text`Einmal im Jahr und nach jedem schweren Sturm, am besten durch einen Dachdeckerbetrieb. Rinnen, Anschlüsse und lose Ziegel sind schnell geprüft. Viele Versicherungen erwarten, dass Sie Ihr Dach pflegen und so Schäden vorbeugen.`,
      ],
    },
  ],
  next: {
    heading: 'Bevor das Gerüst kommt',
    steps: [
      text`Machen Sie Fotos von innen und außen und suchen Sie das Baujahr der Deckung heraus.`,
      text`Legen Sie fest, ob der Dachraum bewohnt, beheizt oder nur Abstellraum sein soll.`,
      text`Klären Sie Zuschuss und Statik, bevor Sie Ziegel und Module aussuchen. Wer Modul und Ziegel verbinden will, findet Preise bei den ${link('/solardachziegel', 'Solardachziegeln')}.`,
      text`Lassen Sie sich alle Arbeiten in einem gemeinsamen Zeitplan anbieten.`,
    ],
  },
  related: ['/daemmung', '/photovoltaik', '/solardachziegel', '/foerderung-daemmung', '/fenster-tueren'],
};
