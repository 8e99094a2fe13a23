// The declarations that `require` finds.
import consent = require('@sanierungsweg/consent/core');
import lead = require('@sanierungsweg/lead-widget/core');
import element = require('@sanierungsweg/lead-widget/element');

export const store: consent.ConsentStore = consent.createConsentStore();
export const plz = lead.validPlz('04109');
// What both forms of the entry say of the document is the same.
export const widget: element.LeadWidgetElement | null = document.querySelector('lead-widget');

// @ts-expect-error: there is no such category
store.has('statistics');
// @ts-expect-error: the hub's origin is missing
void lead.loadHub({ integration: 'abc' });
