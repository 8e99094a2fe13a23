import { describe, expect, it } from 'vitest';
import { INTEGRATION_KEYS } from './integrations';
import { checkLeadProvider, leadSettings } from './leadSettings';

const ids = Object.fromEntries(INTEGRATION_KEYS.map((key) => [key, `id-${key}`]));

describe('leadSettings', () => {
  it('uses the sandbox hub and its ids without a provider', () => {
    const settings = leadSettings({});
    expect(settings.origin).toBeNull();
    expect(settings.consent).toBe('none');
    expect(settings.ids.energyAdvisor).toBe('swg-energy-advisor');
  });

  it('takes a complete configuration as it is', () => {
    const settings = leadSettings({
      origin: 'https://hub.example',
      ids,
      consent: 'functional',
      csp: { connect: ['https://api.example'] },
    });
    expect(settings).toMatchObject({ origin: 'https://hub.example', consent: 'functional', ids });
  });

  it.each([
    [
      'an origin that is no URL',
      { origin: 'hub.example', ids },
      ['"origin"', '"hub.example"', 'https://hub.provider.example'],
    ],
    ['an origin with a path', { origin: 'https://hub.example/x', ids }, ['"origin"', 'without a path']],
    ['an unknown key', { ids: { roof: 'a' } as never }, ['"ids.roof"', 'There is no such integration', 'insulation']],
    ['an empty id', { ids: { home: '' } }, ['"ids.home"', '""', 'not empty']],
    [
      'a provider without all ids',
      { origin: 'https://hub.example', ids: { home: 'a' } },
      ['"ids"', 'Add:', 'insulation'],
    ],
    ['an unknown consent', { consent: 'maybe' as never }, ['"consent"', '"maybe"', '"functional"']],
    ['an unknown kind of source', { csp: { worker: [] } as never }, ['"csp.worker"', 'script']],
    ['a source that is no origin', { csp: { img: ['*.example'] } }, ['"csp.img"', '"*.example"']],
  ])('stops for %s and names field, value and remedy', (_case, configuration, words) => {
    for (const word of words) expect(() => leadSettings(configuration)).toThrow(word);
  });
});

describe('a production build without a lead provider (D-SANDBOXGATE)', () => {
  it('stops, because the sandbox drops every request, and says what to do', () => {
    expect(() => checkLeadProvider('production', leadSettings({}))).toThrow(/settings\/lead\.ts.*SITE_LEADS=none/);
  });

  it('goes on with a provider, without forms on purpose, and in development', () => {
    expect(() => checkLeadProvider('production', leadSettings({ origin: 'https://hub.example', ids }))).not.toThrow();
    expect(() => checkLeadProvider('production', leadSettings({}, 'none'))).not.toThrow();
    expect(() => checkLeadProvider('development', leadSettings({}))).not.toThrow();
  });

  it('refuses a word that SITE_LEADS does not know', () => {
    expect(() => leadSettings({}, 'off')).toThrow('SITE_LEADS is “off”');
  });
});
