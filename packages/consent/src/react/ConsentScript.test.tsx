import { createConsentStore } from '@sanierungsweg/consent/core';
import { de } from '@sanierungsweg/consent/locales/de';
import { blockMarkup } from '@sanierungsweg/consent/markup';
import { act, render } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gatherUncaught } from '../../tests/gatherUncaught';
import { ConsentProvider } from './ConsentProvider';
import { ConsentScript } from './ConsentScript';

const REGISTRY = Symbol.for('@sanierungsweg/consent/scripts');
const scripts = () => [...document.querySelectorAll('script')];
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 0)));

function setup(children: ReactNode) {
  const store = createConsentStore();
  const page = (content: ReactNode) => (
    <StrictMode>
      <ConsentProvider texts={de} links={{ privacy: '/p', imprint: '/i' }} store={store}>
        {content}
      </ConsentProvider>
    </StrictMode>
  );
  const view = render(page(children));
  return { store, show: (content: ReactNode) => view.rerender(page(content)), ...view };
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
    await settle();
    const [first, second] = scripts();
    const attributes = Object.fromEntries([...(first?.attributes ?? [])].map(({ name, value }) => [name, value]));
    expect(attributes).toEqual({
      'data-astro-exec': '',
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
    expect([first, second].map((script) => script?.hasAttribute('async'))).toEqual([false, true]);
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
    await settle();
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

  it('stays while another component names it still', async () => {
    const Page = ({ count }: { count: number }) =>
      Array.from({ length: count }, (_, index) => (
        <ConsentScript key={index} category="marketing" src="https://example.org/a.js" />
      ));
    const { store, show } = setup(<Page count={2} />);
    await act(async () => store.acceptAll());
    scripts()[0]?.dispatchEvent(new Event('load'));
    await settle();
    show(<Page count={1} />);
    await settle();
    expect(scripts()).toHaveLength(1);
    show(<Page count={0} />);
    await settle();
    expect(scripts()).toHaveLength(0);
  });

  it('lets nothing wait for an async script', async () => {
    const { store } = setup(
      <>
        <ConsentScript category="marketing" src="https://example.org/slow.js" async />
        <ConsentScript category="marketing" src="https://example.org/a.js" noModule={false} />
      </>,
    );
    await act(async () => store.acceptAll());
    await settle();
    expect(scripts().map((script) => [script.src, script.hasAttribute('nomodule')])).toEqual([
      ['https://example.org/slow.js', false],
      ['https://example.org/a.js', false],
    ]);
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

  it('runs nothing that was still on its way or waiting when it was withdrawn, and all of it when allowed again', async () => {
    const { store } = setup(
      <>
        <ConsentScript category="marketing" src="https://example.org/a.js" />
        <ConsentScript category="marketing">window.inlineRan = true;</ConsentScript>
      </>,
    );
    await act(async () => store.acceptAll());
    await settle();
    const [loading] = scripts();
    await act(async () => store.rejectAll());
    // In another document, an arriving script does not run.
    expect(loading?.ownerDocument).not.toBe(document);
    loading?.dispatchEvent(new Event('load'));
    await settle();
    expect(scripts()).toHaveLength(0);
    await act(async () => store.acceptAll());
    await settle();
    expect(scripts().map(({ src }) => src)).toEqual(['https://example.org/a.js']);
  });

  it('removes a script that was withdrawn before React renders again, whoever else listens and throws', async () => {
    const uncaught = gatherUncaught();
    const { store } = setup(<ConsentScript category="marketing" src="https://example.org/a.js" />);
    const stop = store.subscribe(() => {
      throw new Error('from a listener');
    });
    await act(async () => store.acceptAll());
    await settle();
    await act(async () => {
      store.rejectAll();
      // React renders at the end of this.
      await Promise.resolve();
      expect(scripts()).toHaveLength(0);
    });
    await vi.waitFor(() => expect(uncaught.errors).toHaveLength(2));
    stop();
    uncaught.stop();
  });

  it('gives up a script that hangs, says so, and lets the next one run', async () => {
    vi.useFakeTimers();
    const onError = vi.fn<(error: Error) => void>();
    const { store } = setup(
      <>
        <ConsentScript category="marketing" src="https://example.org/hangs.js" timeout={5000} onError={onError} />
        <ConsentScript category="marketing" src="https://example.org/next.js" />
      </>,
    );
    await act(async () => store.acceptAll());
    await act(async () => vi.advanceTimersByTimeAsync(4999));
    expect(scripts().map(({ src }) => src)).toEqual(['https://example.org/hangs.js']);
    await act(async () => vi.advanceTimersByTimeAsync(1));
    expect(onError.mock.calls[0]?.[0].message).toContain('hangs.js did not load within 5 s');
    expect(scripts().map(({ src }) => src)).toEqual(['https://example.org/next.js']);
    // What has come in time is not given up later.
    scripts()[0]?.dispatchEvent(new Event('load'));
    await act(async () => vi.advanceTimersByTimeAsync(20_000));
    expect(scripts()).toHaveLength(1);
    vi.useRealTimers();
  });

  it('tells of a withdrawal what has run, once, and nothing else', async () => {
    const revoked = [vi.fn<() => void>(), vi.fn<() => void>()];
    const { store, unmount } = setup(
      <>
        <ConsentScript category="marketing" onRevoke={revoked[0]}>
          window.ran = true;
        </ConsentScript>
        <ConsentScript category="marketing" src="https://example.org/never.js" onRevoke={revoked[1]} />
      </>,
    );
    await act(async () => store.acceptAll());
    await settle();
    await act(async () => store.rejectAll());
    await settle();
    expect(revoked.map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    unmount();
    await settle();
    expect(revoked[0]).toHaveBeenCalledTimes(1);
  });

  it('never throws out of an effect: what Trusted Types refuse is told to onError, and the app stays', async () => {
    const onError = vi.fn<(error: Error) => void>();
    const refuse = () => {
      throw new TypeError('This document requires TrustedScriptURL assignment.');
    };
    const { store, container } = setup(
      <>
        <p>Die Seite</p>
        <ConsentScript
          category="marketing"
          src="https://example.org/a.js"
          trustedTypes={{ createScriptURL: refuse }}
          onError={onError}
        />
      </>,
    );
    await act(async () => store.acceptAll());
    await settle();
    expect(onError.mock.calls[0]?.[0].message).toContain('TrustedScriptURL');
    expect(container).toHaveTextContent('Die Seite');
  });

  it('waits while the page is rendered ahead', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    const { store } = setup(<ConsentScript category="marketing" src="https://example.org/a.js" />);
    await act(async () => store.acceptAll());
    await settle();
    expect(scripts()).toHaveLength(0);
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
    await settle();
    expect(scripts()).toHaveLength(1);
  });

  it('runs code once that held markup of the page has, too, whoever comes first', async () => {
    const code = 'window.snippet = true;';
    const script = <ConsentScript category="marketing">{code}</ConsentScript>;
    const held = `<script type="text/plain" data-consent="marketing">${code}</script>`;
    const place = document.body.appendChild(document.createElement('div'));
    const run = () => scripts().filter(({ type, text }) => type !== 'text/plain' && text === code);
    const { store, show } = setup(script);
    const stop = blockMarkup(store, { texts: de });
    await act(async () => store.acceptAll());
    await settle();
    expect(run()).toHaveLength(1);
    place.innerHTML = held;
    await settle();
    expect(run()).toHaveLength(1);
    // A second piece of markup is an ad of its own.
    place.innerHTML = held + held;
    await settle();
    expect(run()).toHaveLength(2);
    show(null);
    await settle();
    expect(run()).toHaveLength(2);
    stop();
    place.remove();
  });
});
