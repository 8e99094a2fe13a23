import {
  cellarByType,
  completeByType,
  facadeByType,
  interiorByType,
  roofByType,
  topCeilingByType,
} from '../../figures/savings';
import type { GuideRecord } from '../records';
import { link, term, text } from '../text';

export const record: GuideRecord = {
  topic: 'Dämmung: Fachbetriebe',
  h1: 'Den richtigen Betrieb für die Dämmung auswählen',
  description:
    'Welche Firma welches Bauteil dämmt, was sechs Dämmarten einsparen, woran Sie gute Angebote erkennen und was Sie bei der Abnahme prüfen.',
  lead: text`Fast jedes Bauteil hat sein eigenes Handwerk. Gut ist, wer das Haus ansieht und die Anschlüsse erklärt.`,
  keyFigures: [
    { label: 'weniger Heizkosten nach der Komplettdämmung, als Richtwert', value: completeByType },
    { label: 'weniger nach der Fassadendämmung allein', value: facadeByType },
    { label: 'weniger nach der Dämmung der Kellerdecke', value: cellarByType },
  ],
  art: 'insulationCrew',
  button: 'Dämmbetriebe anfragen',
  summary: [
    text`Eine Ortsbesichtigung gehört vor jedes Angebot. Preise am Telefon taugen nur als grober Anhaltspunkt; einen besseren gibt der ${link('/daemmung-fassade#fassadenrechner', 'Fassadenrechner')}.`,
    text`Was die Komplettdämmung spart, ist nicht die Summe der einzelnen Bauteile.`,
    text`Verlangen Sie Zeichnungen oder wenigstens eine Beschreibung der Anschlüsse an Fenster, Dach und Sockel.`,
    text`Der Betrieb bescheinigt für Zuschuss und Steuerbonus, was er eingebaut hat. Beim Zuschuss muss in der Regel auch eine Energieberatung die Technik bestätigen.`,
  ],
  sections: [
    {
      type: 'cards',
      heading: 'Sechs Dämmarten und das passende Handwerk',
      intro: text`Die Prozentwerte nennen die Ersparnis bei den Heizkosten gegenüber dem ungedämmten Bauteil, als unverbindliche Richtgröße. Die Frage darunter stellen Sie jedem Betrieb.`,
      cards: [
        {
          title: 'Dachdämmung',
          art: 'insulatedRoof',
          savings: roofByType,
          description: text`Zimmerei oder Dachdeckerei füllt die Sparrenfelder oder legt Platten darüber. Innen wird luftdicht abgeklebt.`,
          feature: text`„Wer prüft, ob das Dach luftdicht ist?“`,
        },
        {
          title: 'Fassadendämmung',
          art: 'insulatedFacade',
          savings: facadeByType,
          description: text`Stuckateur- und Malerbetriebe setzen Verbundsysteme, Zimmereien und Fassadenbauer hinterlüftete Verkleidungen.`,
          feature: text`„Kommen alle Teile aus einem zugelassenen System?“`,
        },
        {
          title: 'Kellerdecke',
          art: 'insulatedCellar',
          savings: cellarByType,
          description: text`Maler- oder Trockenbaubetriebe befestigen Platten unter der Decke und schneiden sie um Rohre und Leitungen herum.`,
          feature: text`„Was geschieht an den Wandrändern?“`,
        },
        {
          title: 'Innendämmung',
          art: 'insulatedInside',
          savings: interiorByType,
          description: text`Zuständig sind Stuckateur- oder Trockenbaubetriebe, die Erfahrung im Altbau haben und die Feuchte berechnen.`,
          feature: text`„Wie wird der Rand der Zimmerdecken gedämmt?“`,
        },
        {
          title: 'Oberste Geschossdecke',
          art: 'insulatedCeiling',
          savings: topCeilingByType,
          description: text`Zuständig ist ein Trockenbau- oder Einblasbetrieb, je nachdem, ob der Boden begehbar bleiben soll oder ein Hohlraum da ist.`,
          feature: text`„Wird die Bodenluke mitgedämmt?“`,
        },
        {
          title: 'Komplettdämmung',
          art: 'insulatedHouse',
          savings: completeByType,
          highlight: 'alles zusammen',
          description: text`Mehrere Gewerke arbeiten nacheinander. Eine Bauleitung hält Termine und Anschlüsse zusammen, oft ein Architekturbüro oder die Energieberatung.`,
          feature: text`„Wer haftet an den Übergängen?“`,
        },
      ],
      note: text`Diese Werte lassen sich nicht addieren. Dach und oberste Decke schließen einander meist aus, ebenso Fassade und Innendämmung. Und je besser ein Haus schon ist, desto weniger bleibt für den nächsten Schritt zu sparen.`,
    },
    {
      type: 'components',
      heading: 'Warum sich ein Fachbetrieb auszahlt',
      components: [
        {
          title: 'Wärmebrücken',
          art: 'thermalBridge',
          description: text`Fachleute erkennen Stellen, an denen Wärme an der Dämmung vorbeifließt: Balkonplatte, Deckenrand, Rollladenkasten.`,
          detail: text`Dort beginnt sonst der Schimmel.`,
        },
        {
          title: 'Untergrund',
          art: 'substrateTest',
          description: text`Tragfähigkeit, Feuchte und alte Anstriche werden geprüft, bevor Kleber auf die Wand kommt.`,
          detail: text`Ein Zugversuch zeigt, ob Dübel halten.`,
        },
        {
          title: 'Nachweise',
          art: 'proofPapers',
          description: text`Für ${term('bafa', 'BAFA')} und Finanzamt braucht es Bescheinigungen mit Fläche, Produkt und erreichtem Wärmeschutz.`,
          detail: text`Eigenleistung muss beim Zuschuss eine Fachperson bestätigen; das Finanzamt erkennt sie nicht an.`,
        },
        {
          title: 'Gewährleistung',
          art: 'craftWarranty',
          description: text`Ein eingetragener Betrieb steht für Mängel ein und sollte gegen Schäden versichert sein.`,
          detail: text`Lassen Sie sich die Police zeigen.`,
        },
      ],
    },
    {
      type: 'leadForm',
      heading: 'Dämmbetriebe in Ihrer Gegend anfragen',
      intro: text`Bauteil, Gebäudetyp und Wohnort reichen aus. Technische Werte müssen Sie nicht kennen.`,
    },
    {
      type: 'table',
      heading: 'Ein Angebot Zeile für Zeile prüfen',
      checklist: 'ask',
      caption: 'Angaben in einem Dämmangebot',
      columns: ['Frage', 'So ist es gut', 'Vorsicht bei'],
      rows: [
        [text`Wie wurde die Fläche ermittelt?`, text`gemessen, Fenster abgezogen`, text`„ca.“ ohne Aufmaß`],
        [text`Welcher Dämmstoff ist es?`, text`Hersteller, Typ, Wärmeleitstufe, Dicke`, text`„Dämmplatten inklusive“`],
        [
          text`Welche Vorarbeiten gehören dazu?`,
          text`Putz abklopfen, Risse schließen, einzeln bepreist`,
          text`„nach Aufwand“ ohne Stundensatz`,
        ],
        [
          text`Wie werden die Anschlüsse ausgeführt?`,
          text`Fenster, Sockel, Dachrand beschrieben`,
          text`kein Wort dazu`,
        ],
        [
          text`Sind Gerüst und Entsorgung im Preis?`,
          text`enthalten oder als eigene Zeile`,
          text`„bauseits“, also von Ihnen zu stellen`,
        ],
        [
          text`Wann wird gezahlt?`,
          text`nach Baufortschritt, Rest nach Abnahme`,
          text`hohe Summe vor dem ersten Handgriff`,
        ],
      ],
      blocks: [
        text`Legen Sie allen Betrieben dieselbe Beschreibung vor. Weicht einer davon ab und begründet es gut, bitten Sie die übrigen, dieselbe Variante zu rechnen. Zu den Stoffen selbst gibt es eine eigene Seite: ${link('/daemmmaterial', 'Dämmmaterial im Vergleich')}.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Warnzeichen vor der Unterschrift',
      checklist: 'beware',
      blocks: [
        {
          list: [
            text`Jemand klingelt unangemeldet und bietet eine Fassade zum Sonderpreis, der nur heute gilt.`,
            text`Die Firma rät zur Dämmung, ohne im Haus gewesen zu sein.`,
            text`Fragen nach Lüftung oder Feuchte bleiben ohne Antwort.`,
            text`Der Betrieb will beginnen, bevor der Zuschuss zugesagt ist.`,
            text`Adresse, Handwerksrolle oder Versicherung sind nicht zu finden.`,
          ],
        },
        text`Umgekehrt darf ein guter Betrieb auch Nein sagen. Wenn er von einer Maßnahme abrät, weil die Wand nass ist oder ein Gewerk fehlt, spricht das für ihn.`,
      ],
    },
    {
      type: 'steps',
      heading: 'Während der Arbeiten und bei der Abnahme',
      steps: [
        {
          title: 'Vor dem Start',
          text: text`Halten Sie Beginn, Ablauf, Ansprechperson und Umgang mit Regentagen schriftlich fest. Informieren Sie die Nachbarn über das Gerüst. Mieterinnen und Mietern im Haus kündigen Sie die Arbeiten rechtzeitig schriftlich an.`,
        },
        {
          title: 'Mittendrin',
          text: text`Fotografieren Sie jede Schicht, bevor sie verschwindet. Gibt es Lücken, Kreuzfugen oder zerdrückte Stellen, sprechen Sie es sofort an.`,
        },
        {
          title: 'Am Ende',
          text: text`Gehen Sie die Fassade oder den Raum bei Tageslicht ab. Mängel kommen mit Frist ins Protokoll, ein Teil der Summe bleibt bis zur Behebung offen.`,
        },
        {
          title: 'Im ersten Winter',
          text: text`Eine Aufnahme mit der Wärmebildkamera zeigt, was vergessen wurde. Reklamieren können Sie innerhalb der Gewährleistung.`,
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Muss ein Dämmbetrieb Meisterbetrieb sein?',
      answer: [
        text`Stuckateure, Maler, Zimmerer und Dachdecker brauchen für ihr Handwerk in der Regel den Meister oder eine gleichwertige Qualifikation. Für reinen Trockenbau gilt das nicht. Fragen Sie dort genauer nach Erfahrung und Beispielen.`,
      ],
    },
    {
      question: 'Wie viele Dämmangebote sollte ich einholen?',
      answer: [
        text`Drei sind eine gute Zahl: genug, um Ausreißer zu erkennen, und wenig genug, um jedes wirklich zu lesen. Voraussetzung ist, dass alle dieselbe Fläche und denselben Aufbau anbieten.`,
      ],
    },
    {
      question: 'Wer koordiniert, wenn mehrere Gewerke beteiligt sind?',
      answer: [
        text`Bei zwei Handwerken genügt oft eine klare Absprache und ein Betrieb, der die Leitung übernimmt. Wird das ganze Haus saniert, lohnt eine unabhängige Bauleitung. Sie überwacht auch die Qualität und nicht nur den Kalender.`,
      ],
    },
    {
      question: 'Was ist ein Blower-Door-Test und wann ist er sinnvoll?',
      answer: [
        text`Ein Gebläse in der Haustür erzeugt Unterdruck, und undichte Stellen werden spürbar. Nach einer Dachdämmung zeigt er, ob die Folie hält. Am nützlichsten ist er, solange noch nichts verkleidet ist.`,
      ],
    },
    {
      question: 'Welche Jahreszeit eignet sich für Dämmarbeiten?',
      answer: [
        text`Für Putzfassaden Frühjahr bis Herbst, weil Mörtel weder Frost noch pralle Sonne verträgt. Kellerdecken, Geschossdecken und Innenräume gehen das ganze Jahr. Im Winter ist die Auswahl an Terminen größer.`,
      ],
    },
  ],
  next: {
    heading: 'So bereiten Sie die Anfrage vor',
    steps: [
      text`Suchen Sie Baupläne und die letzten Heizrechnungen heraus und fotografieren Sie die betroffenen Stellen.`,
      text`Entscheiden Sie, ob ein Bauteil oder das ganze Haus gemeint ist; die Übersicht zur ${link('/daemmung', 'Dämmung')} hilft dabei.`,
      text`Klären Sie den ${link('/foerderung-daemmung', 'Zuschuss')}, bevor ein Auftrag bindend wird.`,
      text`Vereinbaren Sie Besichtigungen und stellen Sie überall dieselben Fragen.`,
    ],
  },
  related: ['/daemmung', '/daemmung-fassade', '/daemmmaterial', '/foerderung-daemmung', '/energieberater'],
};
