import type { ConsentTexts } from '@sanierungsweg/consent';
import { de } from '@sanierungsweg/consent/locales/de';
import type { LeadSettings } from './leadSettings';
import type { LeadProvider, OperatorData } from './operatorData';

/** Short, so that a phone shows the whole banner; what else there is to say stands in the dialog. */
const withdrawal = 'Jederzeit widerrufbar am Ende jeder Seite.';

const storage = 'Ihr Browser merkt sich diese Auswahl und, wenn Sie es einstellen, das Erscheinungsbild der Seiten.';

/** The build that loads the lead form on page entry: nothing optional exists yet, and the texts say so. */
const formsOnEntry: Partial<ConsentTexts> = {
  purposes: 'Zurzeit nutzen wir nur Notwendiges. Ihre Wahl zu „Funktional“ und „Marketing“ gilt für später.',
  recipients: 'Das Anfrageformular lädt unabhängig davon.',
  withdrawal,
  functionalText:
    'Für Inhalte anderer Anbieter, etwa Karten. Solche Inhalte gibt es hier zurzeit nicht. Das Anfrageformular stammt vom Anbieter, den die Datenschutzerklärung nennt, und lädt mit der Seite, unabhängig von dieser Auswahl.',
  marketingText: 'Für Dienste, die Werbung messen oder steuern. Solche Dienste gibt es hier zurzeit nicht.',
  necessaryText: storage,
};

/** The build that asks before the form is loaded (D-CONSENT). */
const formsOnConsent: Partial<ConsentTexts> = {
  purposes: 'Mit „Funktional“ laden Anfrageformulare sofort. Für „Marketing“ gibt es zurzeit keinen Dienst.',
  recipients: 'Der Anbieter erfährt dann Ihre IP-Adresse.',
  withdrawal,
  functionalText:
    'Lädt die Anfrageformulare des Anbieters ohne Rückfrage. Wer das ist, sagt die Datenschutzerklärung. Ausgeschaltet können Sie jedes Formular einzeln laden.',
  marketingText: 'Für Dienste, die Werbung messen oder steuern. Solche Dienste gibt es hier zurzeit nicht.',
  necessaryText: storage,
};

/** The build without forms. */
const formless: Partial<ConsentTexts> = {
  ...formsOnEntry,
  recipients: 'Anfrageformulare gibt es auf dieser Website zurzeit nicht.',
  functionalText: 'Für Inhalte anderer Anbieter, etwa Karten. Solche Inhalte gibt es hier zurzeit nicht.',
};

/** What banner, dialog and settings page say in a build. Build time only: the bundle holds the finished texts. */
export function consentTextsFor({ consent, forms }: Pick<LeadSettings, 'consent' | 'forms'>): ConsentTexts {
  if (forms === 'none') return { ...de, ...formless };
  return { ...de, ...(consent === 'functional' ? formsOnConsent : formsOnEntry) };
}

/**
 * What stands in a form's place before a visitor agrees: who learns what, and what the second button does. By the name
 * of the form's provider in settings/lead.ts.
 */
export function leadTextsFor(
  { sources }: Pick<LeadSettings, 'sources'>,
  main: LeadProvider,
  further: OperatorData['furtherLeadProviders'],
) {
  return Object.fromEntries(
    Object.values(sources).map(({ name }) => [name, textsFor((further[name] ?? main).name)] as const),
  );
}

function textsFor(provider: string) {
  return {
    'waiting-consent': `Das Formular kommt von ${provider}. Beim Laden erfährt dieser Anbieter technische Daten wie Ihre IP-Adresse.`,
    remembered:
      ' „Immer laden“ merkt sich Ihr Browser für alle Formulare, bis Sie es in den Cookie-Einstellungen ändern.',
  };
}
