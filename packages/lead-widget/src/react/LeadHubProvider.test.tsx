// @vitest-environment jsdom
import { LeadHubProvider, LeadWidget } from '@sanierungsweg/lead-widget';
import { type HubProvider, registry } from '@sanierungsweg/lead-widget/core';
import { defineLeadWidget } from '@sanierungsweg/lead-widget/element';
import { defineProvider } from '@sanierungsweg/lead-widget/providers';
import { resetHubs } from '@sanierungsweg/lead-widget/testing';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const marker = { attributes: { 'data-form': '{id}' } };
const site = defineProvider({ origin: 'https://site.example', script: '/site.js?{id}', kind: 'module', marker });
const other = defineProvider({ origin: 'https://other.example', script: '/other.js?{id}', marker });
const parent = {
  url: ({ integration = '' }) => `https://parent.example/parent.js?${integration}`,
  script: 'module',
  strategy: 'replace',
} as const;

let asked: { src: string; type: string }[] = [];
let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked = [];
  registry().answer = ({ src, type }) => asked.push({ src, type });
});

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  resetHubs();
});

async function show(element: ReactNode): Promise<void> {
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await act(async () => root?.render(element));
}

const expectAsked = (src: string, type = '') => vi.waitFor(() => expect(asked).toEqual([{ src, type }]));

it('a widget with an origin of its own asks there, below a provider, too', async () => {
  await show(
    <LeadHubProvider provider={site} script="module">
      <LeadWidget origin="https://own.example" integration="abc" initDelayMs={0} />
    </LeadHubProvider>,
  );
  await expectAsked('https://own.example/js/hub.js?abc');
  expect(document.querySelector('.daa-abc')).not.toBeNull();
});

it('a widget with a provider of its own takes neither address nor kind nor marker from above', async () => {
  await show(
    <LeadHubProvider origin="https://parent.example" marker="element" {...parent}>
      <LeadWidget provider={other} integration="xyz" initDelayMs={0} />
    </LeadHubProvider>,
  );
  await expectAsked('https://other.example/other.js?xyz');
  expect(document.querySelector('[data-form=xyz]')).not.toBeNull();
});

it('a widget with another origin below an origin is a hub of the same kind', async () => {
  await show(
    <LeadHubProvider origin="https://parent.example" script="module" marker="element">
      <LeadWidget origin="https://own.example" integration="abc" initDelayMs={0} />
    </LeadHubProvider>,
  );
  await expectAsked('https://own.example/js/hub.js', 'module');
  expect(document.querySelector('daa-wgt')).not.toBeNull();
});

it('what a widget says of itself wins, and the rest is shared', async () => {
  await show(
    <LeadHubProvider provider={site} contact={{ phone: '030 1234567' }}>
      <LeadWidget script="async" integration="abc" initDelayMs={0} />
    </LeadHubProvider>,
  );
  await expectAsked('https://site.example/site.js?abc');
  expect(document.querySelector('.lead-widget-contact a')?.textContent).toBe('030 1234567');
});

it('a provider below another goes on asking for consent, and takes nothing that describes the other source', async () => {
  const consent = { get: () => false, subscribe: () => () => {} };
  await show(
    <LeadHubProvider {...parent} origin="https://parent.example" consent={consent} contact={{ phone: '030 1234567' }}>
      <LeadHubProvider provider={other}>
        <LeadWidget integration="xyz" initDelayMs={0} />
      </LeadHubProvider>
    </LeadHubProvider>,
  );
  expect(document.querySelector('.lead-widget-contact a')?.textContent).toBe('030 1234567');
  expect(document.querySelector('.lead-widget')).toHaveProperty('dataset.status', 'waiting-consent');
  await act(async () => document.querySelector('button')?.click());
  await expectAsked('https://other.example/other.js?xyz');
});

let elements = 0;

/** One element of a page with these settings. */
function showElement(attributes: Record<string, string>, provider?: HubProvider): HTMLElement {
  elements += 1;
  const name = `lead-widget-${elements}`;
  const origins = ['https://own.example'];
  defineLeadWidget({ name, origins, providers: { other }, initDelayMs: 0, ...(provider ? { provider } : parent) });
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  document.body.append(element);
  return element;
}

it('an element asks the provider or the origin that its own attribute names', async () => {
  const chosen = showElement({ integration: 'abc', origin: 'https://own.example' }, site);
  await expectAsked('https://own.example/js/hub.js?abc');
  expect(chosen.querySelector('.daa-abc')).not.toBeNull();
  asked = [];
  showElement({ integration: 'xyz', provider: 'other' });
  await expectAsked('https://other.example/other.js?xyz');
});

it.each(['typo', 'constructor'])('an element whose provider "%s" the page does not know says so', async (name) => {
  const onError = vi.fn<(error: Error) => void>();
  elements += 1;
  const tag = `lead-widget-${elements}`;
  defineLeadWidget({ name: tag, provider: site, providers: { other }, initDelayMs: 0, onError });
  document.body.innerHTML = `<${tag} provider="${name}" integration="abc"></${tag}>`;
  const box = document.body.firstElementChild as HTMLElement;
  await vi.waitFor(() => expect(box.dataset.status).toBe('failed'));
  expect(onError.mock.calls[0]?.[0]).toMatchObject({
    reason: 'configuration',
    message: expect.stringMatching(/does not allow this origin or provider.*`providers`/),
  });
  expect(asked).toEqual([]);
});
