import { calendly, daa } from '@sanierungsweg/lead-widget/providers';
import { describe, expect, it } from 'vitest';
import { type Integration, integrations } from './integrations';
import type { ConfiguredProvider } from './leadConfiguration';
import { checkEvents } from './leadFields';
import { ids, provider } from './leadFixture';
import { leadProviders } from './leadProviders';
import { leadSettings } from './leadSettings';

describe('leadSettings', () => {
  it('uses the sandbox hub and its ids without a provider, as the table of integrations says', () => {
    const settings = leadSettings({});
    expect(settings).toMatchObject({ isSandbox: true, consent: 'none' });
    expect(settings.sources.energyAdvisor).toMatchObject({
      name: 'sandbox',
      integration: 'swg-energy-advisor',
      provider: { origin: '', kind: 'module', strategy: 'reload-once' },
    });
    expect(settings.sources.general).toMatchObject({ provider: { kind: 'async', strategy: 'keep' } });
    expect(settings.sources.general.integration).toBeUndefined();
    expect(leadProviders(settings)).toEqual([]);
  });

  it('takes a provider with script path, marker, kind and strategy of its own for every form', () => {
    const settings = leadSettings({ provider, ids, consent: 'functional' });
    expect(settings).toMatchObject({ isSandbox: false, consent: 'functional' });
    expect(settings.sources.home).toEqual({
      provider,
      name: 'provider',
      integration: 'id-home',
      room: [680, 500],
    });
    expect(settings.sources.general).toMatchObject({ provider, name: 'provider' });
    expect(leadProviders(settings)).toEqual([provider]);
  });

  it('takes a function for a hub whose forms differ as our table says', () => {
    const { sources } = leadSettings({
      provider: (integration) => daa({ origin: 'https://hub.example', ...integration }),
      ids,
    });
    expect(sources.windows.provider).toMatchObject({
      kind: 'module',
      strategy: 'reload-once',
      marker: { attributes: { 'data-daa': '{id}' } },
    });
    expect(sources.moving.provider).toMatchObject({ kind: 'async', strategy: 'replace' });
  });

  it('takes a second provider for single forms', () => {
    const { events: _, ...appointments } = calendly;
    const settings = leadSettings({
      provider,
      further: { appointments },
      room: [700, 500],
      ids: { ...ids, energyAdvisor: { provider: 'appointments', id: 'firma/beratung', room: [1000, 700] } },
    });
    expect(settings.sources.energyAdvisor).toEqual({
      provider: appointments,
      name: 'appointments',
      integration: 'firma/beratung',
      room: [1000, 700],
    });
    expect(settings.sources.home.room).toEqual([700, 500]);
    expect(leadProviders(settings)).toEqual([provider, appointments]);
  });

  const broken = (part: object) => ({ ...provider, ...part }) as ConfiguredProvider;

  it.each([
    [
      'an origin that is no URL',
      { provider: broken({ origin: 'hub.example' }), ids },
      ['"provider"', '"origin"', '"hub.example"', 'https://hub.example'],
    ],
    ['an origin with a path', { provider: broken({ origin: 'https://hub.example/x' }), ids }, ['without a path']],
    ['no origin', { provider: broken({ origin: '' }), ids }, ['"provider.origin"', '""', 'Write an origin such as']],
    ['a strategy that there is not', { provider: broken({ strategy: 'again' }), ids }, ['"again"', 'reload-once']],
    ['a script that is no path', { provider: broken({ script: 'hub.js' }), ids }, ['"script"', '/js/hub.js?{id}']],
    [
      'a script that is a function',
      { provider: broken({ script: () => '/x.js' }), ids },
      ['"provider.script"', 'a function', 'path with {id}'],
    ],
    [
      'events that no browser would hear',
      { provider, further: { unheard: calendly }, ids: { ...ids, home: { provider: 'unheard', id: 'a' } } },
      ['"further.unheard.events"', 'settings/leadEvents.ts', '"unheard"'],
    ],
    ['a marker without attributes', { provider: broken({ marker: {} }), ids }, ['"marker.attributes"']],
    ['a function that throws', { provider: () => daa({ origin: 'hub' }), ids }, ['"provider"', '"origin"', '"hub"']],
    ['an unknown key', { ids: { roof: 'a' } as never }, ['"ids.roof"', 'There is no such integration', 'insulation']],
    ['an empty id', { ids: { home: '' } }, ['"ids.home"', '""', 'not empty']],
    [
      'an id of a provider that is not there',
      { ids: { home: { provider: 'other', id: 'a' } } },
      ['"ids.home.provider"', '"other"', 'further'],
    ],
    [
      'an id of a provider by a name that every object has',
      { ids: { home: { provider: 'toString', id: 'a' } } },
      ['"ids.home.provider"', '"toString"', 'none yet'],
    ],
    ['a name that is taken', { further: { sandbox: provider } }, ['"further.sandbox"', 'another one']],
    ['a provider without all ids', { provider, ids: { home: 'a' } }, ['"ids"', 'Add:', 'insulation']],
    ['an id that is undefined', { provider, ids: { ...ids, pv: undefined as never } }, ['"ids"', 'Add: pv.']],
    ['a room of one height', { room: [600] as never }, ['"room"', '[600]', '[600, 420]']],
    [
      'a room in which no form has a place',
      { room: [5, 5] as const },
      ['"room"', '[5,5]', 'at least 88', '[600, 420]'],
    ],
    [
      'a room in rem',
      { ids: { home: { id: 'a', room: [45, 35] as const } } },
      ['"ids.home.room"', '[45,35]', 'in pixels'],
    ],
    ['a room without height', { room: [600, 0] as const }, ['"room"', '[600,0]', '[600, 420]']],
    ['a field that there is not', { consnt: 'functional' } as never, ['"consnt"', 'no such field', 'consent']],
    ['an id that is null', { provider, ids: { ...ids, home: null as never } }, ['"ids.home"']],
    [
      'an id that only has a room',
      { provider, ids: { ...ids, home: { room: [1, 2] } as never } },
      ['"ids.home.id" is undefined'],
    ],
    [
      'a field of an id that there is not',
      { provider, ids: { ...ids, home: { id: 'a', raum: [1, 2] } as never } },
      ['"ids.home.raum"', 'room'],
    ],
    ['an origin with a closing slash', { provider: broken({ origin: 'https://hub.example/' }), ids }, ['"origin"']],
    ['no provider by a word for nothing', { provider: null as never }, ['"provider"', 'null', 'Write an object']],
    ['ids that are none', { provider, ids: null as never }, ['"ids"', 'null', '{ home: "a1b2" }']],
    ['further providers that are none', { further: [provider] as never }, ['"further"', 'calendly']],
    ['a configuration that is none', null as never, ['"leadConfiguration"', 'null', 'sandbox']],
    ['a room that is nothing', { room: 0 as never }, ['"room"', '0', '[600, 420]']],
    ['a further provider of no form', { further: { shop: provider } }, ['"further.shop"', 'No form comes from it']],
    [
      'a marker with a name that the site does not know',
      { provider: broken({ marker: { attributes: { class: 'form-{ID}' } } }), ids },
      ['"provider.marker.attributes.class"', '"form-{ID}"', '{id} and {plz}'],
    ],
    [
      'a provider that no id would reach',
      { provider: broken({ script: '/hub.js', marker: { attributes: { class: 'form' } } }), ids },
      ['"provider.marker.attributes"', '{"class":"form"}', 'Write {id} where'],
    ],
    [
      'a policy that names everybody',
      { provider: broken({ csp: { script: ['https://*'] } }), ids },
      ['"csp.script"', '"https://*"'],
    ],
    [
      'several faults',
      { provider: broken({ origin: 'hub' }), ids: { home: '', roof: 'a' } as never, consent: 'x' as never },
      ['"ids.home"', '"ids.roof"', '"hub"', 'Add: insulation', '"consent"'],
    ],
    ['an unknown consent', { consent: 'maybe' as never }, ['"consent"', '"maybe"', '"functional"']],
    ['an unknown kind of source', { provider: broken({ csp: { worker: [] } }), ids }, ['"csp"', '"worker"', 'script']],
    [
      'a source that is no origin',
      { provider: broken({ csp: { img: ['*.example'] } }), ids },
      ['"csp.img"', '"*.example"'],
    ],
  ])('stops for %s and names field, value and remedy', (_case, configuration, words) => {
    for (const word of words) expect(() => leadSettings(configuration)).toThrow(word);
  });

  it('refuses a word that SITE_LEADS does not know', () => {
    expect(() => leadSettings({}, 'off')).toThrow('SITE_LEADS is “off”');
  });
});

const listen = () => {};

it('refuses events of a provider that there is not, which nobody would hear', () => {
  expect(() =>
    checkEvents({ appointments: calendly }, { sandbox: listen, provider: undefined, appointments: calendly.events }),
  ).not.toThrow();
  expect(() => checkEvents({ appointments: calendly }, { appointment: listen, provder: listen })).toThrow(
    [
      'site: settings/leadEvents.ts names “appointment”, which is no provider of settings/lead.ts, so nothing would be heard of its form. Use sandbox, provider, appointments, or delete it.',
      'site: settings/leadEvents.ts names “provder”, which is no provider of settings/lead.ts, so nothing would be heard of its form. Use sandbox, provider, appointments, or delete it.',
    ].join('\n'),
  );
});

it('refuses what stands for events and could hear none', () => {
  expect(() => checkEvents({}, { sandbox: 'submit', provider: null })).toThrow(
    [
      'site: settings/leadEvents.ts, field "sandbox" is "submit", which hears nothing. Write a function that listens, such as calendly.events or messageEvents(…), or delete it.',
      'site: settings/leadEvents.ts, field "provider" is null, which hears nothing. Write a function that listens, such as calendly.events or messageEvents(…), or delete it.',
    ].join('\n'),
  );
  for (const events of ['submit', null, ['submit']]) {
    expect(() => checkEvents({}, events)).toThrow(
      `site: settings/leadEvents.ts, "leadEvents" is ${JSON.stringify(events)}. Write sources of events by the names of their providers`,
    );
  }
});

it('refuses a table of integrations that no hub could be made of, with or without a provider', () => {
  const home = { ...integrations.home, kind: 'modul' as Integration['kind'] };
  for (const configuration of [{}, { provider, ids }]) {
    expect(() => leadSettings(configuration, '', { ...integrations, home })).toThrow(
      /^site: settings\/integrations\.ts, field "home\.kind" is "modul"\. Use one of: module, async\.$/,
    );
  }
});
