// The declarations that `require` finds.
import consent = require('@sanierungsweg/consent/core');
import lead = require('@sanierungsweg/lead-widget/core');

export const store: consent.ConsentStore = consent.createConsentStore();
export const plz = lead.validPlz('04109');

// @ts-expect-error: there is no such category
store.has('statistics');
// @ts-expect-error: the hub's origin is missing
void lead.loadHub({ integration: 'abc' });
