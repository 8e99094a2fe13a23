import { describe, expect, it } from 'vitest';
import { INTEGRATION_KEYS, integrations, integrationWithoutId } from './integrations';

/** The table of docs/decisions/specification.md, by script and marker. */
const TABLE = {
  'module by class': ['home', 'insulation', 'heating'],
  'module by attribute': ['energyAdvisor', 'windows', 'pv'],
  'async by class': ['airConditioning', 'architect', 'painter', 'electrician', 'partnerRegistration'],
  'async by attribute': ['moving', 'flooring'],
};

describe('integrations', () => {
  it.each(Object.entries(TABLE))('loads and finds forms “%s” as decided', (how, keys) => {
    const found = INTEGRATION_KEYS.filter((key) => `${integrations[key].kind} by ${integrations[key].marker}` === how);
    expect(found).toEqual(keys);
  });

  it('ties module scripts to reload-once and classic ones to replace', () => {
    for (const key of INTEGRATION_KEYS) {
      const { kind, strategy } = integrations[key];
      expect(strategy).toBe(kind === 'module' ? 'reload-once' : 'replace');
    }
    expect(integrationWithoutId).toEqual({ kind: 'async', marker: 'attribute', strategy: 'keep' });
  });
});
