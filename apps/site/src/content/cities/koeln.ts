import { adviceGrant, northRhineShare } from '../../figures/funding';
import type { CityRecord } from '../records';
import { capital, link, official, term, text } from '../text';

export const record: CityRecord = {
  topic: 'Energieberater Köln',
  h1: 'Was eine Energieberatung in Köln herausfindet',
  description:
    'Energieberater in Köln: Dreifensterhaus und Nachkriegsbau sanieren, Keller am Rhein schützen, Förderung in Nordrhein-Westfalen kombinieren.',
  city: 'Köln',
  art: 'cityKoeln',
  caption: 'Schmale Nachkriegshäuser verschiedener Höhe, dazwischen ein älteres mit Giebel',
  button: 'Kölner Berater anfragen',
  lead: text`Schmale Häuser haben wenige freie Wände. Sie erfahren, welche Sie dämmen, womit Sie heizen und wer mitzahlt.`,
  keyFigures: [
    { label: 'des Beratungshonorars kann der Bund übernehmen', value: adviceGrant },
    { label: 'Förderung von Bund und Land zusammen möglich', value: northRhineShare },
  ],
  summary: [
    text`In der Reihe verlieren vor allem Straßen- und Gartenseite, Dach und Keller Wärme.`,
    text`Bauten aus dem Wiederaufbau haben dünne Wände, aber einfache Formen, und lassen sich daher gut dämmen.`,
    text`In Rheinnähe bestimmt das Hochwasser, wo Heizung und Elektrik stehen dürfen.`,
  ],
  features: [
    {
      icon: 'door',
      title: 'Drei Fenster breit',
      description: text`Das Dreifensterhaus ist typisch für Köln. Es steht schmal zur Straße, reicht tief nach hinten und hat einen Anbau zum Hof.`,
    },
    {
      icon: 'euro',
      title: 'Nordrhein-Westfalen legt nach',
      description: text`Kombiniert man Bund und Land, können je nach Vorhaben ${northRhineShare} Förderung zusammenkommen.`,
    },
    {
      icon: 'landmark',
      title: 'Gewachsen und neu begonnen',
      description: text`Zwischen römischem Straßenverlauf, romanischen Kirchen und Giebeln am Wasser stehen die sachlichen Häuser des Wiederaufbaus.`,
    },
  ],
  sections: [
    {
      type: 'prose',
      heading: 'Schmales Haus, kleine Hülle',
      blocks: [
        text`Ein Dreifensterhaus teilt seine langen Seiten mit den Nachbarn. Das spart Heizwärme, macht aber jeden Eingriff zur Maßarbeit. Vorne sitzen Stuck und Gesimse, hinten ein verwinkelter Anbau mit Küche oder Bad, den oft nur eine dünne Wand schützt. Genau dort lohnt der erste Blick.`,
        text`Liegt das Nachbardach tiefer, ragt Ihre Brandwand frei in den Wind. Eine Dämmung darauf reicht über die Grenze zum Nachbarn; das Nachbarrecht erlaubt das unter Bedingungen, ein Gespräch vorher ist trotzdem klüger. Was die Verfahren unterscheidet, zeigt die ${link('/daemmung-fassade', 'Fassadendämmung')}.`,
        { subheading: 'Der Nachkriegsbau nebenan' },
        text`Nach dem Krieg wurde aus Trümmersplitt, Bims und knappem Material gebaut. Die Wände sind dünn, Balkonplatten laufen ohne Trennung nach außen und kühlen die Decke dahinter aus. Dafür ist die Fassade glatt und selten geschützt. Ein ${term('wdvs', 'WDVS')} passt hier technisch gut, sofern Balkone und Sockel mitgeplant werden.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Mildes Rheintal, hohes Wasser',
      blocks: [
        text`Das Klima im Rheintal ist mild, Frost selten von Dauer. Für Luft-Wasser-Wärmepumpen sind das gute Bedingungen. Gefährlich ist das Wasser. In den Uferlagen drückt Hochwasser in die Keller, und auch weiter hinten steigt dann das Grundwasser.`,
        {
          list: [
            text`Technik gehört in ein oberes Geschoss oder auf ein Gestell und muss sich von oben abschalten lassen.`,
            text`Öltanks werden gegen Auftrieb gesichert, besser entfernt.`,
            text`An Kellerwänden und Decken kommen Dämmstoffe zum Einsatz, die nach einer Überflutung wieder trocknen.`,
          ],
        },
        text`Wo Fernwärme verfügbar ist, erledigt sich die Frage nach dem Heizraum fast von selbst, denn eine Übergabestation braucht wenig Platz.`,
      ],
    },
    {
      type: 'steps',
      heading: 'Vom Rundgang zum Förderbescheid',
      intro: text`So läuft es, wenn Bund und Land zusammenspielen sollen:`,
      steps: [
        {
          title: 'Bestand aufnehmen',
          text: text`Grundriss, ${term('heizlast', 'Heizlast')} und Feuchte werden erfasst. Das gehört zur Beratung, für die es den Zuschuss gibt; ihn beantragen Sie vor diesem Termin.`,
        },
        {
          title: 'Programme abgleichen',
          text: text`Der Bund fördert über ${term('bafa', 'BAFA')} und ${term('kfw', 'KfW')}, daneben gibt es Mittel des Landes. ${capital(northRhineShare)} sind in der Summe denkbar, doch nie für jede Rechnung.`,
        },
        {
          title: 'Anträge vor Aufträgen stellen',
          text: text`Ein bindender Vertrag vor dem Antrag kann Sie den Zuschuss kosten. Lassen Sie sich die Reihenfolge vom Berater schriftlich geben und suchen Sie seinen Namen in der ${official('experts')}, denn für die Hülle ist der Eintrag Bedingung.`,
        },
        {
          title: 'Bauen und belegen',
          text: text`Die Fachbetriebe bestätigen die Werte, die Energieberatung prüft sie, erst dann fließt Geld.`,
        },
      ],
    },
    {
      type: 'prose',
      heading: 'Was die Denkmalpflege wissen will',
      blocks: [
        text`Geschützt sein können Gründerzeithäuser, alte Ortskerne und Siedlungen der Moderne. Ob Ihr Haus dazugehört, sagt die Denkmalbehörde. Eine geschützte Fassade bleibt meist, wie sie ist. Für Dach, Hof und Keller gibt es mehr Spielraum. Wenn Sie Fenster tauschen, kann auch eine Erhaltungssatzung der Stadt gelten. Bringen Sie alte Fotos mit; sie helfen zu zeigen, was ursprünglich ist.`,
      ],
    },
    {
      type: 'advice',
      audience: 'tenants',
      heading: 'Tipps für Kölner Mieterinnen und Mieter',
      blocks: [
        text`In tiefen Wohnungen mit Fenstern nur vorne und hinten hilft Querlüften über den Flur. Bleibt die Wand im Hofanbau trotzdem nass, melden Sie es der Vermieterin oder dem Vermieter mit Foto. Steht eine Modernisierung an, fragen Sie, ob Zuschüsse von den umgelegten Kosten abgezogen sind.`,
      ],
    },
  ],
  form: {
    heading: 'Jetzt Kölner Fachleute anfragen',
    text: text`Ein paar Angaben zum Haus genügen: Baujahr, Wandaufbau, soweit bekannt, und die jetzige Heizung.`,
  },
  faq: [
    {
      question: 'Kann ein Dreifensterhaus mit einer Wärmepumpe heizen?',
      answer: [
        text`Ja, wenn die Heizkörper groß genug sind und das Gerät im Hof leise genug steht. Der Berater rechnet die Heizlast für jeden Raum; häufig müssen nur einzelne Heizkörper getauscht werden.`,
      ],
    },
    {
      question: 'Muss ich im Hochwassergebiet auf Kellerdämmung verzichten?',
      answer: [
        text`Nein. Verzichten müssen Sie auf Material, das Wasser aufsaugt. Platten mit geschlossenen Poren oder leicht ausbaubare Lösungen sind üblich.`,
      ],
    },
    {
      question: 'Gilt die Landesförderung auch für Eigentumswohnungen?',
      answer: [
        text`Das steht in den Bedingungen des jeweiligen Bausteins. Für Arbeiten an Dach, Fassade oder zentraler Heizung stellt die ${link('/foerderungen#gemeinschaft', 'Gemeinschaft')} den Antrag. Einzelheiten zu den Programmen stehen unter ${link('/foerderungen', 'Förderungen')}.`,
      ],
    },
    {
      question: 'Warum zieht es in meinem Haus aus der Nachkriegszeit?',
      answer: [
        text`Undicht sind vor allem Rollladenkästen, Dachbodenluken und die Anschlüsse später eingesetzter Fenster. Ein Luftdichtheitstest macht die Stellen in kurzer Zeit sichtbar.`,
      ],
    },
    {
      question: 'Was kostet mich das Gespräch mit einem Kölner Berater?',
      answer: [
        text`Die Anfrage über diese Seite kostet nichts. Das Honorar der Beratung nennt Ihnen das Angebot; ist der Bundeszuschuss bewilligt, deckt er einen Teil davon. Fragen Sie, ob Anfahrt und Antragstellung enthalten sind.`,
      ],
      withoutForms: {
        answer: [
          text`Das Honorar nennt Ihnen das Angebot; ist der Bundeszuschuss bewilligt, deckt er einen Teil davon. Fragen Sie, ob Anfahrt und Antragstellung enthalten sind.`,
        ],
      },
    },
  ],
  related: ['/energieberater', '/daemmung-fassade', '/waermepumpe-foerderung', '/energieberater-duesseldorf'],
};
