import { de } from '@sanierungsweg/consent/locales/de';
import { expect, it } from 'vitest';
import { checkConsentTexts } from './checkConsentTexts';
import { consentTextsFor } from './consentTexts';

it.each([
  { consent: 'none', forms: 'shown' },
  { consent: 'functional', forms: 'shown' },
  { consent: 'none', forms: 'none' },
] as const)('lets the texts of this site pass: %o', (leads) => {
  expect(() => checkConsentTexts(consentTextsFor(leads))).not.toThrow();
});

it('names field, value and remedy of every text that nobody could read', () => {
  expect(() => checkConsentTexts({ ...de, recipient: 'Ihr Anbieter.', purposes: '', withdrawal: undefined })).toThrow(
    /^site: settings\/consentTexts\.ts, field "purposes" is ""\. Enter it in full.*\nsite: settings\/consentTexts\.ts, field "withdrawal" is undefined\. Enter it in full.*\nsite: settings\/consentTexts\.ts, field "recipient" is "Ihr Anbieter\."\. There is no such text, so nobody would read it\. Use one of: lang, bannerTitle, purposes, .*\.$/,
  );
});
