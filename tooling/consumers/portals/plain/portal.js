import { consentFor, createConsentStore } from '@sanierungsweg/consent/core';
import { de } from '@sanierungsweg/consent/locales/de';
import { defineLeadWidget } from '@sanierungsweg/lead-widget/element';

const element = (id) => document.getElementById(id);
const store = createConsentStore();

element('banner-title').textContent = de.bannerTitle;
element('banner-text').textContent = `${de.purposes} ${de.recipients} ${de.withdrawal}`;
element('accept').textContent = de.acceptAll;
element('reject').textContent = de.rejectAll;
element('accept').addEventListener('click', () => store.acceptAll());
element('reject').addEventListener('click', () => store.rejectAll());
element('settings').addEventListener('click', () => store.reset());

function show() {
  element('banner').hidden = store.getSnapshot().status !== 'undecided';
}
store.subscribe(show);
show();

defineLeadWidget({
  origin: '',
  url: ({ integration }) => `/node_modules/@sanierungsweg/lead-widget/dist/hub.js?${integration}`,
  consent: consentFor(store, 'functional'),
});
