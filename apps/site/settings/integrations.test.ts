import { describe, expect, it } from 'vitest';
import { INTEGRATION_KEYS, integrations, integrationWithoutId } from './integrations';

describe('integrations', () => {
  it('ties module scripts to reload-once and classic ones to replace', () => {
    for (const key of INTEGRATION_KEYS) {
      const { kind, strategy } = integrations[key];
      expect(strategy).toBe(kind === 'module' ? 'reload-once' : 'replace');
    }
    expect(integrationWithoutId).toEqual({ kind: 'async', marker: 'attribute', strategy: 'keep' });
  });
});
