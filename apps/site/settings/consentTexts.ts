import type { ConsentTexts } from '@sanierungsweg/consent';
import { de } from '@sanierungsweg/consent/locales/de';
import type { LeadConsent } from './leadSettings';

const storage = 'Ihr Browser merkt sich diese Auswahl und, wenn Sie es einstellen, das Erscheinungsbild der Seiten.';

/** The build that loads the lead form on page entry: nothing optional exists yet, and the texts say so. */
const formsOnEntry: Partial<ConsentTexts> = {
  purposes:
    'Diese Website speichert nur, was sie zum Arbeiten braucht. Für zwei weitere Zwecke können Sie schon jetzt Ihre Einwilligung geben oder sie verweigern: „Funktional“ und „Marketing“. Zurzeit nutzen wir keinen von beiden.',
  recipients:
    'Das Anfrageformular stammt vom Anbieter, den die Datenschutzerklärung nennt. Es lädt mit der Seite, unabhängig von dieser Auswahl.',
  functionalText: 'Für Inhalte anderer Anbieter, etwa Karten. Solche Inhalte gibt es hier zurzeit nicht.',
  marketingText: 'Für Dienste, die Werbung messen oder steuern. Solche Dienste gibt es hier zurzeit nicht.',
  necessaryText: storage,
};

/** The build that asks before the form is loaded (D-CONSENT). */
const formsOnConsent: Partial<ConsentTexts> = {
  purposes:
    'Diese Website speichert nur, was sie zum Arbeiten braucht. Mit Ihrer Einwilligung lädt „Funktional“ die Anfrageformulare sofort. Für „Marketing“ gibt es zurzeit keinen Dienst.',
  recipients:
    'Wird ein Formular geladen, erhält dessen Anbieter technische Daten wie Ihre IP-Adresse. Wer das ist, sagt die Datenschutzerklärung.',
  functionalText:
    'Lädt die Anfrageformulare des Anbieters ohne Rückfrage. Ausgeschaltet können Sie jedes Formular einzeln laden.',
  marketingText: 'Für Dienste, die Werbung messen oder steuern. Solche Dienste gibt es hier zurzeit nicht.',
  necessaryText: storage,
};

/** What banner, dialog and settings page say in a build. Build time only: the bundle holds the finished texts. */
export function consentTextsFor(consent: LeadConsent): ConsentTexts {
  return { ...de, ...(consent === 'functional' ? formsOnConsent : formsOnEntry) };
}
