import { afterEach, describe, expect, it, vi } from 'vitest';
import { createConsentStore } from './core/createConsentStore';
import { googleConsentMode } from './googleConsentMode';

const page = window as Window & { dataLayer?: ArrayLike<unknown>[] };
const commands = () => (page.dataLayer ?? []).map((entry) => Array.from(entry));
const tags = () => [...document.querySelectorAll('script')].map(({ src, nonce }) => [src, nonce]);
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

const OPTIONAL = {
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};
const MARKETING = {
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
  analytics_storage: 'granted',
};

const stops: (() => void)[] = [];

/** Ends with the test: stores of one key in one document follow each other. */
function follow(...args: Parameters<typeof googleConsentMode<'functional' | 'marketing'>>): () => void {
  const stop = googleConsentMode(...args);
  stops.push(stop);
  return stop;
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  delete page.dataLayer;
  for (const name of ['google', 'google-tag', 'scripts']) {
    for (const holder of [window, globalThis])
      Reflect.deleteProperty(holder, Symbol.for(`@sanierungsweg/consent/${name}`));
  }
});

describe('googleConsentMode, basic', () => {
  it('leaves no trace of Google before consent, nor after a refusal', async () => {
    const store = createConsentStore();
    follow(store, { tagId: 'G-TEST' });
    store.rejectAll();
    await settle();
    expect(page.dataLayer).toBeUndefined();
    expect(document.querySelectorAll('script, link, iframe')).toHaveLength(0);
  });

  it('denies by default, grants what the category allows, then loads the tag once', async () => {
    const store = createConsentStore();
    follow(store, { tagId: 'G-TEST', nonce: 'n' });
    store.save({ marketing: true });
    await settle();
    expect(commands()).toEqual([
      ['consent', 'default', { ...OPTIONAL, security_storage: 'granted' }],
      ['consent', 'update', { ...OPTIONAL, ...MARKETING }],
      ['js', expect.any(Date)],
      ['config', 'G-TEST'],
    ]);
    expect(Array.isArray(page.dataLayer?.[0])).toBe(false);
    store.acceptAll();
    await settle();
    expect(tags()).toEqual([['https://www.googletagmanager.com/gtag/js?id=G-TEST', 'n']]);
  });

  it('denies again on withdrawal', async () => {
    const store = createConsentStore();
    follow(store);
    store.acceptAll();
    await settle();
    store.rejectAll();
    await settle();
    expect(commands().at(-1)).toEqual(['consent', 'update', OPTIONAL]);
    expect(tags()).toEqual([]);
  });

  it('starts at once for a returning visitor who has consented', async () => {
    localStorage.setItem('cookie-consent', '{"necessary":true,"functional":false,"marketing":true}');
    follow(createConsentStore(), { tagId: 'G-TEST' });
    expect(commands()[1]).toEqual(['consent', 'update', { ...OPTIONAL, ...MARKETING }]);
    await settle();
    expect(tags()).toHaveLength(1);
  });

  it.each([
    ['functional alone', { functional: true, marketing: false }, undefined],
    ['a category that allows nothing', { functional: true, marketing: false }, { functional: [] }],
  ])('leaves no trace of Google where visitors allow %s', async (_name, draft, signals) => {
    const store = createConsentStore();
    follow(store, { tagId: 'G-TEST', ...(signals && { signals }) });
    store.save(draft);
    await settle();
    expect(page.dataLayer).toBeUndefined();
    expect(document.querySelectorAll('script, link, iframe')).toHaveLength(0);
  });

  it('loads for the categories that it is told to', async () => {
    const store = createConsentStore();
    follow(store, { tagId: 'G-TEST', loadOn: ['functional'] });
    store.save({ functional: true });
    await settle();
    expect(tags()).toHaveLength(1);
  });

  it('says the default and loads the tag once, however often it is called and for however many ids', async () => {
    const store = createConsentStore();
    store.acceptAll();
    for (const tagId of ['G-ONE', 'G-ONE', 'G-TWO']) follow(store, { tagId });
    await settle();
    expect(tags()).toHaveLength(1);
    expect(commands().filter(([word, what]) => word === 'consent' && what === 'default')).toHaveLength(1);
    expect(commands().filter(([word]) => word === 'config')).toEqual([
      ['config', 'G-ONE'],
      ['config', 'G-TWO'],
    ]);
  });

  it('switches Analytics off on withdrawal, and a tag on its way never runs', async () => {
    const store = createConsentStore();
    follow(store, { tagId: 'G-TEST' });
    store.acceptAll();
    await settle();
    const disabled = () => (window as unknown as Record<string, unknown>)['ga-disable-G-TEST'];
    expect(disabled()).toBe(false);
    store.rejectAll();
    await settle();
    expect(disabled()).toBe(true);
    expect(tags()).toEqual([]);
    store.acceptAll();
    await settle();
    expect(disabled()).toBe(false);
    expect(tags()).toHaveLength(1);
  });

  it.each([
    ['at once, as by StrictMode', () => Promise.resolve()],
    ['later', settle],
  ])('stopped and called again %s, it still ends a tag on its way', async (_, wait) => {
    const store = createConsentStore();
    store.acceptAll();
    follow(store, { tagId: 'G-TEST' })();
    await wait();
    follow(store, { tagId: 'G-TEST' });
    await settle();
    expect(tags()).toHaveLength(1);
    store.rejectAll();
    await settle();
    expect(tags()).toEqual([]);
    store.acceptAll();
    await settle();
    expect(tags()).toHaveLength(1);
  });

  it('keeps the tag for the id that is still allowed', async () => {
    const store = createConsentStore();
    store.acceptAll();
    follow(store, { tagId: 'G-ONE', loadOn: ['marketing'] });
    follow(store, { tagId: 'G-TWO', loadOn: ['functional'] });
    await settle();
    store.save({ marketing: false });
    await settle();
    expect(tags()).toHaveLength(1);
    store.rejectAll();
    await settle();
    expect(tags()).toEqual([]);
  });

  it('loads again where consent comes back in the same moment', async () => {
    const store = createConsentStore();
    follow(store, { tagId: 'G-TEST' });
    store.acceptAll();
    await settle();
    store.rejectAll();
    store.acceptAll();
    await settle();
    expect(tags()).toHaveLength(1);
  });

  it('says that the tag could not be loaded, and tries again with the next decision', async () => {
    const onError = vi.fn<(error: Error) => void>();
    const createScriptURL = vi.fn<(url: string) => string>((url) => url);
    const store = createConsentStore();
    follow(store, { tagId: 'G-TEST', onError, trustedTypes: { createScriptURL } });
    store.acceptAll();
    await settle();
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    await settle();
    expect(onError).toHaveBeenCalledOnce();
    expect(tags()).toEqual([]);
    store.save({ functional: false });
    await settle();
    expect(tags()).toHaveLength(1);
    expect(createScriptURL).toHaveBeenCalledTimes(2);
  });

  it('says what else Google is to know', async () => {
    const store = createConsentStore();
    store.acceptAll();
    follow(store, { regions: ['DE'], waitForUpdate: 500, adsDataRedaction: true, urlPassthrough: true });
    expect(commands().slice(0, 3)).toEqual([
      ['consent', 'default', { ...OPTIONAL, security_storage: 'granted', region: ['DE'], wait_for_update: 500 }],
      ['set', 'ads_data_redaction', true],
      ['set', 'url_passthrough', true],
    ]);
  });

  it('maps categories as told and stops when told', async () => {
    const store = createConsentStore();
    const stop = follow(store, { signals: { functional: ['analytics_storage'], marketing: [] } });
    store.save({ functional: true });
    await settle();
    expect(commands().at(-1)).toEqual(['consent', 'update', { ...OPTIONAL, analytics_storage: 'granted' }]);
    const length = commands().length;
    stop();
    store.rejectAll();
    await settle();
    expect(commands()).toHaveLength(length);
  });
});

describe('with a Google tag of the page', () => {
  it.each([
    ['before anybody has decided', undefined, [['consent', 'default', { ...OPTIONAL, security_storage: 'granted' }]]],
    [
      'of a returning visitor who has refused',
      '{"necessary":true,"functional":false,"marketing":false}',
      [
        ['consent', 'default', { ...OPTIONAL, security_storage: 'granted' }],
        ['consent', 'update', OPTIONAL],
      ],
    ],
  ])('denies also in basic mode, %s', (_name, stored, expected) => {
    if (stored) localStorage.setItem('cookie-consent', stored);
    page.dataLayer = [['js', new Date()]] as unknown as ArrayLike<unknown>[];
    follow(createConsentStore());
    expect(commands().slice(1)).toEqual(expected);
  });

  it('denies with the refusal where the tag came later', async () => {
    const store = createConsentStore();
    follow(store);
    page.dataLayer = [['js', new Date()]] as unknown as ArrayLike<unknown>[];
    store.rejectAll();
    await settle();
    expect(commands().at(-1)).toEqual(['consent', 'update', OPTIONAL]);
  });
});

describe('outside of the regions that are denied by default', () => {
  it('tells of a refusal, once', async () => {
    const store = createConsentStore();
    follow(store, { mode: 'advanced', regions: ['DE'] });
    expect(commands()).toHaveLength(1);
    store.rejectAll();
    store.openSettings();
    await settle();
    store.rejectAll();
    await settle();
    expect(commands().slice(1)).toEqual([['consent', 'update', OPTIONAL]]);
  });

  it('tells of the refusal of a returning visitor', () => {
    localStorage.setItem('cookie-consent', '{"necessary":true,"functional":false,"marketing":false}');
    follow(createConsentStore(), { mode: 'advanced', regions: ['DE'] });
    expect(commands()[1]).toEqual(['consent', 'update', OPTIONAL]);
  });
});

it('in advanced mode says at once that everything is denied, and loads the tag', async () => {
  follow(createConsentStore(), { mode: 'advanced', tagId: 'G-TEST' });
  expect(commands()[0]).toEqual(['consent', 'default', { ...OPTIONAL, security_storage: 'granted' }]);
  expect(commands()).toHaveLength(3);
  await settle();
  expect(tags()).toHaveLength(1);
});

it('tells Google nothing on a server', () => {
  const store = createConsentStore();
  vi.stubGlobal('document', undefined);
  follow(store, { mode: 'advanced', tagId: 'G-TEST' });
  vi.unstubAllGlobals();
  expect(page.dataLayer).toBeUndefined();
});
