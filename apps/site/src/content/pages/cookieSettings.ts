import type { PageRecord } from '../records';
import { link, type Text, text } from '../text';

export interface CookieSettingsRecord extends PageRecord {
  readonly storage: {
    readonly heading: string;
    readonly text: Text;
    readonly keys: readonly (readonly [key: string, purpose: string])[];
  };
}

export const record: CookieSettingsRecord = {
  topic: 'Cookie-Einstellungen',
  h1: 'Cookie-Einstellungen',
  description:
    'Entscheiden Sie, was diese Website in Ihrem Browser speichern und laden darf. Die Auswahl können Sie jederzeit ändern oder ganz zurücknehmen.',
  reviewed: '2025-09-30',
  lead: text`Hier legen Sie fest, was diese Website über das Notwendige hinaus darf. Ihre Auswahl bleibt in Ihrem Browser und lässt sich jederzeit ändern. Alles Weitere steht unter ${link('/datenschutz', 'Datenschutz')}.`,
  art: 'cookieSwitches',
  storage: {
    heading: 'Was genau gespeichert wird',
    text: text`Diese Website setzt keine Cookies im engeren Sinn. Sie legt bis zu drei Einträge im lokalen Speicher Ihres Browsers ab, und keiner davon verlässt Ihr Gerät.`,
    keys: [
      ['cookie-consent', 'Ihre Auswahl auf dieser Seite oder im Hinweis am Seitenrand'],
      [
        'cookie-consent-receipt',
        'Zeitpunkt und Fassung dieser Auswahl mit einer zufälligen Kennung, als Nachweis für Sie',
      ],
      ['theme', 'Helles oder dunkles Erscheinungsbild, sobald Sie eines wählen'],
    ],
  },
};
