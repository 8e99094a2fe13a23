import { hubAddress, hubUrl } from '@sanierungsweg/lead-widget/core';
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe.each(Object.entries({ hubAddress, hubUrl }))('%s without options', (_, address) => {
  const ask = () => {
    const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => address(undefined as never)).toThrow(TypeError);
    return spy.mock.calls.map(([said]) => String(said));
  };

  it('says what to write before it stops', () => {
    expect(ask()).toEqual([
      'lead-widget: The address of a hub was asked for without options. It stops with an error. Write hubAddress({ origin: "https://hub.example", integration: "abc" }).',
    ]);
  });

  it('says nothing to visitors', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(ask()).toEqual([]);
  });
});
