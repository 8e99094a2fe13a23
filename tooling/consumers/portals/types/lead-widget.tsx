import { LeadHubProvider, LeadWidget, useLeadHub } from '@sanierungsweg/lead-widget';
import { adoptWidget } from '@sanierungsweg/lead-widget/adopt';
import { scrollToAnchor } from '@sanierungsweg/lead-widget/anchor';
import { HubError, type HubFailure, type HubProvider, loadHub, validPlz } from '@sanierungsweg/lead-widget/core';
import { defineLeadWidget } from '@sanierungsweg/lead-widget/element';
import { type ConsentAdapter, type LeadStatus, startWidget } from '@sanierungsweg/lead-widget/headless';
import { en } from '@sanierungsweg/lead-widget/locales';
import { calendly, defineProvider, messageEvents } from '@sanierungsweg/lead-widget/providers';
import '@sanierungsweg/lead-widget/styles.css';

const origin = 'https://hub.example';
const consent: ConsentAdapter = { get: () => true, subscribe: () => () => {} };

// What is right compiles.
export const loaded: Promise<{ script: HTMLScriptElement; foreign: boolean } | null> = loadHub({ origin, retries: 1 });
export const reason = (error: unknown): HubFailure | null => (error instanceof HubError ? error.reason : null);
startWidget(document.body, { origin, load: 'visible', consent }, (status: LeadStatus) => console.info(status));
defineLeadWidget({ origin, strategy: 'replace', texts: { loading: 'Gleich da …' } });
const element = document.querySelector('lead-widget');
element?.start();
element?.addEventListener('lead-widget-status', ({ detail }) =>
  console.info(detail.status === 'ready', detail.failure),
);
export const stop = scrollToAnchor('anfrage');
export const plz = validPlz('04109');
const provider: HubProvider = defineProvider({
  origin,
  script: '/embed.js?{id}',
  marker: { attributes: { class: 'form-{id}' } },
  events: messageEvents(origin, (data) => (data === 'sent' ? { type: 'submit' } : undefined)),
});
export const widget = adoptWidget(document.body, { provider, fields: { vorhaben: 'Dach' }, privacy: '/datenschutz' });
export const hears = (
  <LeadWidget
    provider={calendly}
    onStep={({ step }) => console.info(step)}
    onResize={(height) => console.info(height)}
    onError={({ reason, attempts, url, times }) => console.info(reason, attempts, url, times)}
  />
);
function Own() {
  const { ref, status, retry } = useLeadHub({ origin, integration: 'abc' });
  return (
    <div>
      <div ref={ref} />
      <button type="button" onClick={retry}>
        {status}
      </button>
    </div>
  );
}
export const right = (
  <LeadHubProvider origin={origin} contact={{ phone: '030 1234567' }} texts={en} consent={consent}>
    <LeadWidget id="anfrage" title="Anfrage" integration="abc" plz="04109" reserve={[860, 720]} load="interaction" />
    <LeadWidget reserve={480} onStatus={(status, failure) => console.info(status, failure)} />
    <Own />
  </LeadHubProvider>
);

export const tag = (
  <lead-widget
    integration="abc"
    load="visible"
    class="wide"
    onlead-widget-status={({ detail }) => console.info(detail.status)}
    ref={(hub) => hub?.start()}
  >
    <p>030 1234567</p>
  </lead-widget>
);

// What is wrong does not.
// @ts-expect-error: there is no such state
element?.addEventListener('lead-widget-status', ({ detail }) => console.info(detail.status === 'done'));
// @ts-expect-error: a provider without the hub's origin
export const noOrigin = <LeadHubProvider contact={{ phone: '030 1234567' }} />;
// @ts-expect-error: there is no such strategy
export const wrongStrategy = <LeadWidget strategy="reload" />;
// @ts-expect-error: there is no such moment
export const wrongLoad = <LeadWidget load="later" />;
// @ts-expect-error: one height or two
export const wrongReserve = <LeadWidget reserve={[860, 720, 600]} />;
// @ts-expect-error: heights are pixels, as numbers
export const wrongUnit = <LeadWidget reserve="480px" />;
// @ts-expect-error: a postal code is text, it may begin with 0
export const wrongPlz = <LeadWidget plz={4109} />;
// @ts-expect-error: the tag knows the same moments
export const wrongTag = <lead-widget load="later" />;
// @ts-expect-error: no such contact
export const wrongContact = <LeadWidget contact={{ fax: '030 1234568' }} />;
// @ts-expect-error: no such sentence
export const wrongText = <LeadWidget texts={{ lade: 'Moment' }} />;
// @ts-expect-error: nothing is rendered inside the provider's container
export const children = <LeadWidget>Anfrage</LeadWidget>;
// @ts-expect-error: the hub's origin is missing
void loadHub({ integration: 'abc' });
// @ts-expect-error: a provider has a marker
defineProvider({ origin, script: null });
// @ts-expect-error: no such kind of source
defineProvider({ ...provider, csp: { worker: [] } });
// @ts-expect-error: fields are texts
adoptWidget(document.body, { provider, fields: { plz: 4109 } });
// @ts-expect-error: a script is a module or async
void loadHub({ origin, script: 'defer' });
// @ts-expect-error: an adapter can be listened to
defineLeadWidget({ origin, consent: { get: () => true } });
// @ts-expect-error: no such status
export const wrongStatus: LeadStatus = 'done';
// @ts-expect-error: no such reason
export const wrongReason: HubFailure = 'unknown';
