import { HubError } from '@sanierungsweg/lead-widget/core';
import { describe, expect, it } from 'vitest';

describe('HubError', () => {
  it('carries reason, attempts and address', () => {
    const error = new HubError('server', 4, 'https://hub.example/js/hub.js');
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ reason: 'server', attempts: 4, url: 'https://hub.example/js/hub.js' });
    expect(error.message).toBe('lead-widget: server: https://hub.example/js/hub.js');
  });
});
