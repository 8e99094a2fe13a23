import { feedbackDays, phoneHours } from '../../figures/service';
import type { InfoRecord } from '../records';
import { dative, english, link, text } from '../text';

const plainLanguage = [
  { subheading: 'Leichte Sprache und Gebärdensprache' },
  text`Wir schreiben in kurzen Sätzen und erklären Fachwörter. Fassungen in Leichter Sprache oder Deutscher Gebärdensprache gibt es bisher nicht.`,
] as const;

export const record: InfoRecord = {
  topic: 'Barrierefreiheit',
  h1: 'Erklärung zur Barrierefreiheit',
  description:
    'Wie diese Website barrierefrei gestaltet ist, welche Hürden noch bestehen, wie Sie eine Barriere melden und welche Stelle die Einhaltung überwacht.',
  lead: text`Alle sollen unsere Ratgeber lesen und Angebote anfragen können. Hier steht, wie weit wir sind und was noch stört.`,
  art: 'accessDesk',
  withoutForms: {
    lead: text`Alle sollen unsere Ratgeber lesen können. Hier steht, wie weit wir sind und was noch stört.`,
  },
  sections: [
    {
      type: 'button',
      heading: 'Sie stoßen auf eine Barriere?',
      intro: text`Dann sagen Sie es uns. Wir kümmern uns darum und schicken Ihnen den Inhalt, wenn Sie möchten, auf einem anderen Weg.`,
      button: 'Zum Kontakt',
      to: '#kontakt',
    },
    {
      type: 'prose',
      heading: 'Was diese Dienstleistung ist',
      blocks: [
        {
          build: 'noForms',
          paragraph: text`Die Website informiert über energetische Sanierung. Sie ist kostenlos und verlangt keine Anmeldung. Ein Anfrageformular gibt es zurzeit nicht.`,
        },
        {
          build: 'forms',
          paragraph: text`Die Website informiert über energetische Sanierung und vermittelt Anfragen an Handwerksbetriebe. Sie ist kostenlos und verlangt keine Anmeldung. Sie lesen Ratgeber, geben bei Bedarf eine Postleitzahl ein und füllen ein Formular aus, das von einem Anbieter stammt. Alles andere geschieht danach zwischen Ihnen und den Betrieben.`,
        },
        text`So kommen Sie ans Ziel: Menü und Fuß der Seite führen zusammen zu allen Seiten, die Suche im Kopf findet sie nach einem Stichwort.`,
        {
          build: 'forms',
          paragraph: text`Auf Themenseiten mit Formular springt der erste Knopf dorthin, auf der Startseite führt er mit Ihrer Postleitzahl zur Handwerkersuche. Wer das Formular nicht benutzen kann, erreicht uns per E-Mail oder Telefon.`,
        },
      ],
    },
    {
      type: 'prose',
      heading: 'Wozu wir uns verpflichten',
      blocks: [
        text`Maßstab sind die ${english('Web Content Accessibility Guidelines')}, kurz WCAG 2.2, auf der Stufe AA, und die europäische Norm EN 301 549. Jede neue Seite muss sie erfüllen, bevor sie erscheint. Melden Sie eine Barriere, hat sie Vorrang vor neuen Funktionen.`,
        text`Nach unserer eigenen Bewertung entspricht die Website diesen Anforderungen mit den Ausnahmen, die weiter unten stehen. Diese Bewertung stützt sich auf automatische Prüfungen sämtlicher Seiten, auch der Bedienung mit der Tastatur.`,
      ],
    },
    {
      type: 'operator',
      heading: 'Stand der Prüfung',
      fields: ['accessibilityReviewed'],
    },
    {
      type: 'prose',
      heading: 'Maßnahmen',
      blocks: [
        {
          list: [
            text`Alles ist mit der Tastatur erreichbar; der Fokus ist deutlich sichtbar und verschwindet nicht hinter festen Leisten.`,
            text`Ein Sprunglink führt am Menü vorbei zum Inhalt. Nach dem Wechsel der Seite steht der Fokus auf ihrer Überschrift.`,
            text`Überschriften, Listen, Tabellen und Bereiche sind als solche ausgezeichnet, englische Wörter als englisch.`,
            text`Text und Bedienelemente haben ausreichenden Kontrast, in heller wie in dunkler Darstellung. Das Kontrastschema Ihres Systems bleibt erhalten.`,
            text`Die Seiten passen sich schmalen Bildschirmen und starker Vergrößerung an; breite Tabellen lassen sich für sich verschieben.`,
            text`Wer in seinem System weniger Bewegung eingestellt hat, sieht keine Animationen und kein gleitendes Rollen.`,
            text`Zu jedem Diagramm gibt es dieselben Werte als Tabelle, zu jeder Zeichnung eine Beschreibung oder einen Text, der sie entbehrlich macht.`,
            text`Kurze Bestätigungen werden angesagt und verschwinden nach einigen Sekunden. Was sie melden, bleibt auf der Seite zu sehen. Nichts blinkt, nichts läuft von selbst.`,
            text`Ratgeber, Menü und Fragen lassen sich auch ohne JavaScript lesen und öffnen.`,
          ],
        },
      ],
    },
    {
      type: 'prose',
      heading: 'Hilfsmittel',
      blocks: [
        text`Die Website ist mit den üblichen Mitteln des Browsers gebaut. Sie sollte mit Vorleseprogrammen, Bildschirmlupen, Braillezeilen, Sprachsteuerung und Schaltern funktionieren, die einen aktuellen Browser unterstützen.`,
        text`Geprüft haben wir mit Programmen, die den Aufbau der Seiten so auslesen wie ein Hilfsmittel und sie allein mit der Tastatur bedienen. Auf einigen Seiten haben wir außerdem dem Vorleseprogramm Orca zugehört. Einen Test mit Menschen, die täglich mit einem Vorleseprogramm arbeiten, ersetzt beides nicht. Wenn bei Ihnen etwas nicht klappt, hilft uns der Name von Browser und Hilfsmittel.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Bekannte Barrieren',
      blocks: [
        { subheading: 'Das Formular des Anbieters' },
        text`Felder, Beschriftungen und Fehlermeldungen im Anfrageformular gestaltet der Anbieter. Wir können nicht zusichern, dass es alle Anforderungen erfüllt. Überschrift, Erklärung und ein Hinweis bei Ausfall stehen außerhalb des Formulars und sind barrierefrei. Kommen Sie im Formular nicht weiter, schreiben Sie uns oder rufen Sie an; wir nennen Ihnen einen anderen Weg.`,
        ...plainLanguage,
        { subheading: 'Seiten anderer' },
        text`Für Inhalte hinter Verweisen, etwa die Datenschutzerklärung des Anbieters, sind andere verantwortlich.`,
      ],
      withoutForms: {
        blocks: [
          ...plainLanguage,
          { subheading: 'Seiten anderer' },
          text`Für Inhalte hinter Verweisen, etwa die Seiten von Behörden, sind andere verantwortlich.`,
        ],
      },
    },
    {
      type: 'operator',
      heading: 'Rückmeldung geben',
      intro: text`Schreiben Sie, auf welcher Seite Sie hängen geblieben sind und was Sie tun wollten. Wir antworten innerhalb von ${dative(feedbackDays)}.`,
      fields: ['accessibilityContact'],
      blocks: [
        text`Am Telefon erreichen Sie uns Montag bis Freitag, ${phoneHours}. Brauchen Sie Informationen in einer anderen Form, sagen Sie es dazu; die Postanschrift steht im ${link('/impressum', 'Impressum')}.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Rechtliche Grundlage',
      blocks: [
        text`Diese Erklärung gibt die Informationen, die das Barrierefreiheitsstärkungsgesetz (BFSG) in Anlage 3 für Dienstleistungen verlangt: was die Dienstleistung ist, wie man sie benutzt und wie sie die Anforderungen erfüllt.`,
        text`Die technischen Anforderungen konkretisiert die Norm EN 301 549. Sie verweist für Websites auf die WCAG; wir legen deren Fassung WCAG 2.2 zugrunde.`,
      ],
    },
    {
      type: 'operator',
      heading: 'Zuständige Marktüberwachung',
      intro: text`Ob Dienstleistungen barrierefrei sind, überwacht diese Stelle. Sie können sich an sie wenden, wenn wir Ihre Meldung nicht zufriedenstellend bearbeiten:`,
      fields: ['enforcementBody'],
    },
    {
      type: 'button',
      heading: 'Kontakt',
      id: 'kontakt',
      intro: text`Der Knopf öffnet eine E-Mail an uns.`,
      button: 'Barriere per E-Mail melden',
      to: 'mailto:accessibility',
    },
  ],
};
