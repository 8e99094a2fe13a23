import { ConsentGate, ConsentProvider, useConsentContext } from '@sanierungsweg/consent';
import {
  clearNames,
  consentFor,
  cookieAdapter,
  createConsentStore,
  defineConsent,
  maxAge,
} from '@sanierungsweg/consent/core';
import { defineConsentElements, defineConsentEmbed } from '@sanierungsweg/consent/element';
import { DEFAULT_GOOGLE_SIGNALS, googleConsentMode } from '@sanierungsweg/consent/google-consent-mode';
import { bannerHtml, settingsHtml } from '@sanierungsweg/consent/html';
import { de } from '@sanierungsweg/consent/locales/de';
import { ConsentTestProvider } from '@sanierungsweg/consent/testing';
import { ConsentBanner, ConsentDialog, ConsentSettingsButton } from '@sanierungsweg/consent/ui';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const links = { privacy: '/datenschutz', imprint: '/impressum' };

/** What the console says while `run` runs; nothing else may be said. */
function saidBy(run: () => void, method: 'error' | 'warn' = 'error'): string[] {
  const spy = vi.spyOn(console, method).mockImplementation(() => {});
  run();
  const said = spy.mock.calls.map(([message]) => String(message));
  spy.mockClear();
  return said;
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a category that does not exist', () => {
  const ask: Record<string, (name: 'functional') => void> = {
    'of a gate': (name) =>
      render(
        <ConsentTestProvider>
          <ConsentGate category={name}>Karte</ConsentGate>
        </ConsentTestProvider>,
      ),
    'of a store': (name) => createConsentStore().has(name),
    'of consentFor': (name) => consentFor(createConsentStore(), name).get(),
    'of a draft': (name) => createConsentStore().save({ [name]: true }),
  };

  it.each(Object.entries(ask))('%s is named once, with those that exist', (where, run) => {
    const name = `functionnal ${where}` as 'functional';
    const said = saidBy(() => {
      run(name);
      run(name);
    });
    expect(said).toEqual([
      `consent: "${name}" names no category, so it is never allowed, and no decision about it is kept. Write one of necessary, functional, marketing.`,
    ]);
  });

  it('whose names are to be cleared is named', async () => {
    const names: Record<string, string[]> = { marketting: ['_ga'] };
    const clearOnRevoke = clearNames<'functional'>(names);
    const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
    createConsentStore({ clearOnRevoke }).getSnapshot();
    await vi.waitFor(() => expect(spy.mock.calls.join()).toContain('"marketting" names no category'));
    spy.mockClear();
  });

  it('costs visitors nothing', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(saidBy(() => createConsentStore().has('live' as string as 'functional'))).toEqual([]);
  });
});

describe('what banner and settings cannot do without', () => {
  it.each([
    ['texts', { links }],
    ['links to privacy policy and imprint', { texts: de }],
    ['links to privacy policy and imprint', { texts: de, links: { privacy: '/datenschutz' } }],
  ])('%s: the provider says so', (missing, given) => {
    const [first] = saidBy(() => {
      render(<ConsentProvider {...(given as { texts: typeof de; links: typeof links })}>Seite</ConsentProvider>);
    });
    expect(first).toContain(`consent: <ConsentProvider> was given no ${missing}.`);
    expect(first).toContain('@sanierungsweg/consent/locales/de');
  });

  it('is said of markup for servers, too', () => {
    for (const [of, write] of Object.entries({ bannerHtml, settingsHtml })) {
      const said = saidBy(() => expect(write({ texts: de, links: {} } as never)).toContain(de.privacyLink));
      expect(said).toEqual([
        expect.stringContaining(`consent: ${of}() was given no links to privacy policy and imprint.`),
      ]);
      expect(saidBy(() => write({ texts: de, links }))).toEqual([]);
    }
  });

  it('is said of the elements, too', () => {
    const store = createConsentStore();
    vi.spyOn(customElements, 'define').mockImplementation(() => {});
    const stop: (() => void)[] = [];
    const said = saidBy(() =>
      stop.push(defineConsentElements({ store, texts: de, links: undefined as unknown as typeof links })),
    );
    for (const end of stop) end();
    expect(said.join()).toContain('consent: defineConsentElements() was given no links');
  });
});

describe('elements that are defined twice', () => {
  beforeEach(() => {
    // The document is that of other tests, too.
    const known = new Map<string, CustomElementConstructor>();
    vi.stubGlobal('customElements', {
      get: (tag: string) => known.get(tag),
      define: (tag: string, element: CustomElementConstructor) => known.set(tag, element),
    });
  });

  const define = (store = createConsentStore()) => {
    const said = saidBy(() => {
      const stop = defineConsentElements({ store, texts: de, links });
      defineConsentEmbed({ store, texts: de });
      stop();
    });
    return said.map((words) => words.slice(0, 45));
  };

  it('are told of where they follow another store', () => {
    const store = createConsentStore();
    expect(define(store)).toEqual([]);
    expect(define(store)).toEqual([]);
    expect(define()).toEqual([
      'consent: <consent-banner> is defined already,',
      'consent: <consent-embed> is defined already, ',
    ]);
  });

  it('cost visitors nothing', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(define()).toEqual([]);
    expect(define()).toEqual([]);
  });
});

describe('what frameworks set as a property of an element', () => {
  /** What the console says of an element that is put into the page and then given properties, as Angular does. */
  async function saidOf(tag: string, properties: object, attributes: Record<string, string> = {}) {
    const store = createConsentStore();
    // The document is that of other tests, too, which want these tags for stores of theirs.
    const real = customElements;
    const own = (name: string) => `properties-of-${name}`;
    if (!real.get(own(tag))) {
      vi.stubGlobal('customElements', {
        get: () => undefined,
        define: (name: string, element: CustomElementConstructor) => real.define(own(name), element),
      });
      if (tag === 'consent-embed') defineConsentEmbed({ store, texts: de });
      else defineConsentElements({ store, texts: de, links })();
      vi.unstubAllGlobals();
    }
    const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
    const element = document.createElement(own(tag));
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.body.append(element);
    Object.assign(element, properties);
    await Promise.resolve();
    element.remove();
    await Promise.resolve();
    const said = spy.mock.calls.map(([message]) => String(message));
    spy.mockClear();
    return said;
  }

  it.each([
    ['consent-embed', { title: 'Karte', src: 'https://maps.example.org/embed' }, 'src'],
    ['consent-settings', { headingLevel: 3 }, 'heading-level'],
  ])('%s: is named, with the way out', async (tag, properties, name) => {
    expect(await saidOf(tag, properties)).toEqual([
      `consent: ${name} was given as a property, and counts for nothing: <properties-of-${tag}> reads attributes alone. Write attr:${name} in Solid, [attr.${name}] in Angular, and call setAttribute() in scripts.`,
    ]);
  });

  it('is not named where every element has it, nor are attributes', async () => {
    const attributes = { src: 'https://maps.example.org/embed', provider: 'Beispiel Karten GmbH' };
    expect(await saidOf('consent-embed', { title: 'Karte', className: 'map' }, attributes)).toEqual([]);
  });

  it('costs visitors nothing', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(await saidOf('consent-embed', { src: 'https://maps.example.org/embed' })).toEqual([]);
  });

  it('of an embed is told where it says neither what is embedded nor where it lies', async () => {
    const named = (name: string, follows: string) =>
      `consent: <properties-of-consent-embed> has no ${name}. ${follows}. Write <properties-of-consent-embed title="Karte: Anfahrt" src="https://maps.example.org/embed">.`;
    const noTitle = named('title', 'Neither its placeholder nor its frame says what it is');
    expect(await saidOf('consent-embed', {})).toEqual([named('src', 'Nothing is embedded'), noTitle]);
    expect(await saidOf('consent-embed', {}, { src: '/karte', title: '' })).toEqual([noTitle]);
    vi.stubEnv('NODE_ENV', 'production');
    expect(await saidOf('consent-embed', {})).toEqual([]);
  });
});

it('two stores that ask in one page are told apart from two banners of one store', () => {
  const said = saidBy(() => {
    for (const store of [createConsentStore(), createConsentStore()]) {
      render(
        // Which shows everything twice.
        <StrictMode>
          <ConsentProvider store={store} texts={de} links={links}>
            <ConsentBanner />
          </ConsentProvider>
        </StrictMode>,
      );
    }
  }, 'warn');
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('consent: Two stores ask in this page');
  expect(said[0]).toContain('window.Consent.store');
});

describe('settings that nothing shows', () => {
  const press = (name: string, page: ReactNode, copies = 1) =>
    saidBy(() => {
      vi.useFakeTimers();
      for (let copy = 0; copy < copies; copy += 1) {
        const { unmount } = render(<ConsentTestProvider>{page}</ConsentTestProvider>);
        act(() => screen.getByRole('button', { name }).click());
        act(() => void vi.runAllTimers());
        unmount();
      }
      vi.useRealTimers();
    });

  it.each([
    ['the dialog of this package', <ConsentDialog key="" />],
    ['a dialog of the page', <dialog key="" open />],
  ])('%s says nothing', (_, dialog) => {
    expect(
      press(
        'Cookie-Einstellungen',
        <>
          <ConsentSettingsButton />
          {dialog}
        </>,
      ),
    ).toEqual([]);
  });

  it('costs visitors nothing', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(press('Cookie-Einstellungen', <ConsentSettingsButton />)).toEqual([]);
  });

  it('are not told once the button has left the page', () => {
    const said = saidBy(() => {
      vi.useFakeTimers();
      const { unmount } = render(
        <ConsentTestProvider>
          <ConsentSettingsButton />
        </ConsentTestProvider>,
      );
      act(() => screen.getByRole('button', { name: 'Cookie-Einstellungen' }).click());
      unmount();
      vi.runAllTimers();
      vi.useRealTimers();
    });
    expect(said).toEqual([]);
  });

  it('are told once, whichever button opened them', () => {
    const said = [
      ...press('Einstellungen', <ConsentBanner />),
      ...press('Cookie-Einstellungen', <ConsentSettingsButton />, 2),
    ];
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('consent: The settings were opened, but nothing in this page shows them');
    expect(said[0]).toContain('<ConsentDialog>');
  });
});

it('a missing provider is told without the name of a hook that the page did not write', () => {
  const Own = () => useConsentContext().texts.settingsButton;
  expect(() => renderToString(<Own />)).toThrow(
    'consent: Found no <ConsentProvider>. Without it no decision can be read',
  );
});

describe('what cannot do without an object', () => {
  const nothing = null as unknown as undefined;
  const call = (run: (given: never) => unknown) => () => expect(() => run(nothing as never)).toThrow(TypeError);
  const given: Record<string, [run: () => void, said: string]> = {
    'a store': [
      call((options) => createConsentStore(options)),
      'A store was given null for its options. It stops with an error. Leave them out, or write {}.',
    ],
    'a store of own categories': [
      call((options) =>
        defineConsent({ categories: { statistik: { title: 'Statistik', text: '' } } }).createStore(options),
      ),
      'A store was given null for its options. It stops with an error. Leave them out, or write {}.',
    ],
    'maxAge()': [
      call((limits) => maxAge(limits)),
      'maxAge() was given no limits. It stops with an error. Write maxAge({ days: 365 }).',
    ],
    'clearNames()': [
      call((names) => clearNames(names)),
      'clearNames() was given no names. It stops with an error. Write clearNames({ marketing: [/^_ga/] }).',
    ],
  };

  it.each(Object.entries(given))('%s says what to write before it stops', (_, [run, said]) => {
    expect(saidBy(run)).toEqual([`consent: ${said}`]);
  });

  it.each(Object.entries(given))('%s says nothing to visitors', (_, [run]) => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(saidBy(run)).toEqual([]);
  });
});

describe('a limit of maxAge that is none', () => {
  const given: Record<string, [limits: Parameters<typeof maxAge>[0], said: string]> = {
    NaN: [{ days: Number.NaN }, 'was given NaN for days. No decision ever becomes too old.'],
    nothing: [{} as { days: number }, 'was given undefined for days. No decision ever becomes too old.'],
    'a negative number': [{ days: -1 }, 'was given -1 for days. Every decision is too old at once.'],
    'of refusals': [{ days: 365, refusedDays: 0 }, 'was given 0 for days. Every decision is too old at once.'],
    words: [{ days: '1 Jahr' as unknown as number }, 'was given 1 Jahr for days. No decision ever becomes too old.'],
  };

  it.each(Object.entries(given))('%s is named once, with what follows and the remedy', (_, [limits, said]) => {
    expect(saidBy(() => maxAge(limits))).toEqual([
      `consent: maxAge() ${said} Write a number above 0, or Infinity for never.`,
    ]);
  });

  it('is none that counts days, or says never', () => {
    expect(saidBy(() => maxAge({ days: 0.5, refusedDays: Number.POSITIVE_INFINITY }))).toEqual([]);
  });

  it('costs visitors nothing', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(saidBy(() => maxAge({ days: Number.NaN }))).toEqual([]);
  });
});

describe('a lifetime of a cookie that is none', () => {
  const closed = 'Browsers keep the cookie only until they are closed';

  it.each([
    [Number.NaN, 'NaN', closed],
    [Number.POSITIVE_INFINITY, 'Infinity', closed],
    ['1 Jahr' as unknown as number, '1 Jahr', closed],
    [0, '0', 'The cookie is gone at once'],
  ])('%s is named, with what follows and the remedy', (lifetimeDays, given, follows) => {
    expect(saidBy(() => cookieAdapter({ lifetimeDays }))).toEqual([
      `consent: cookieAdapter() was given ${given} for lifetimeDays. ${follows}. Write a number of days above 0; browsers cap it at 400.`,
    ]);
  });

  it('is none that counts days, and costs visitors nothing', () => {
    expect(saidBy(() => [cookieAdapter(), cookieAdapter({ lifetimeDays: 0.5 })])).toEqual([]);
    vi.stubEnv('NODE_ENV', 'production');
    expect(saidBy(() => cookieAdapter({ lifetimeDays: Number.NaN }))).toEqual([]);
  });
});

describe('an option of a cookie that there is not, and a value that is none', () => {
  it.each<[object, string]>([
    [
      { domian: 'example.org' },
      'example.org for domian. Nothing follows from it. Write one of domain, path, sameSite, secure, lifetimeDays.',
    ],
    [{ sameSite: 'Same' }, 'Same for sameSite. It counts as Lax. Write Lax, Strict or None.'],
  ])('%o is named, with what follows and the remedy', (options, said) => {
    expect(saidBy(() => cookieAdapter(options))).toEqual([`consent: cookieAdapter() was given ${said}`]);
  });

  it('is none that the types know, and costs visitors nothing', () => {
    const right = { domain: 'example.org', path: '/', sameSite: 'None', secure: true, lifetimeDays: 30 } as const;
    expect(saidBy(() => cookieAdapter(right))).toEqual([]);
    expect(saidBy(() => cookieAdapter({ sameSite: 'lax', domain: undefined } as object))).toEqual([]);
    vi.stubEnv('NODE_ENV', 'production');
    expect(saidBy(() => cookieAdapter({ domian: 'example.org' } as object))).toEqual([]);
  });
});

describe('a name to be cleared that looks like a pattern', () => {
  it('is named with what it stands for and the remedy', () => {
    expect(saidBy(() => clearNames({ marketing: ['_gid', '_ga*'] }))).toEqual([
      'consent: clearNames() was given "_ga*" for marketing. A text is a whole name, so it stands for nothing but "_ga*". Write a pattern, such as /^_ga/.',
    ]);
    expect(saidBy(() => clearNames({ marketing: '_pk_*' }))).toHaveLength(1);
  });

  it('is not told of names and patterns, and costs visitors nothing', () => {
    expect(
      saidBy(() => clearNames({ necessary: 'session', marketing: ['_gid', /^_ga.*/], functional: undefined })),
    ).toEqual([]);
    vi.stubEnv('NODE_ENV', 'production');
    expect(saidBy(() => clearNames({ marketing: ['_ga*'] }))).toEqual([]);
  });
});

describe('a revision that is none', () => {
  const words = (revision: string) => revision as unknown as number;

  it.each([
    [Number.NaN, 'NaN', 'Nobody is ever asked again'],
    [words('neu'), '"neu"', 'Nobody is ever asked again'],
    [words('2'), '"2"', 'Visitors are asked again on every page'],
    [Number.POSITIVE_INFINITY, 'Infinity', 'Visitors are asked again on every page'],
  ])('%s is named, with what really follows and the remedy', (revision, given, follows) => {
    localStorage.clear();
    const said = saidBy(() => createConsentStore({ revision }).acceptAll());
    expect(said).toEqual([
      `consent: A store was given ${given} for revision. ${follows}. Write a whole number, 1 at first.`,
    ]);
    const asks = () => createConsentStore({ revision }).getSnapshot().status === 'undecided';
    saidBy(() => expect(asks()).toBe(follows.startsWith('Visitors')));
    localStorage.clear();
  });

  it('is named of categories of your own, too, and costs visitors nothing', () => {
    const { createStore } = defineConsent({ categories: { statistik: {} } });
    expect(saidBy(() => createStore({ revision: Number.NaN }))).toHaveLength(1);
    expect(saidBy(() => [createStore(), createStore({ revision: 2 })])).toEqual([]);
    vi.stubEnv('NODE_ENV', 'production');
    expect(saidBy(() => createStore({ revision: Number.NaN }))).toEqual([]);
  });
});

describe('a cookie that the browser refuses', () => {
  const decide = () => createConsentStore({ storage: cookieAdapter({ domain: 'another.example' }) }).acceptAll();

  it('is told with the remedy, as on a machine of its developer that is not of the domain', () => {
    expect(saidBy(decide)).toEqual([
      'consent: The browser refused the cookie "cookie-consent". The choice holds for this session only. Check domain, secure and sameSite of cookieAdapter().',
    ]);
  });

  it('costs visitors nothing, and none is told where it is kept', () => {
    expect(saidBy(() => createConsentStore({ storage: cookieAdapter() }).acceptAll())).toEqual([]);
    vi.stubEnv('NODE_ENV', 'production');
    expect(saidBy(decide)).toEqual([]);
  });
});

describe('an option of a store that is none', () => {
  it.each<[object, string]>([
    [
      { clearOnRevoke: { marketing: ['_gid'] } },
      '{"marketing":["_gid"]} for clearOnRevoke. Nothing is removed. Write clearNames({ marketing: [/^_ga/] }).',
    ],
    [{ expiry: { days: 365 } }, '{"days":365} for expiry. It stops with an error. Write maxAge({ days: 365 }).'],
    [{ signals: 'deny' }, '"deny" for signals. It stops with an error. Write [browserSignal].'],
    [{ storage: 'cookie' }, '"cookie" for storage. The choice is kept for the tab alone. Write cookieAdapter().'],
    [
      { maxAgeDays: 365 },
      '365 for maxAgeDays. Nothing follows from it. Write one of storageKey, storage, revision, expiry, signals, clearOnRevoke.',
    ],
  ])('%o is named, with what follows and the remedy', (options, said) => {
    expect(saidBy(() => createConsentStore(options))).toEqual([`consent: A store was given ${said}`]);
  });

  it('is none that the types know, and costs visitors nothing', () => {
    const right = {
      storageKey: 'wahl',
      storage: cookieAdapter(),
      revision: 2,
      expiry: maxAge({ days: 1 }),
      signals: [],
      clearOnRevoke: undefined,
    };
    expect(saidBy(() => createConsentStore(right))).toEqual([]);
    vi.stubEnv('NODE_ENV', 'production');
    expect(saidBy(() => createConsentStore({ signals: 'deny' } as object))).toEqual([]);
  });
});

describe('categories that are a list', () => {
  const define = (categories: object) => saidBy(() => defineConsent({ categories } as never));

  it('are named, with what follows and the remedy', () => {
    expect(define(['functional', 'statistik'])).toEqual([
      "consent: defineConsent() was given a list as categories, so their names are 0, 1. Write a record by name, such as { statistik: { title: 'Statistik' } }.",
    ]);
    expect(define({ statistik: { services: [{ title: 'Matomo' }] } })).toEqual([
      "consent: defineConsent() was given a list as services of statistik, so their names are 0. Write a record by name, such as { matomo: { title: 'Matomo' } }.",
    ]);
  });

  it('are not told where they are a record, and cost visitors nothing', () => {
    const services = { matomo: { title: 'Matomo', text: 'Zählt.' }, hotjar: { title: 'Hotjar' } };
    expect(define({ functional: {}, statistik: { title: 'Statistik', text: 'Misst.', services } })).toEqual([]);
    expect(define({ marketing: { services: undefined } })).toEqual([]);
    vi.stubEnv('NODE_ENV', 'production');
    expect(define(['functional'])).toEqual([]);
  });
});

describe('what a category or service is given and no type has checked', () => {
  const define = (definition: unknown) =>
    saidBy(() => {
      try {
        defineConsent(definition as never);
      } catch (error) {
        expect(error).toBeInstanceOf(TypeError);
      }
    });

  it.each<[unknown, string]>([
    [
      { categories: { statistik: { titel: 'Statistik' } } },
      '"titel" in statistik. Nothing follows from it. Write one of title, text, services.',
    ],
    [
      { categories: { statistik: { services: { matomo: { title: 'Matomo', description: 'Zählt.' } } } } },
      '"description" in matomo. Nothing follows from it. Write one of title, text.',
    ],
    [
      { categories: { statistik: 'Statistik' } },
      `"Statistik" as statistik. No word of it is shown. Write a record by name, such as { title: 'Statistik' }.`,
    ],
    [
      { categories: { statistik: { services: { matomo: null } } } },
      `null as matomo. It stops with an error. Write a record by name, such as { title: 'Matomo' }.`,
    ],
    [
      undefined,
      `undefined as its definition. It stops with an error. Write a record by name, such as { categories: { statistik: { title: 'Statistik' } } }.`,
    ],
    [{ category: {} }, '"category" in its definition. Nothing follows from it. Write one of categories.'],
  ])('%o is named, with what follows and the remedy', (definition, said) => {
    expect(define(definition)[0]).toBe(`consent: defineConsent() was given ${said}`);
  });

  it('costs visitors nothing', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(define({ categories: { statistik: { titel: 'Statistik' } } })).toEqual([]);
  });
});

describe('what Google is to be told and no type has checked', () => {
  const tell = (options: object) => saidBy(() => googleConsentMode(createConsentStore(), options)());

  it.each<[object, string]>([
    [
      { measurementId: 'G-TEST' },
      '"G-TEST" for measurementId. Nothing follows from it. Write one of tagId, mode, signals, loadOn, regions, waitForUpdate, adsDataRedaction, urlPassthrough, nonce, trustedTypes, onError.',
    ],
    [{ mode: 'advance' }, '"advance" for mode. It counts as basic. Write "basic" or "advanced".'],
    [
      { signals: { functional: ['functionality_storage'], marketing: ['analytics'] } },
      '"analytics" for signals of marketing. Google knows no such signal. Write some of functionality_storage, personalization_storage, ad_storage, ad_user_data, ad_personalization, analytics_storage.',
    ],
  ])('%o is named, with what follows and the remedy', (options, said) => {
    expect(tell(options)).toEqual([`consent: googleConsentMode() was given ${said}`]);
  });

  it('is none that the types know, and costs visitors nothing', () => {
    const signals = { ...DEFAULT_GOOGLE_SIGNALS, functional: ['security_storage'] };
    expect([...tell({}), ...tell({ mode: 'basic', tagId: undefined, loadOn: [], signals })]).toEqual([]);
    vi.stubEnv('NODE_ENV', 'production');
    expect(tell({ mode: 'advance' })).toEqual([]);
  });
});
