import '@sanierungsweg/consent/styles.css';
import '@sanierungsweg/lead-widget/styles.css';
import { consentFor, createConsentStore } from '@sanierungsweg/consent/core';
import { defineConsentElements } from '@sanierungsweg/consent/element';
import { de } from '@sanierungsweg/consent/locales/de';
import { defineLeadWidget } from '@sanierungsweg/lead-widget/element';
import { createApp, h, onScopeDispose, shallowRef } from 'vue';

const store = createConsentStore();
defineConsentElements({ store, texts: de, links: { privacy: '/datenschutz', imprint: '/impressum' } });
defineLeadWidget({ origin: '', consent: consentFor(store, 'functional') });

function useConsent() {
  const snapshot = shallowRef(store.getSnapshot());
  onScopeDispose(
    store.subscribe(() => {
      snapshot.value = store.getSnapshot();
    }),
  );
  return snapshot;
}

createApp({
  setup() {
    const consent = useConsent();
    return () => [
      h('a', { href: '#inhalt' }, 'Zum Inhalt'),
      h('consent-banner'),
      h('main', { id: 'inhalt' }, [
        h('h1', 'Musterportal'),
        h('p', consent.value.preferences.functional ? 'Karte eingeblendet' : 'Karte ausgeblendet'),
        h('h2', 'Anfrage'),
        h('lead-widget', { integration: 'swg-home' }, [h('a', { href: 'tel:0301234567' }, '030 1234567')]),
      ]),
      h('footer', [h('button', { type: 'button', 'data-consent-open': '' }, 'Cookie-Einstellungen')]),
      h('consent-dialog'),
    ];
  },
}).mount('#app');
