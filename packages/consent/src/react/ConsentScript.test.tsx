import { createConsentStore } from '@sanierungsweg/consent/core';
import { de } from '@sanierungsweg/consent/locales/de';
import { act, render } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsentProvider } from './ConsentProvider';
import { ConsentScript } from './ConsentScript';

const REGISTRY = Symbol.for('@sanierungsweg/consent/scripts');
const scripts = () => [...document.querySelectorAll('script')];
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 0)));

function setup(children: ReactNode) {
  const store = createConsentStore();
  const view = render(
    <StrictMode>
      <ConsentProvider texts={de} links={{ privacy: '/p', imprint: '/i' }} store={store}>
        {children}
      </ConsentProvider>
    </StrictMode>,
  );
  return { store, ...view };
}

beforeEach(() => {
  Reflect.deleteProperty(globalThis, REGISTRY);
});

describe('ConsentScript', () => {
  it('puts nothing into the document before consent, and nothing for another category', async () => {
    const { store } = setup(<ConsentScript category="marketing" src="https://example.org/a.js" />);
    expect(document.querySelectorAll('script, link')).toHaveLength(0);
    await act(async () => store.save({ functional: true }));
    expect(document.querySelectorAll('script, link')).toHaveLength(0);
  });

  it('keeps every attribute and runs scripts in order unless they are async', async () => {
    const { store } = setup(
      <>
        <ConsentScript
          category="marketing"
          src="https://example.org/a.js"
          type="module"
          nonce="n"
          integrity="sha256-x"
          crossOrigin="anonymous"
          referrerPolicy="no-referrer"
          noModule
          id="a"
          data-domain="example.org"
        />
        <ConsentScript category="marketing" src="https://example.org/b.js" async />
      </>,
    );
    await act(async () => store.acceptAll());
    const [first, second] = scripts();
    const attributes = Object.fromEntries([...(first?.attributes ?? [])].map(({ name, value }) => [name, value]));
    expect(attributes).toEqual({
      src: 'https://example.org/a.js',
      type: 'module',
      nonce: 'n',
      integrity: 'sha256-x',
      crossorigin: 'anonymous',
      referrerpolicy: 'no-referrer',
      nomodule: '',
      id: 'a',
      'data-domain': 'example.org',
    });
    expect([first?.async, second?.async]).toEqual([false, true]);
  });

  it('loads a script once, however many components name it, and not again after withdrawal', async () => {
    const { store, unmount } = setup(
      <>
        <ConsentScript category="marketing" src="https://example.org/a.js" />
        <ConsentScript category="marketing" src="https://example.org/a.js" />
      </>,
    );
    await act(async () => store.acceptAll());
    expect(scripts()).toHaveLength(1);
    scripts()[0]?.dispatchEvent(new Event('load'));
    await settle();
    await act(async () => store.rejectAll());
    expect(scripts()).toHaveLength(0);
    await act(async () => store.acceptAll());
    expect(scripts()).toHaveLength(0);
    unmount();
  });

  it('tells every component that it has run, and only those that are still there', async () => {
    const loaded = [vi.fn<() => void>(), vi.fn<() => void>()];
    const { store } = setup(
      loaded.map((onLoad, index) => (
        <ConsentScript key={index} category="marketing" src="https://example.org/a.js" onLoad={onLoad} />
      )),
    );
    await act(async () => store.acceptAll());
    expect(loaded[0]).not.toHaveBeenCalled();
    scripts()[0]?.dispatchEvent(new Event('load'));
    await settle();
    for (const onLoad of loaded) expect(onLoad).toHaveBeenCalledTimes(1);
  });

  it('reports a failure and tries again on the next mount', async () => {
    const onError = vi.fn<(error: Error) => void>();
    const { store } = setup(<ConsentScript category="marketing" src="https://example.org/a.js" onError={onError} />);
    await act(async () => store.acceptAll());
    scripts()[0]?.dispatchEvent(new Event('error'));
    await settle();
    expect(onError.mock.calls[0]?.[0]).toMatchObject({
      message: expect.stringMatching(/^consent: .*a\.js could not be loaded/),
    });
    expect(scripts()).toHaveLength(0);
    await act(async () => store.reset());
    await act(async () => store.acceptAll());
    expect(scripts()).toHaveLength(1);
  });

  it('holds an inline script back until the ordered ones before it have run', async () => {
    const { store } = setup(
      <>
        <ConsentScript category="marketing" src="https://example.org/a.js" />
        <ConsentScript category="marketing">window.inlineRan = true;</ConsentScript>
      </>,
    );
    await act(async () => store.acceptAll());
    await settle();
    expect(scripts()).toHaveLength(1);
    scripts()[0]?.dispatchEvent(new Event('load'));
    await settle();
    expect(scripts().map(({ text }) => text)).toEqual(['', 'window.inlineRan = true;']);
  });
});
