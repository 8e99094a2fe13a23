import type { InfoRecord } from '../records';
import { whoPays } from '../shared';
import { link, text } from '../text';

export const record: InfoRecord = {
  topic: 'Impressum',
  h1: 'Impressum',
  description:
    'Anbieterkennzeichnung dieser Website: Anschrift, Kontakt, Vertretung, Registereintrag, redaktionelle Verantwortung und Haftung.',
  lead: text`Wer diese Website betreibt, wie Sie uns erreichen und wofür wir einstehen.`,
  art: 'legalPaper',
  sections: [
    {
      type: 'operator',
      heading: 'Angaben nach § 5 DDG',
      fields: ['company', 'address', 'managingDirector', 'register', 'vatId', 'supervisoryAuthority'],
    },
    {
      type: 'operator',
      heading: 'Kontakt',
      id: 'kontakt',
      fields: ['phone', 'email'],
    },
    {
      type: 'operator',
      heading: 'Verantwortlich für die Ratgeber',
      intro: text`Für journalistisch-redaktionelle Inhalte nach § 18 MStV:`,
      fields: ['editorResponsible'],
    },
    {
      type: 'prose',
      heading: 'Unsere Rolle',
      blocks: [
        {
          build: 'noForms',
          paragraph: text`Wir betreiben ein Informationsangebot. Anfrageformulare zeigen wir zurzeit nicht.`,
        },
        {
          build: 'forms',
          paragraph: text`Wir betreiben ein Informationsangebot und zeigen Formulare eines Anbieters, der Anfragen an Handwerksbetriebe, Planungs- und Beratungsbüros verteilt.`,
        },
        { build: 'forms', paragraph: whoPays },
        text`Angebote und Verträge kommen ausschließlich zwischen Ihnen und dem jeweiligen Betrieb zustande. Wir sind nicht Vertragspartei, geben keine Angebote ab und führen keine Arbeiten aus.`,
      ],
    },
    {
      type: 'operator',
      heading: 'Streitbeilegung für Verbraucher',
      intro: text`Auskunft nach § 36 VSBG:`,
      fields: ['disputeResolution'],
    },
    {
      type: 'prose',
      heading: 'Haftung für Inhalte',
      blocks: [
        text`Wir schreiben unsere Seiten sorgfältig. Trotzdem können Angaben veralten oder Fehler enthalten. Preise, Ersparnisse und Förderbeträge sind unverbindliche Richtwerte; sie ersetzen weder ein Angebot noch eine Energie-, Rechts- oder Steuerberatung.`,
        text`Für Förderung gelten allein die Richtlinien der zuständigen Stellen zum Zeitpunkt Ihres Antrags. Für Vorsatz und grobe Fahrlässigkeit sowie für Schäden an Leben, Körper und Gesundheit haften wir nach den gesetzlichen Vorschriften; daran ändert dieser Abschnitt nichts.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Haftung für Verweise und fremde Formulare',
      withoutForms: { heading: 'Haftung für Verweise' },
      blocks: [
        text`Einige Verweise führen zu Seiten anderer, etwa zu Behörden. Als wir sie gesetzt haben, waren dort keine rechtswidrigen Inhalte zu erkennen. Auf spätere Änderungen haben wir keinen Einfluss. Erfahren wir von einem Verstoß, entfernen wir den Verweis.`,
        {
          build: 'forms',
          paragraph: text`Die Anfrageformulare stammen von einem Anbieter. Für Felder, Prüfung und Versand darin ist er verantwortlich. Was beim Laden geschieht, beschreibt die ${link('/datenschutz', 'Datenschutzerklärung')}.`,
        },
      ],
    },
    {
      type: 'prose',
      heading: 'Urheberrecht und Lizenzen',
      blocks: [
        text`Texte und Zeichnungen dieser Website sind urheberrechtlich geschützt. Sie dürfen sie lesen, ausdrucken und mit Angabe der Quelle zitieren. Für jede weitere Verwendung fragen Sie uns bitte vorher. Für die Richtwerte, die wir als Daten anbieten, gilt die Lizenz, die unter ${link('/ueber-uns#aenderungen', 'Änderungen')} steht.`,
        text`Schriften und Symbole stammen aus freien Projekten und stehen unter deren Lizenzen.`,
      ],
    },
  ],
};
