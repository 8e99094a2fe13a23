import { calendly } from '@sanierungsweg/lead-widget/providers';
import { describe, expect, it } from 'vitest';
import { type Route, routes } from '../src/routes';
import { leadTextsFor } from './consentTexts';
import type { IntegrationKey } from './integrations';
import { ids, provider } from './leadFixture';
import { checkFurther, checkLeadProvider, freshHubs, leadProviders } from './leadProviders';
import { leadSettings } from './leadSettings';
import { authority } from './operatorFixture';

it('tells every page which scripts render only once per document, and where they are', () => {
  const once = { ...provider, strategy: 'reload-once' } as const;
  const shop = { ...once, script: 'https://cdn.example/embed.js' };
  const settings = leadSettings({
    provider: { ...provider, strategy: 'replace' },
    further: { once, shop },
    ids: { ...ids, heating: { provider: 'once', id: 'a/b' }, pv: { provider: 'shop', id: 'c' } },
  });
  const heating = `${once.origin}${String(once.script).replace(/[{?].*/, '')}`;
  const pagesOf = (integration: IntegrationKey) =>
    (routes as readonly Route[]).filter(({ lead }) => lead?.integration === integration).map(({ path }) => path);
  expect(pagesOf('heating')).toContain('/waermepumpe-kosten');
  expect(freshHubs(settings)).toEqual({
    [heating]: pagesOf('heating'),
    'https://cdn.example/embed.js': pagesOf('pv'),
  });
  // All forms of one provider are brought by one script.
  expect(Object.keys(freshHubs(leadSettings({})))).toEqual(['/js/hub.js']);
  const withForm = (routes as readonly Route[]).filter(({ lead }) => lead).map(({ path }) => path);
  expect(Object.values(freshHubs(leadSettings({ provider: once, ids }))).flat()).toEqual(withForm);
});

it('gives a site without forms neither providers for its policy nor pages to load afresh', () => {
  const configuration = { provider: { ...provider, strategy: 'reload-once' as const }, ids };
  expect(leadProviders(leadSettings(configuration))).toHaveLength(1);
  expect(leadProviders(leadSettings(configuration, 'none'))).toEqual([]);
  expect(freshHubs(leadSettings(configuration, 'none'))).toEqual({});
});

describe('the providers of single forms', () => {
  const who = { name: 'Termine AG', address: authority.address, privacyPolicy: 'https://termine.de/daten' };
  const { events: _, ...appointments } = calendly;
  const settings = leadSettings({
    provider,
    further: { appointments },
    ids: { ...ids, pv: { provider: 'appointments', id: 'firma/beratung' } },
  });

  it('are those whom the privacy policy names', () => {
    expect(() => checkFurther(settings, { appointments: who })).not.toThrow();
    expect(() => checkFurther(leadSettings({ provider, ids }), {})).not.toThrow();
    expect(() => checkFurther(leadSettings({ provider, ids }), undefined)).not.toThrow();
    expect(() => checkFurther(settings, {})).toThrow('Enter furtherLeadProviders.appointments with name, address');
    expect(() => checkFurther(leadSettings({ provider, ids }), { appointments: who })).toThrow(
      '"furtherLeadProviders.app',
    );
  });

  it('are named before their own forms load', () => {
    const texts = leadTextsFor(settings, { ...who, name: 'Anfragen AB' }, { appointments: who });
    expect(texts.appointments?.['waiting-consent']).toContain('kommt von Termine AG.');
    expect(texts.provider?.['waiting-consent']).toContain('kommt von Anfragen AB.');
  });
});

describe('a production build without a lead provider (D-SANDBOXGATE)', () => {
  it('stops, because the sandbox drops every request, and says what to do', () => {
    expect(() => checkLeadProvider('production', leadSettings({}))).toThrow(/settings\/lead\.ts.*SITE_LEADS=none/);
  });

  const real = {
    ...provider,
    origin: 'https://hub.anfragen.se',
    script: '/hub.js?{id}',
    csp: { connect: ['https://api.anfragen.se'] },
  };

  it.each([
    ['of an example', { origin: 'https://hub.provider.example' }, 'reserved for examples'],
    ['without HTTPS', { origin: 'http://hub.anfragen.se' }, 'Write "https:"'],
    [
      'without HTTPS in its policy',
      { csp: { img: ['http://img.anfragen.se'] } },
      'field "provider.csp.img" is "http://',
    ],
    ['without encryption for its messages', { csp: { connect: ['ws://hub.anfragen.se'] } }, 'Write "wss:"'],
  ])('stops for a provider with an address %s', (_case, part, words) => {
    const settings = leadSettings({ provider: { ...real, ...part }, ids });
    expect(() => checkLeadProvider('production', settings)).toThrow(words);
    expect(() => checkLeadProvider('development', settings)).not.toThrow();
  });

  it('names a further provider by its own field, and leaves the sandbox alone', () => {
    const further = { meetings: { ...real, origin: 'http://termine.anfragen.se' } };
    const settings = leadSettings({ provider: real, further, ids: { ...ids, pv: { provider: 'meetings', id: 'a' } } });
    expect(() => checkLeadProvider('production', settings)).toThrow(
      'field "further.meetings.origin" is "http://termine.anfragen.se". Browsers load',
    );
  });

  it('goes on with a provider, without forms on purpose, and in development', () => {
    expect(() => checkLeadProvider('production', leadSettings({ provider: real, ids }))).not.toThrow();
    expect(() => checkLeadProvider('production', leadSettings({}, 'none'))).not.toThrow();
    expect(() => checkLeadProvider('development', leadSettings({}))).not.toThrow();
  });
});
