import {
  frontDoorUw,
  grantUwLimitBuilder,
  plasticUw,
  roofWindowUw,
  tripleGlazingUw,
  woodAluUw,
  woodUw,
} from '../../figures/windows';
import type { GuideRecord } from '../records';
import { link, term, text } from '../text';

export const record: GuideRecord = {
  topic: 'Fensterbauer',
  h1: 'Was ein guter Fensterbauer anders macht',
  description:
    'Sechs Fenster- und Türarten mit ihren Uw-Werten, gute Gründe für den Fachbetrieb und Fragen, an denen Sie sorgfältige Montage erkennen.',
  lead: text`Gute Betriebe verkaufen einen fertigen Einbau. Sie messen, planen die Fuge zur Wand und montieren selbst.`,
  art: 'windowTypes',
  button: 'Fensterbauer anfragen',
  summary: [
    text`Gegen Zug und Schimmel hilft eine gute Montage mehr als der Unterschied zwischen zwei guten Profilen.`,
    text`Fragen Sie, ob der Betrieb selbst einbaut oder Subunternehmen schickt.`,
    text`Zum Angebot gehören der ${term('uwWert', 'Uw-Wert')} jedes Elements, eine Zeichnung der Anschlüsse und die Entsorgung.`,
    text`Nach der Montage sollten Sie Wartungshinweise, die Leistungserklärung mit den Werten Ihrer Fenster und für den Steuerbonus eine Bescheinigung erhalten.`,
  ],
  sections: [
    {
      type: 'cards',
      heading: 'Sechs Bauarten, die Fensterbauer einsetzen',
      intro: text`Die Spannen zeigen, was der Markt üblicherweise bietet. Für Ihr Haus zählt der Wert, der im Angebot für Ihre Größe steht.`,
      cards: [
        {
          title: 'Dreifachverglasung',
          art: 'tripleGlazing',
          uwert: tripleGlazingUw,
          description: text`Zwei Zwischenräume sind mit Edelgas gefüllt, zwei Scheiben hauchdünn beschichtet. Der Fachbetrieb prüft, ob die Wand und die Beschläge das Gewicht halten.`,
          feature: text`Sie ist heute der Normalfall im Wohnhaus.`,
        },
        {
          title: 'Kunststofffenster',
          art: 'plasticWindow',
          uwert: plasticUw,
          description: text`Die Profile haben hohle Kammern und einen Stahlkern. Große, dunkle Flügel dehnen sich in der Sonne stärker aus und brauchen eine passende Aussteifung.`,
          feature: text`Sie brauchen wenig Pflege, und die Auswahl ist breit.`,
        },
        {
          title: 'Holzfenster',
          art: 'timberWindow',
          uwert: woodUw,
          description: text`Üblich sind Kiefer, Lärche, Eiche und Meranti. Schmale Ansichten gelingen hier am besten, dafür muss die Oberfläche regelmäßig geprüft werden.`,
          feature: text`Im historischen Haus sind sie die erste Wahl.`,
        },
        {
          title: 'Holz-Alu-Fenster',
          art: 'timberAluWindow',
          uwert: woodAluUw,
          description: text`Vor dem tragenden Holzrahmen sitzt eine Schale aus Aluminium gegen das Wetter. Zwischen beiden muss Luft bleiben, sonst staut sich Feuchte.`,
          feature: text`Auf der Wetterseite halten sie lange.`,
        },
        {
          title: 'Haustüren',
          art: 'frontDoor',
          uwert: frontDoorUw,
          description: text`Das Türblatt ist gedämmt, hat mehrere Dichtungen und verriegelt an mehreren Punkten. Die Schwelle muss flach und trotzdem dicht sein.`,
          feature: text`Achten Sie auf Einbruchschutz und eine bequeme Schwelle.`,
        },
        {
          title: 'Dachfenster',
          art: 'roofWindowFrame',
          uwert: roofWindowUw,
          description: text`Eindeckrahmen, Dämmrahmen und Innenfutter gehören zusammen. Viele Fensterbauer arbeiten dafür mit einer Dachdeckerei.`,
          feature: text`Planen Sie den Hitzeschutz von außen gleich mit.`,
        },
      ],
    },
    {
      type: 'prose',
      heading: 'Gründe für einen Fachbetrieb am Ort',
      blocks: [
        { subheading: 'Er misst, was wirklich da ist' },
        text`Alte Laibungen laufen schief, Stürze hängen durch. Wer nach eingesandten Maßen fertigt, füllt die Fehler später mit Schaum. Ein Betrieb, der selbst misst, haftet auch dafür, dass es passt.`,
        { subheading: 'Er löst die Anschlüsse' },
        text`Die Fuge zwischen Rahmen und Mauer muss drei Dinge leisten: innen Luft aufhalten, in der Mitte dämmen, außen Regen abweisen. Dazu kommen Fensterbank, Rollladen und Putzkante. Lassen Sie sich ein Musterstück zeigen.`,
        { subheading: 'Er kommt wieder' },
        text`Flügel setzen sich im ersten Jahr. Ein Nachstelltermin, Ersatzdichtungen und ein erreichbarer Kundendienst gehören zu einer Leistung, die ein Versandhandel nicht bieten kann.`,
        { subheading: 'Er kennt die Papiere' },
        text`Für einen Zuschuss bestätigt in der Regel eine Energieberatung die Werte jedes Fensters, für den Steuerbonus bescheinigt sie der Betrieb. Beides gelingt nur mit den Datenblättern, die er Ihnen gibt. Ein ${term('uWert', 'U-Wert')} von ${grantUwLimitBuilder} kann genügen; manche Programme verlangen einen kleineren, siehe ${link('/fenster-kosten#zuschuss', 'Zuschuss und Finanzierung')}.`,
      ],
    },
    {
      type: 'table',
      heading: 'Fragen an den Betrieb und gute Antworten',
      checklist: 'ask',
      caption: 'Gesprächsleitfaden für Fensterangebote',
      columns: ['Ihre Frage', 'Gute Antwort', 'Ausweichende Antwort'],
      rows: [
        [text`Wer montiert bei mir?`, text`Eigenes Team, Name der Ansprechperson`, text`„Das sehen wir dann.“`],
        [
          text`Wie dichten Sie das Fenster innen ab?`,
          text`Folie, Band oder Dichtstoff, passend zum Putz`,
          text`„Mit Schaum, wie immer.“`,
        ],
        [
          text`Wo sitzt das Fenster in der Wand?`,
          text`mit Blick auf eine spätere Dämmung begründet`,
          text`„Da, wo das alte war.“`,
        ],
        [text`Wird Lüftung geprüft?`, text`ja, mit kurzem Konzept`, text`„Kippen reicht.“`],
        [
          text`Was passiert mit den alten Fenstern?`,
          text`Ausbau, Abtransport und Verwertung im Preis`,
          text`„Das machen Sie selbst?“`,
        ],
      ],
    },
    {
      type: 'steps',
      heading: 'Warum der Vergleich hilft, und wie er gelingt',
      intro: text`Fensterpreise lassen sich schwer schätzen, weil jede Öffnung anders ist. Mehrere Angebote zur gleichen Liste schaffen Klarheit.`,
      steps: [
        {
          title: 'Liste schreiben',
          text: text`Für jede Öffnung: Raum, ungefähre Breite und Höhe, Öffnungsart, Besonderheiten wie Rollladen oder Gitter.`,
          art: 'stepRequest',
        },
        {
          title: 'Angebote gegenüberstellen',
          text: text`Vergleichen Sie je Fenster Glas, Rahmen, Beschlag und Montage. Summen allein sagen nichts.`,
          art: 'stepCompare',
        },
        {
          title: 'Betrieb bestimmen',
          text: text`Beauftragen Sie den Betrieb, der Ihre Fragen am genauesten beantwortet hat, auch wenn er nicht der billigste ist.`,
          art: 'stepChoose',
        },
      ],
    },
    {
      type: 'leadForm',
      heading: 'Fensterbauer in Ihrer Nähe finden',
      intro: text`Beschreiben Sie, wie viele Fenster oder Türen Sie erneuern möchten. Gemessen wird bei einem Termin am Haus.`,
    },
    {
      type: 'prose',
      heading: 'Was nach dem Einbau zu tun ist',
      blocks: [
        text`Bewahren Sie Datenblätter und Rechnung auf; bei einem Glasbruch weiß der Betrieb dann, was nachzubestellen ist. Fetten Sie die Beschläge einmal im Jahr und reinigen Sie die Dichtungen mit klarem Wasser.`,
        text`Achten Sie im ersten Winter auf Ecken und Laibungen. Werden sie feucht, lüften Sie mehr und melden Sie sich beim Betrieb. Oft reicht ein schmaler Dämmstreifen in der Laibung. Hartnäckige Fälle sind eine Aufgabe für die ${link('/energieberater', 'Energieberatung')}, denn meist ist dann die Wand das Problem.`,
      ],
    },
  ],
  faq: [
    {
      question: 'Kann ein Tischler meine Fenster bauen und einsetzen?',
      answer: [
        text`Ja, gerade für Holzfenster und Sonderformen ist die Tischlerei oft die beste Adresse. Sie muss aber ebenso wie jeder andere Betrieb Leistungserklärungen für das Fenster ausstellen können.`,
      ],
    },
    {
      question: 'Was steckt hinter der RAL-Montage?',
      answer: [
        text`Eine anerkannte Beschreibung, wie Fenster befestigt, gedämmt und abgedichtet werden. Schreiben Sie sie in den Vertrag, dann ist der Maßstab klar. Das Wort allein im Prospekt bindet niemanden.`,
      ],
    },
    {
      question: 'Ist es sinnvoll, Fenster im Internet zu bestellen?',
      answer: [
        text`Das Element kostet dort oft weniger. Messen, einbauen und reklamieren müssen Sie selbst organisieren, und die wenigsten Betriebe montieren fremde Ware. Für ein Gartenhaus ist das in Ordnung, für Wohnräume riskant.`,
      ],
    },
    {
      question: 'Wie stark sind Haus und Wohnung beim Einbau betroffen?',
      answer: [
        text`Es staubt und wird laut, aber Raum für Raum. Decken Sie Möbel ab und nehmen Sie Vorhänge herunter. Innen bleibt danach meist eine Putzkante, die ein Maler schließt. Wohnen Sie zur Miete, muss Ihnen der Einbau vorher angekündigt werden. Ausgaben, die Ihnen dadurch entstehen, können Sie sich in angemessenem Umfang ersetzen lassen; ein Mieterverein prüft das für seine Mitglieder.`,
      ],
    },
    {
      question: 'Gibt es Fenster ohne sichtbaren Rahmen?',
      answer: [
        text`Es gibt Festverglasungen, deren Rahmen in Wand und Boden verschwindet. Sie lassen sich nicht öffnen und verlangen sorgfältige Entwässerung. Ein Flügel zum Lüften muss daneben liegen, und der zweite Rettungsweg darf nicht durch dieses Fenster führen.`,
      ],
    },
  ],
  next: {
    heading: 'Drei Schritte bis zum Aufmaß',
    steps: [
      text`Sehen Sie sich an, womit Sie rechnen müssen: Preise je Material rechnet der ${link('/fenster-kosten#fensterrechner', 'Fensterrechner')} aus.`,
      text`Überlegen Sie, ob Reparieren genügt. Die Seite ${link('/fenster-tueren', 'Fenster und Türen')} hilft bei der Einteilung.`,
      text`Laden Sie zwei oder drei Betriebe ein und lassen Sie jeden selbst messen. Gehören die Fenster zu einer Eigentumswohnung, beschließt vor dem Auftrag die ${link('/foerderungen#gemeinschaft', 'Gemeinschaft')}.`,
    ],
  },
  related: ['/fenster-tueren', '/fenster-kosten', '/energieberater', '/handwerkersuche'],
};
