import { describe, expect, it } from 'vitest';
import { INTEGRATION_KEYS, integrations, integrationWithoutId } from './integrations';

describe('integrations', () => {
  it('ties module scripts to reload-once and classic ones to replace', () => {
    for (const key of INTEGRATION_KEYS) {
      const { script, strategy } = integrations[key];
      expect(strategy).toBe(script === 'module' ? 'reload-once' : 'replace');
    }
    expect(integrationWithoutId).toEqual({ script: 'async', marker: 'attribute', strategy: 'keep' });
  });
});
