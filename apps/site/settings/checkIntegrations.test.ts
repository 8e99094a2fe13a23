import { describe, expect, it } from 'vitest';
import { checkIntegrations } from './checkIntegrations';
import { integrations } from './integrations';

describe('checkIntegrations', () => {
  it('lets the table of this site pass', () => {
    expect(() => checkIntegrations()).not.toThrow();
  });

  it('names field, value and remedy of everything that a provider could not be made of', () => {
    const { heating: _, ...rest } = integrations;
    const table = {
      ...rest,
      home: { kind: 'modul', marker: 'klass', strategy: 'reload' },
      windows: { ...integrations.windows, markr: 'class' },
      hoem: integrations.home,
    };
    expect(() => checkIntegrations(table, { kind: 'async', marker: 'attribute' })).toThrow(
      [
        'site: settings/integrations.ts, field "home.kind" is "modul". Use one of: module, async.',
        'site: settings/integrations.ts, field "home.marker" is "klass". Use one of: class, attribute.',
        'site: settings/integrations.ts, field "home.strategy" is "reload". Use one of: keep, replace, reload-once.',
        'site: settings/integrations.ts, field "heating" is undefined. Write kind, marker, strategy as an object.',
        'site: settings/integrations.ts, field "windows.markr" is "class". There is no such field. Use one of: kind, marker, strategy.',
        'site: settings/integrations.ts, field "hoem" is {"kind":"module","marker":"class","strategy":"reload-once"}. There is no such field. Use one of: home, insulation, heating, energyAdvisor, windows, pv, airConditioning, architect, painter, moving, flooring, electrician, partnerRegistration.',
        'site: settings/integrations.ts, field "integrationWithoutId.strategy" is undefined. Use one of: keep, replace, reload-once.',
      ].join('\n'),
    );
  });
});
