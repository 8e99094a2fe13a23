// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { registry } from '@sanierungsweg/lead-widget/core';
import { type LeadStatus, startEagerWidget, type Widget } from '@sanierungsweg/lead-widget/headless';
import { resetHubs } from '@sanierungsweg/lead-widget/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let widget: Widget;
let slot: HTMLElement;
let asked: string[];
let statuses: LeadStatus[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  statuses = [];
  registry().answer = ({ src }) => asked.push(src);
  document.body.innerHTML = '<section><div></div></section>';
  slot = document.querySelector('div') as HTMLElement;
  widget = startEagerWidget(slot, { origin: 'https://hub.example', integration: 'abc' }, (status) =>
    statuses.push(status),
  );
});

afterEach(() => {
  widget.stop();
  document.body.replaceChildren();
  resetHubs();
  vi.useRealTimers();
});

it('asks for the script 100 ms after its container stands, unless told otherwise (R-WID-16)', async () => {
  expect(slot.querySelector('.daa-abc')).not.toBeNull();
  await vi.advanceTimersByTimeAsync(99);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['https://hub.example/js/hub.js?abc']);
});

it('says after 8 s that no form has come where the provider does not answer, unless told otherwise (R-WID-19)', async () => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await vi.advanceTimersByTimeAsync(7999);
  expect(statuses.at(-1)).toBe('loading');
  await vi.advanceTimersByTimeAsync(1);
  expect(statuses.at(-1)).toBe('failed');
  expect(told).toHaveBeenCalledOnce();
  told.mockRestore();
});

it('says that nothing is waited for, where plain JavaScript gives it a consent or a load mode', () => {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
  const saidOf = (options: object) => {
    widget.stop();
    widget = startEagerWidget(slot, { origin: 'https://hub.example', ...options }, () => {});
    return spy.mock.calls.splice(0).map(([message]) => String(message));
  };
  const consent = { get: () => false, subscribe: () => () => {} };
  const [ofConsent, ofLoad, ...more] = saidOf({ consent, load: 'visible' });
  expect(ofConsent).toMatch(/^lead-widget: consent was given to an eager widget, .* Call adoptWidget\(\)/);
  expect(ofLoad).toContain('lead-widget: load was given to an eager widget');
  expect(more).toEqual([]);
  expect(saidOf({ consent: undefined, load: 'now' })).toEqual([]);
  vi.stubEnv('NODE_ENV', 'production');
  expect(saidOf({ consent })).toEqual([]);
  vi.unstubAllEnvs();
});

describe('a setting that there is not', () => {
  const saidOf = (options: object) => {
    const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
    widget.stop();
    widget = startEagerWidget(slot, { origin: 'https://hub.example', ...options }, () => {});
    return spy.mock.calls.splice(0).map(([message]) => String(message));
  };

  it('is named with those that there are: a misspelt consent asks nobody', () => {
    const [said, ...more] = saidOf({ conset: { get: () => false } });
    expect(said).toMatch(
      /^lead-widget: there is no setting “conset”, so nothing follows from it\. Write one of .*, consent,/,
    );
    expect(more).toEqual([]);
  });

  it('is none of those in the README, and costs visitors nothing', () => {
    const [, props = ''] = readFileSync('README.md', 'utf8').split(/^## (?:Props|Look)$/m);
    const names = [...props.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) => cell.match(/\w+/g) ?? []);
    expect(names).toContain('consent');
    const given = Object.fromEntries(names.filter((name) => name !== 'or').map((name) => [name, null]));
    expect(saidOf({ ...given, origin: 'https://hub.example' })).toEqual([]);
    expect(saidOf({ conset: undefined })).toEqual([]);
    vi.stubEnv('NODE_ENV', 'production');
    expect(saidOf({ conset: {} })).toEqual([]);
    vi.unstubAllEnvs();
  });
});
