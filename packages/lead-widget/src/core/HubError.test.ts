import { HubError } from '@sanierungsweg/lead-widget/core';
import { describe, expect, it } from 'vitest';

describe('HubError', () => {
  it('carries reason, attempts, address, times and its name', () => {
    const url = 'https://hub.example/js/hub.js';
    const error = new HubError('server', { attempts: 2, url, times: [0, 1200] });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: 'HubError', reason: 'server', attempts: 2, url, times: [0, 1200] });
    expect(error.message).toContain(`no form (server) after attempt 2 at ${url}.`);
  });

  it('names the directive that is missing', () => {
    const error = new HubError('csp', { url: 'https://hub.example/js/hub.js?a', directive: 'script-src-elem' });
    expect(error.message).toContain("Add https://hub.example to script-src-elem of the page's policy.");
  });

  it('says what threw', () => {
    const cause = new URIError('URI malformed');
    const error = new HubError('configuration', { cause });
    expect(error.cause).toBe(cause);
    expect(error.message).toBe('lead-widget: no form (configuration). URIError: URI malformed');
  });
});
