/**
 * Who is compared, each set up as its documentation says, with the same categories.
 * `first`: words on the first layer. `firstView`: what a page imports at once, where that is less than `size`. `dialog`: selector of the second. `key`: where the decision lies.
 */
export const contestants = [
  {
    name: '@sanierungsweg/consent',
    specifier: null,
    key: 'cookie-consent',
    first: { accept: 'Alle akzeptieren', refuse: 'Nur notwendige Cookies', settings: 'Einstellungen' },
    dialog: 'dialog[open]',
    size: `import '@sanierungsweg/consent/styles.css';
export { ConsentProvider, useConsent, ConsentGate } from '@sanierungsweg/consent';
export { ConsentBanner, ConsentDialog, ConsentSettings, ConsentSettingsButton } from '@sanierungsweg/consent/ui';
export { de } from '@sanierungsweg/consent/locales/de';`,
    firstView: `import '@sanierungsweg/consent/styles.css';
export { ConsentProvider, useConsent, ConsentGate } from '@sanierungsweg/consent';
export { ConsentBanner, ConsentDialog, ConsentSettingsButton } from '@sanierungsweg/consent/ui';
export { de } from '@sanierungsweg/consent/locales/de';`,
    app: `import '@sanierungsweg/consent/styles.css';
import { ConsentProvider } from '@sanierungsweg/consent';
import { ConsentBanner, ConsentDialog } from '@sanierungsweg/consent/ui';
import { de } from '@sanierungsweg/consent/locales/de';
const links = { privacy: '/datenschutz', imprint: '/impressum' };
export const App = () => (
  <ConsentProvider texts={de} links={links}><ConsentBanner /><h1>Seite</h1><ConsentDialog /></ConsentProvider>
);`,
  },
  {
    name: '@c15t/react',
    specifier: '@c15t/react@2.2.1',
    key: 'c15t',
    first: { accept: 'Accept All', refuse: 'Reject All', settings: 'Customize' },
    dialog: '[data-testid="consent-dialog-root"]',
    size: `import '@c15t/react/styles.css';
export { ConsentBanner, ConsentDialog, ConsentManagerProvider, useConsentManager } from '@c15t/react';`,
    app: `import '@c15t/react/styles.css';
import { ConsentBanner, ConsentDialog, ConsentManagerProvider } from '@c15t/react';
const options = { mode: 'offline', consentCategories: ['necessary', 'functionality', 'marketing'] };
export const App = () => (
  <ConsentManagerProvider options={options}><h1>Seite</h1><ConsentBanner /><ConsentDialog /></ConsentManagerProvider>
);`,
  },
  {
    name: 'vanilla-cookieconsent',
    specifier: 'vanilla-cookieconsent@3.1.0',
    key: 'cc_cookie',
    first: { accept: 'Alle akzeptieren', refuse: 'Nur notwendige', settings: 'Einstellungen' },
    dialog: '.pm',
    size: `import 'vanilla-cookieconsent/dist/cookieconsent.css';
export { run, showPreferences, acceptedCategory } from 'vanilla-cookieconsent';`,
    script: `import 'vanilla-cookieconsent/dist/cookieconsent.css';
import * as CookieConsent from 'vanilla-cookieconsent';
const words = { acceptAllBtn: 'Alle akzeptieren', acceptNecessaryBtn: 'Nur notwendige' };
CookieConsent.run({
  hideFromBots: !location.search.includes('shown'),
  categories: { necessary: { enabled: true, readOnly: true }, functional: {}, marketing: {} },
  language: { default: 'de', translations: { de: {
    consentModal: { title: 'Einwilligung', description: 'Wir fragen.', showPreferencesBtn: 'Einstellungen', ...words },
    preferencesModal: { title: 'Auswahl', savePreferencesBtn: 'Speichern', ...words, sections: [
      { title: 'Funktional', linkedCategory: 'functional' }, { title: 'Marketing', linkedCategory: 'marketing' },
    ] },
  } } },
});`,
  },
  {
    name: 'klaro',
    specifier: 'klaro@0.7.22',
    key: 'klaro',
    first: { accept: 'Das ist ok', refuse: 'Ich lehne ab', settings: 'Lassen Sie mich wählen' },
    dialog: '.cookie-modal',
    size: `export { setup, show, getManager } from 'klaro/dist/klaro';`,
    script: `import * as klaro from 'klaro/dist/klaro';
klaro.setup({
  version: 1, lang: 'de', storageMethod: 'localStorage', storageName: 'klaro', acceptAll: true,
  translations: { de: { privacyPolicyUrl: '/datenschutz' } },
  services: [
    { name: 'map', title: 'Karte', purposes: ['functional'] },
    { name: 'ads', title: 'Werbung', purposes: ['marketing'] },
  ],
});`,
  },
];
