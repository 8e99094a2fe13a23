// @vitest-environment jsdom
import { LeadWidget, useLeadHub } from '@sanierungsweg/lead-widget';
import { defineLeadWidget } from '@sanierungsweg/lead-widget/element';
import { startWidget } from '@sanierungsweg/lead-widget/headless';
import { answerWithSandbox, resetHubs } from '@sanierungsweg/lead-widget/testing';
import { act, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const asked = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('no network')));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', asked);
});

afterEach(() => {
  resetHubs();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function show(element: React.ReactNode): Promise<() => Promise<void>> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  await act(async () => root.render(<StrictMode>{element}</StrictMode>));
  return async () => {
    await act(async () => root.unmount());
  };
}

const box = () => document.querySelector<HTMLElement>('.lead-widget');

it.each(['now', 'visible', 'interaction'] as const)('loads nothing under test with load="%s"', async (load) => {
  const unmount = await show(<LeadWidget origin="https://hub.example" integration="abc" load={load} />);
  expect(box()?.dataset.status).toBe(load === 'interaction' ? 'waiting-visible' : 'loading');
  expect(document.querySelector('script')).toBeNull();
  expect(asked).not.toHaveBeenCalled();
  await unmount();
  expect(box()).toBeNull();
});

it('waits where a consent adapter throws, and lets the error be seen', async () => {
  const broken = new Error('no store');
  const uncaught: unknown[] = [];
  const others = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', (error) => uncaught.push(error));
  const consent = {
    get: () => {
      throw broken;
    },
    subscribe: () => () => {},
  };
  const unmount = await show(<LeadWidget origin="https://hub.example" integration="abc" consent={consent} />);
  expect(box()?.dataset.status).toBe('waiting-consent');
  await vi.waitFor(() => expect(new Set(uncaught)).toEqual(new Set([broken])));
  process.removeAllListeners('uncaughtException');
  for (const other of others) process.on('uncaughtException', other);
  await unmount();
});

it('loads nothing as an element either', () => {
  defineLeadWidget({ origin: 'https://hub.example' });
  document.body.innerHTML = '<lead-widget integration="abc"></lead-widget>';
  expect(document.querySelector('lead-widget')?.getAttribute('data-status')).toBe('loading');
  expect(document.querySelector('script')).toBeNull();
});

it('shows the sandbox’s form where a test asks for it, without a request', async () => {
  answerWithSandbox();
  const unmount = await show(<LeadWidget origin="https://hub.example" integration="swg-painter" />);
  await vi.waitFor(() => expect(box()?.dataset.status).toBe('ready'));
  expect(document.querySelector('form')?.textContent).toContain('Sandbox');
  expect(asked).not.toHaveBeenCalled();
  await unmount();
});

it('names the reason where the sandbox fails', async () => {
  answerWithSandbox({ fault: 'never' });
  const unmount = await show(
    <LeadWidget origin="https://hub.example" integration="swg-painter" renderTimeoutMs={50} />,
  );
  await vi.waitFor(() => expect(box()?.dataset.status).toBe('failed'));
  await unmount();
});

it('calls a hub one that has run before only where that very hub has', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  answerWithSandbox({ fault: 'never' });
  for (const [host, hasRun] of [
    ['one', false],
    ['other', false],
    ['one', true],
  ] as const) {
    warn.mockClear();
    const slot = document.body.appendChild(document.createElement('div'));
    const options = { origin: `https://${host}.example`, integration: 'abc', strategy: 'reload-once' } as const;
    const widget = startWidget(slot, { ...options, initDelayMs: 0, renderTimeoutMs: 1000 }, () => {});
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce(), 10_000);
    expect(/It has run in this document before/.test(String(warn.mock.lastCall))).toBe(hasRun);
    widget.stop();
  }
  warn.mockRestore();
});

it.each(['once', 'observer'] as const)('begins each test afresh with the behaviour %s', async (behaviour) => {
  for (const [fault, status] of [
    ['never', 'failed'],
    [undefined, 'ready'],
    [undefined, 'ready'],
  ] as const) {
    answerWithSandbox({ behaviour, fault });
    const renderTimeoutMs = status === 'failed' ? 400 : undefined;
    const unmount = await show(
      <LeadWidget origin="https://hub.example" integration="abc" renderTimeoutMs={renderTimeoutMs} />,
    );
    await vi.waitFor(() => expect(box()?.dataset.status).toBe(status), 10_000);
    await unmount();
    resetHubs();
  }
});

it.each([
  ['404', 1, 'failed', 'server'],
  ['500', 1, 'failed', 'server'],
  ['503', 0, 'failed', 'server'],
  ['503', 1, 'ready', null],
  ['hang', 1, 'failed', 'timeout'],
  ['throws', 1, 'failed', 'not-rendered'],
] as const)(
  'lets a test see the fault %s with %i retries, without a request',
  async (fault, retries, status, failure) => {
    const uncaught = vi.fn<(error: Error) => void>();
    process.prependListener('uncaughtException', uncaught);
    const told: unknown[] = [];
    answerWithSandbox({ fault });
    const unmount = await show(
      <LeadWidget
        origin="https://hub.example"
        integration="swg-painter"
        retries={retries}
        retryBaseMs={20}
        timeoutMs={fault === 'hang' ? 100 : undefined}
        renderTimeoutMs={fault === 'throws' ? 400 : undefined}
        onStatus={(...now) => told.push(now)}
      />,
    );
    await vi.waitFor(() => expect(told.at(-1)).toEqual([status, failure]), 10_000);
    expect(document.querySelector('form') !== null).toBe(status === 'ready');
    expect(asked).not.toHaveBeenCalled();
    expect(uncaught).not.toHaveBeenCalled();
    process.removeListener('uncaughtException', uncaught);
    await unmount();
  },
);

it('gives a hook’s user the same function to try again at each render', async () => {
  const tried: (() => void)[] = [];
  function Form() {
    const { ref, status, retry } = useLeadHub({ origin: 'https://hub.example', integration: 'abc' });
    useEffect(() => {
      tried.push(retry);
    }, [retry]);
    return <div ref={ref} data-state={status} />;
  }
  const unmount = await show(<Form />);
  expect(document.querySelector('[data-state=loading]')).not.toBeNull();
  expect(new Set(tried).size).toBe(1);
  await unmount();
});
