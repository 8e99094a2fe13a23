import type { PageRecord } from '../records';
import { link, type Text, text } from '../text';

export interface CookieSettingsRecord extends PageRecord {
  readonly storage: {
    readonly heading: string;
    readonly text: Text;
    readonly keys: readonly (readonly [key: string, purpose: string])[];
  };
  readonly withoutForms: NonNullable<PageRecord['withoutForms']> & { readonly storage: { readonly text: Text } };
}

const stored =
  'Diese Website setzt keine Cookies im engeren Sinn. Sie legt bis zu drei Einträge im lokalen Speicher Ihres Browsers ab, und keiner davon verlässt Ihr Gerät. Ist dieser Speicher voll oder gesperrt, gilt Ihre Auswahl nur, bis Sie den Tab schließen; nimmt der Browser auch das nicht an, nur bis Sie die Seite schließen oder neu laden. Ändern können Sie Ihre Auswahl jederzeit.';

export const record: CookieSettingsRecord = {
  topic: 'Cookie-Einstellungen',
  h1: 'Cookie-Einstellungen',
  description:
    'Erlauben Sie zwei weitere Zwecke oder lehnen Sie sie ab, und lesen Sie, was diese Website in Ihrem Browser speichert. Jederzeit zu ändern.',
  lead: text`Diese Website selbst speichert nur das Notwendige. Zwei weitere Zwecke können Sie hier erlauben oder ablehnen.`,
  art: 'cookieSwitches',
  withoutForms: { storage: { text: [stored] } },
  storage: {
    heading: 'Was genau gespeichert wird',
    text: [
      `${stored} Ob das Skript des Formulars selbst etwas speichert, steht in der Datenschutzerklärung seines Anbieters; was beim Laden geschieht, erklärt unser `,
      link('/datenschutz#anbieter', 'Abschnitt über Anfrageformulare'),
      '.',
    ],
    keys: [
      ['cookie-consent', 'Ihre Auswahl zu den Zwecken, die oben stehen'],
      [
        'cookie-consent-receipt',
        'Zeitpunkt und Fassung dieser Auswahl mit einer zufälligen Kennung, als Nachweis für Sie',
      ],
      ['theme', 'Helles oder dunkles Erscheinungsbild, sobald Sie eines wählen'],
    ],
  },
};
