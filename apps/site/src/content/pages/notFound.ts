import type { RoutePath } from '../../routes';
import type { PageRecord } from '../records';
import { text } from '../text';

export interface NotFoundRecord extends PageRecord {
  readonly help: string;
  readonly links: readonly RoutePath[];
}

/** The page for unknown paths. Its English lines are the customer's, to the letter (D-ENGLISH). */
export const record: NotFoundRecord = {
  topic: 'Seite nicht gefunden',
  h1: 'Oops! Page not found',
  description:
    'Unter dieser Adresse gibt es keine Seite. Von hier kommen Sie zur Startseite, zur Suche und zu den Themen.',
  lead: text`Unter dieser Adresse gibt es keine Seite. Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.`,
  art: 'missingHouse',
  help: 'Hier geht es weiter',
  links: [
    '/daemmung',
    '/heizung',
    '/photovoltaik',
    '/fenster-tueren',
    '/dach',
    '/foerderungen',
    '/energieberater',
    '/handwerkersuche',
  ],
};
