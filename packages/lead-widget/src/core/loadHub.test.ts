// @vitest-environment jsdom
import { getEventListeners } from 'node:events';
import { HubError, loadHub, registry } from '@sanierungsweg/lead-widget/core';
import { resetHubs } from '@sanierungsweg/lead-widget/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HubLoad } from './registry';

const tag = () => document.querySelector<HTMLScriptElement>('script[data-lead-hub]');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('blocked')));
});

afterEach(() => {
  resetHubs();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Milliseconds until the next tag stands in the document. */
async function waitForTag(): Promise<number> {
  const began = Date.now();
  while (!tag()) await vi.advanceTimersByTimeAsync(10);
  return Date.now() - began;
}

async function fail(): Promise<void> {
  tag()?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(50);
}

it('waits 1, 2 and 4 seconds and then gives up', async () => {
  const loading = loadHub({ origin: 'https://hub.example' }).catch((error: unknown) => error);
  const waits = [];
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await waitForTag();
    await fail();
    waits.push(await waitForTag());
  }
  expect(waits).toEqual([1000, 2000, 4000]);
  await fail();
  const error = await loading;
  expect(error).toBeInstanceOf(HubError);
  expect(error).toMatchObject({ reason: 'blocked-or-unreachable', attempts: 4 });
  expect(tag()).toBeNull();
});

it('never waits longer than 30 seconds', async () => {
  void loadHub({ origin: 'https://hub.example', retries: 9 }).catch(() => {});
  let longest = 0;
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    await waitForTag();
    await fail();
    longest = Math.max(longest, await waitForTag());
  }
  expect(longest).toBe(30_000);
});

it('leaves nothing behind on the signals of load and caller, whatever has failed before', async () => {
  const { signal } = new AbortController();
  const loading = loadHub({ origin: 'https://hub.example', signal });
  const { life } = [...registry().loads.values()].at(-1) as HubLoad;
  const left = () => [signal, life.signal].map((each) => getEventListeners(each, 'abort').length);
  await waitForTag();
  const before = left();
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await fail();
    await waitForTag();
    expect(left()).toEqual(before);
  }
  tag()?.dispatchEvent(new Event('load'));
  await loading;
  expect(left()).toEqual([0, 0]);
});

it('gives an attempt ten seconds', async () => {
  const loading = loadHub({ origin: 'https://hub.example', retries: 0 }).catch((error: HubError) => error.reason);
  await vi.advanceTimersByTimeAsync(9990);
  expect(tag()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(20);
  expect(await loading).toBe('timeout');
});
