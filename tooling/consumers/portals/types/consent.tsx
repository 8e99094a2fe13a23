import {
  ConsentEmbed,
  ConsentGate,
  type ConsentLink,
  ConsentProvider,
  ConsentScript,
  useConsent,
} from '@sanierungsweg/consent';
import {
  type ConsentPreferences,
  type ConsentSnapshot,
  clearNames,
  consentFor,
  cookieAdapter,
  createConsentStore,
} from '@sanierungsweg/consent/core';
import { googleConsentMode } from '@sanierungsweg/consent/google-consent-mode';
import { de } from '@sanierungsweg/consent/locales/de';
import { en } from '@sanierungsweg/consent/locales/en';
import { ConsentTestProvider } from '@sanierungsweg/consent/testing';
import { ConsentBanner, ConsentSettings, ConsentSettingsButton } from '@sanierungsweg/consent/ui';
import '@sanierungsweg/consent/styles.css';

const links = { privacy: '/datenschutz', imprint: '/impressum' };
const store = createConsentStore({ revision: 2, clearOnRevoke: clearNames({ marketing: [/^_ga/, '_gid'] }) });

// What is right compiles.
export const snapshot: ConsentSnapshot = store.getSnapshot();
export const stop: () => void = store.onChange(({ preferences, source }) =>
  console.info(preferences.marketing, source),
);
export const adapter: { get: () => boolean } = consentFor(store, 'functional');
googleConsentMode(store);
const RouterLink: ConsentLink = ({ href, children }) => <a href={href}>{children}</a>;
function Inside() {
  const { has, status, save } = useConsent();
  return (
    <button type="button" onClick={() => save({ marketing: !has('marketing') })}>
      {status}
    </button>
  );
}
export const right = (
  <ConsentProvider store={store} texts={{ ...de, recipients: 'Empfänger' }} links={links} link={RouterLink}>
    <ConsentBanner onSaved={({ persistence }) => console.info(persistence)} />
    <Inside />
    <ConsentGate category="functional" fallback={<p>Ohne Karte</p>}>
      Karte
    </ConsentGate>
    <ConsentScript category="marketing" src="/zaehler.js" nonce="abc" />
    <ConsentEmbed category="functional" title="Karte" src="https://maps.example.org/" allowFullScreen />
    <ConsentSettings headingLevel={3} />
    <ConsentSettingsButton className="link" noScriptAction="/cookie-einstellungen" />
  </ConsentProvider>
);
export const inTests = (
  <ConsentTestProvider>
    <p>{en.acceptAll}</p>
  </ConsentTestProvider>
);
export const tags = (
  <div>
    <consent-banner class="question" ref={(element) => element?.remove()} />
    <consent-settings heading-level="3" />
    <consent-embed category="marketing" title="Film" src="https://film.example/" provider="Film AG" allow="autoplay" />
    <consent-dialog />
  </div>
);

// What is wrong does not.
// @ts-expect-error: there is no such category
store.has('statistics');
// @ts-expect-error: nor can it be saved
store.save({ statistics: true });
// @ts-expect-error: a decision is never a word
store.save({ marketing: 'yes' });
// @ts-expect-error: a revision is a number
createConsentStore({ revision: '2' });
// @ts-expect-error: no such option
createConsentStore({ maxAge: 30 });
// @ts-expect-error: nothing is cleared for a category that nobody asks about
createConsentStore({ clearOnRevoke: clearNames({ statistics: ['_ga'] }) });
// @ts-expect-error: the snapshot is read-only in its types
store.getSnapshot().preferences.necessary = false;
// @ts-expect-error: browsers know three values
cookieAdapter({ sameSite: 'loose' });
// @ts-expect-error: a category is missing
export const preferences: ConsentPreferences = { necessary: true, functional: false };
// @ts-expect-error: links to privacy policy and imprint are required
export const noLinks = <ConsentProvider texts={de}>x</ConsentProvider>;
// @ts-expect-error: texts are required
export const noTexts = <ConsentProvider links={links}>x</ConsentProvider>;
// @ts-expect-error: the imprint is missing
export const noImprint = <ConsentProvider texts={de} links={{ privacy: '/datenschutz' }} />;
// @ts-expect-error: a gate needs a category
export const noCategory = <ConsentGate>Karte</ConsentGate>;
// @ts-expect-error: no such category
export const wrongCategory = <ConsentGate category="analytics">Karte</ConsentGate>;
// @ts-expect-error: an embed needs a title
export const noTitle = <ConsentEmbed category="functional" src="https://maps.example.org/" />;
// @ts-expect-error: nor does its tag go without
export const noTagTitle = <consent-embed src="https://maps.example.org/" />;
// @ts-expect-error: its tag knows the same categories
export const wrongTag = <consent-embed category="analytics" title="Karte" src="https://maps.example.org/" />;
// @ts-expect-error: the banner takes no style of its own
export const styledBanner = <ConsentBanner style={{ color: 'red' }} />;
// @ts-expect-error: no heading of the first level within a page
export const wrongLevel = <ConsentSettings headingLevel={1} />;
// @ts-expect-error: what the button does is fixed
export const wrongButton = <ConsentSettingsButton onClick={() => {}} />;
