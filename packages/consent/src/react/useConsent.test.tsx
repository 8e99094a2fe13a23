import { createConsentStore } from '@sanierungsweg/consent/core';
import { de } from '@sanierungsweg/consent/locales/de';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, StrictMode, version } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ConsentGate } from './ConsentGate';
import { ConsentProvider, type ConsentProviderProps } from './ConsentProvider';
import { type Consent, useConsent } from './useConsent';

const LINKS = { privacy: '/datenschutz', imprint: '/impressum' };
const GRANTED = '{"necessary":true,"functional":true,"marketing":true}';

function Provider(props: Partial<ConsentProviderProps>) {
  return <ConsentProvider texts={de} links={LINKS} {...props} />;
}

function Probe({ onRender }: { onRender: (consent: Consent) => void }) {
  onRender(useConsent());
  return null;
}

/** Server markup, then hydration of it; returns what React had to repair. */
async function hydrate(app: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'));
  const markup = renderToString(app);
  container.innerHTML = markup;
  const recovered: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, app, { onRecoverableError: (error) => recovered.push(error) }),
  );
  return { container, markup, recovered, root };
}

it('runs with the major of React that the project names', ({ task }) => {
  expect(task.file.projectName).toBe(`react-${version.split('.')[0]}`);
});

describe('useConsent', () => {
  it('throws outside its provider, and says what to do', () => {
    expect(() => renderToString(<Probe onRender={() => {}} />)).toThrow(
      /^consent: .*Wrap the app in <ConsentProvider>\.$/,
    );
  });

  it('gives snapshot and verbs, and follows both', () => {
    const seen: Consent[] = [];
    render(
      <Provider>
        <Probe onRender={(consent) => seen.push(consent)} />
      </Provider>,
    );
    expect(seen.at(-1)).toMatchObject({ status: 'undecided', settingsOpen: false });
    act(() => seen.at(-1)?.openSettings());
    expect(seen.at(-1)?.settingsOpen).toBe(true);
    act(() => seen.at(-1)?.closeSettings());
    expect(seen.at(-1)?.settingsOpen).toBe(false);
    act(() => seen.at(-1)?.save({ functional: true }));
    expect(seen.at(-1)?.status).toBe('decided');
    expect([seen.at(-1)?.has('functional'), seen.at(-1)?.has('marketing')]).toEqual([true, false]);
    act(() => seen.at(-1)?.acceptAll());
    expect(seen.at(-1)?.has('marketing')).toBe(true);
    act(() => seen.at(-1)?.rejectAll());
    expect(seen.at(-1)?.has('marketing')).toBe(false);
    act(() => seen.at(-1)?.reset());
    expect(seen.at(-1)?.status).toBe('undecided');
  });

  it('renders no consent on the server, whatever the browser of the last visitor had stored', () => {
    localStorage.setItem('cookie-consent', GRANTED);
    const store = createConsentStore();
    expect(store.has('functional')).toBe(true);
    const html = renderToString(
      <Provider store={store}>
        <ConsentGate category="functional" fallback="ohne">
          mit
        </ConsentGate>
      </Provider>,
    );
    expect(html).toBe('ohne');
  });

  it('hydrates a returning visitor without a repair, and shows gated children afterwards', async () => {
    localStorage.setItem('cookie-consent', GRANTED);
    const seen: string[] = [];
    const { container, markup, recovered } = await hydrate(
      <StrictMode>
        <Provider>
          <Probe onRender={(consent) => seen.push(`${consent.status} ${consent.has('functional')}`)} />
          <ConsentGate category="functional" fallback="ohne">
            mit
          </ConsentGate>
        </Provider>
      </StrictMode>,
    );
    expect(markup).toBe('ohne');
    expect(recovered).toEqual([]);
    expect(container).toHaveTextContent('mit');
    expect(new Set(seen)).toEqual(new Set(['unknown false', 'decided true']));
  });
});

describe('ConsentProvider', () => {
  it('subscribes once, writes once and leaves no listener, in StrictMode too', () => {
    const counts = { storage: 0, pageshow: 0 };
    const count = (type: string, by: number) => {
      if (type in counts) counts[type as keyof typeof counts] += by;
    };
    const add = window.addEventListener.bind(window);
    const remove = window.removeEventListener.bind(window);
    vi.spyOn(window, 'addEventListener').mockImplementation((...args: Parameters<typeof add>) => {
      count(args[0], 1);
      add(...args);
    });
    vi.spyOn(window, 'removeEventListener').mockImplementation((...args: Parameters<typeof remove>) => {
      count(args[0], -1);
      remove(...args);
    });
    const set = vi.spyOn(Storage.prototype, 'setItem');
    let consent: Consent | undefined;
    const app = (
      <StrictMode>
        <Provider>
          <Probe onRender={(now) => (consent = now)} />
          <ConsentGate category="functional">mit</ConsentGate>
        </Provider>
      </StrictMode>
    );
    const { unmount } = render(app);
    expect(counts).toEqual({ storage: 1, pageshow: 1 });
    act(() => consent?.acceptAll());
    expect(set.mock.calls.map(([key]) => key)).toEqual(['cookie-consent', 'cookie-consent-receipt']);
    unmount();
    expect(counts).toEqual({ storage: 0, pageshow: 0 });
  });

  it('calls back once per change in StrictMode', async () => {
    const store = createConsentStore();
    const listener = vi.fn<(change?: unknown) => void>();
    store.onChange(listener);
    let consent: Consent | undefined;
    render(
      <StrictMode>
        <Provider store={store}>
          <Probe onRender={(now) => (consent = now)} />
        </Provider>
      </StrictMode>,
    );
    await act(async () => consent?.acceptAll());
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('keeps two providers with different keys apart', () => {
    const found: Record<string, Consent> = {};
    render(
      <>
        <Provider options={{ storageKey: 'one' }}>
          <Probe onRender={(consent) => (found.one = consent)} />
        </Provider>
        <Provider options={{ storageKey: 'two' }}>
          <Probe onRender={(consent) => (found.two = consent)} />
        </Provider>
      </>,
    );
    act(() => found.one?.acceptAll());
    expect([found.one?.status, found.two?.status]).toEqual(['decided', 'undecided']);
    expect(Object.keys(localStorage).toSorted()).toEqual(['one', 'one-receipt']);
  });

  it('follows another tab while mounted', () => {
    render(
      <Provider>
        <ConsentGate category="functional" fallback="ohne">
          mit
        </ConsentGate>
      </Provider>,
    );
    localStorage.setItem('cookie-consent', GRANTED);
    act(() => {
      window.dispatchEvent(new Event('storage'));
    });
    expect(screen.getByText('mit')).toBeInTheDocument();
  });

  it('says nothing per render where storage is blocked', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    let consent: Consent | undefined;
    const app = (
      <Provider>
        <Probe onRender={(now) => (consent = now)} />
      </Provider>
    );
    const { rerender } = render(app);
    for (let turn = 0; turn < 5; turn += 1) rerender(app);
    act(() => consent?.acceptAll());
    expect(consent).toMatchObject({ status: 'decided', persistence: 'session' });
    expect(console.error).not.toHaveBeenCalled();
    expect(console.warn).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});
