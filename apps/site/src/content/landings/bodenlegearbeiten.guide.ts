import type { Section } from '../records';
import { taxableBill } from '../shared';
import { link, strong, text } from '../text';

export const guideSections: readonly Section[] = [
  {
    type: 'table',
    heading: 'Beläge nach Raum und Alltag wählen',
    caption: 'Bodenbeläge mit Eignung und Grenzen',
    columns: ['Belag', 'Passt gut zu', 'Grenzen', 'Fußbodenheizung'],
    rows: [
      [text`Massivdielen`, text`Wohnräume im Altbau`, text`arbeiten mit der Luftfeuchte`, text`nur bedingt`],
      [
        text`Mehrschichtparkett`,
        text`Wohnen, Schlafen, Flur`,
        text`Dicke der obersten Holzschicht (Nutzschicht) begrenzt das Schleifen`,
        text`verklebt gut`,
      ],
      [
        text`Laminat`,
        text`Mietwohnung, kleines Budget`,
        text`nicht zu schleifen, verträgt kein Wasser`,
        text`mit dünner Unterlage`,
      ],
      [text`Vinyl`, text`Küche, Flur, Renovierung auf Altbelag`, text`zeichnet Unebenheiten ab`, text`gut`],
      [
        text`Linoleum, Kork`,
        text`Kinder- und Arbeitszimmer`,
        text`Kanten vor Nässe schützen`,
        text`Linoleum gut, Kork mäßig`,
      ],
      [text`Teppichboden`, text`Schlafzimmer, Treppen`, text`Flecken, Hausstaub`, text`wenn dünn gewebt`],
      [text`Fliesen`, text`Bad, Küche, Eingang`, text`hart, fußkalt ohne Heizung`, text`sehr gut`],
    ],
    note: text`Beim Vinyl lohnt der Blick auf Nutzschicht und Nutzungsklasse: Sie sagen mehr über die Haltbarkeit als das Dekor.`,
  },
  {
    type: 'prose',
    heading: 'Der Untergrund entscheidet, nicht das Dekor',
    blocks: [
      text`Unter jedem Belag liegt etwas, das tragen muss: Estrich, alte Dielen, Spanplatten. Neuer Estrich, die Schicht aus Zement oder Gips unter dem Belag, enthält Wasser und braucht Zeit, bis er es abgegeben hat. Wer zu früh verlegt, sperrt die Feuchte ein; Holz quillt, Kleber löst sich, unter Vinyl bilden sich Blasen. Geprüft wird mit einer Messung, bei der eine Probe aus dem Estrich entnommen wird. Eine Hand aufzulegen genügt nicht.`,
      text`Danach folgt die Ebenheit. Eine lange Latte zeigt Mulden und Buckel. Dielen, die auf Lagern liegen, werden erst festgeschraubt, sonst federt der neue Boden mit. Bröselt der Estrich oder hat er Risse, wird er verfestigt oder mit Harz geschlossen. All das ist Handarbeit, die niemand mehr sieht und ohne die nichts hält.`,
    ],
  },
  {
    type: 'prose',
    heading: 'Schwimmend oder verklebt?',
    blocks: [
      {
        subheading: 'Schwimmend',
      },
      text`Die Elemente werden ineinandergesteckt und liegen lose auf einer Unterlage. Das geht rasch, staubt wenig und lässt sich wieder aufnehmen. Dafür klingt der Boden hohler, und rundum muss eine Fuge bleiben, damit er sich dehnen kann.`,
      {
        subheading: 'Vollflächig verklebt',
      },
      text`Der Belag sitzt fest auf dem Estrich, tritt sich leise, gibt Heizwärme besser weiter und lässt sich später schleifen. Der Ausbau ist mühsam, die Vorbereitung aufwendiger. In Häusern, die lange so bleiben sollen, ist es die bessere Wahl.`,
    ],
  },
  {
    type: 'prose',
    heading: 'Woraus sich der Preis je Quadratmeter ergibt',
    blocks: [
      text`Auf Preisschildern im Handel steht das Material. Auf der Rechnung stehen außerdem: Ausbau und Entsorgung des Alten, Spachtelmasse, Grundierung, Unterlage oder Kleber, Verschnitt, Sockelleisten, Übergangsprofile, gekürzte Türen. Fischgrät und diagonale Muster brauchen mehr Material und Zeit. Kleine, verwinkelte Räume sind je Quadratmeter teurer als ein großer Saal.`,
      text`Treppen rechnet man nach Stufen. Auch das Leerräumen zählt. Bleiben Sie während der Arbeiten wohnen, bezahlen Sie dafür, dass der Betrieb in Etappen vorgeht. Ein neuer Boden ist zudem der Moment, die ${link('/heizung', 'Heizung')} mitzudenken. Eine Fußbodenheizung kommt mit lauwarmem Wasser aus, und damit läuft eine ${link('/neue-waermepumpe', 'Wärmepumpe')} sparsam. Über einem kalten Keller lässt sich unter dem Estrich ${link('/daemmung', 'Dämmung')} einbauen, wenn die Höhe reicht.`,
    ],
  },
  {
    type: 'steps',
    heading: 'Vor dem Termin mit dem Bodenleger',
    steps: [
      {
        title: 'Aufbauhöhe messen',
        text: text`Wie viel Platz ist unter den Türen, an der Terrassenschwelle, am Heizkörper? Diese Millimeter schränken die Auswahl mehr ein als der Geschmack.`,
      },
      {
        title: 'Alter des Hauses nennen',
        text: text`Bei alten Belägen und Klebern gehört eine Schadstoffprobe an den Anfang. Sagen Sie, wann zuletzt verlegt wurde, falls Sie es wissen.`,
      },
      {
        title: 'Nutzung ehrlich beschreiben',
        text: text`Hund, Rollstuhl, Schreibtischstuhl, Sandkasten vor der Tür: Davon hängt ab, welche Oberfläche Sie nach Jahren noch mögen.`,
      },
      {
        title: 'Reihenfolge festlegen',
        text: text`Erst Elektrik und Putz, dann streichen, dann Boden, zuletzt Leisten und Innentüren. Wer es umdreht, deckt den neuen Belag wochenlang ab.`,
      },
    ],
  },
  {
    type: 'prose',
    heading: 'Angebote vom Bodenleger prüfen',
    checklist: 'ask',
    blocks: [
      {
        list: [
          text`${strong('Prüfprotokoll:')} Wird die Feuchte gemessen und aufgeschrieben?`,
          text`${strong('Vorarbeiten:')} Wie dick wird gespachtelt, und was kostet mehr Material?`,
          text`${strong('Verschnitt:')} Welcher Zuschlag ist eingerechnet, wem gehören die Reste?`,
          text`${strong('Belag:')} Sind Hersteller, Sorte, Dicke, Nutzschicht und Oberfläche genannt?`,
          text`${strong('Ränder:')} Sind Leisten, Profile, Türblätter und Rohrdurchlässe enthalten?`,
          text`${strong('Pflege:')} Gibt es eine Anleitung und die erste Einpflege dazu?`,
        ],
      },
      text`Lassen Sie auch aufschreiben, wann der Boden belastet werden darf. Frisch geölte Dielen wirken nach einer Nacht trocken und sind es nicht. Behalten Sie ein volles Paket zurück, denn in einigen Jahren gibt es genau diesen Farbton womöglich nicht mehr.`,
      taxableBill,
    ],
  },
  {
    type: 'prose',
    heading: 'Kleber, Lack und gute Luft',
    blocks: [
      text`Neue Böden riechen, und nicht jeder Geruch ist harmlos. Fragen Sie nach lösemittelfreien Klebern und nach Belägen, deren Ausdünstungen geprüft wurden; das Datenblatt gibt Auskunft. Geöltes Holz lässt sich stellenweise ausbessern, braucht aber Pflege. Versiegeltes hält länger ohne Pflege und muss bei Kratzern ganz geschliffen werden.`,
      text`Lüften Sie nach dem Verlegen mehrmals täglich kräftig und halten Sie die Raumluft weder zu trocken noch zu feucht. Bringen Sie das Holz einige Tage vorher in den Raum, damit es sich an das Klima gewöhnt.`,
    ],
  },
  {
    type: 'prose',
    heading: 'Typische Schäden und ihre Ursache',
    blocks: [
      text`Fugen im Winter sind bei Holz normal, weil Heizungsluft trocken ist. Stehen dagegen die Kanten hoch, kam Feuchte von unten. Hohle Stellen deuten auf Mulden oder zu wenig Kleber. Wölbt sich der ganze Belag, fehlt Platz zur Wand, oder eine Kücheninsel wurde auf den schwimmenden Boden geschraubt und hält ihn fest.`,
      text`Manches richtet der Putzlappen an. Zu nass gewischtes Laminat quillt, scharfe Reiniger machen Linoleum stumpf, Gummifüße verfärben Vinyl. Filzgleiter und eine Matte vor der Tür sind billiger als jede Reparatur.`,
    ],
  },
  {
    type: 'advice',
    audience: 'tenants',
    heading: 'Eigener Boden in fremder Wohnung',
    blocks: [
      text`Lose oder schwimmend verlegte Beläge dürfen Sie meist einbringen, wenn Sie beim Auszug alles wieder herausnehmen. Verkleben, Fliesen entfernen und Türen kürzen brauchen eine schriftliche Zustimmung. Vereinbaren Sie darin, ob der Boden bleiben darf und was Sie dafür bekommen.`,
      text`Achten Sie auf den Trittschall. Wird Teppich durch Laminat ersetzt, hören die Nachbarn unter Ihnen jeden Schritt; eine gute Unterlage gehört daher zu jeder höflichen Planung.`,
    ],
  },
];
