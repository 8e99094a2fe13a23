import { afterEach, describe, expect, it } from 'vitest';
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

afterEach(() => {
  delete page.dataLayer;
});

describe('googleConsentMode, basic', () => {
  it('leaves no trace of Google before consent, nor after a refusal', async () => {
    const store = createConsentStore();
    googleConsentMode(store, { tagId: 'G-TEST' });
    store.rejectAll();
    await settle();
    expect(page.dataLayer).toBeUndefined();
    expect(document.querySelectorAll('script, link, iframe')).toHaveLength(0);
  });

  it('denies by default, grants what the category allows, then loads the tag once', async () => {
    const store = createConsentStore();
    googleConsentMode(store, { tagId: 'G-TEST', nonce: 'n' });
    store.save({ marketing: true });
    await settle();
    expect(commands()).toEqual([
      ['consent', 'default', { ...OPTIONAL, security_storage: 'granted' }],
      ['js', expect.any(Date)],
      ['config', 'G-TEST'],
      ['consent', 'update', { ...OPTIONAL, ...MARKETING }],
    ]);
    expect(Array.isArray(page.dataLayer?.[0])).toBe(false);
    store.acceptAll();
    await settle();
    expect(tags()).toEqual([['https://www.googletagmanager.com/gtag/js?id=G-TEST', 'n']]);
  });

  it('denies again on withdrawal', async () => {
    const store = createConsentStore();
    googleConsentMode(store);
    store.acceptAll();
    await settle();
    store.rejectAll();
    await settle();
    expect(commands().at(-1)).toEqual(['consent', 'update', OPTIONAL]);
    expect(tags()).toEqual([]);
  });

  it('starts at once for a returning visitor who has consented', () => {
    localStorage.setItem('cookie-consent', '{"necessary":true,"functional":false,"marketing":true}');
    googleConsentMode(createConsentStore(), { tagId: 'G-TEST' });
    expect(commands().at(-1)).toEqual(['consent', 'update', { ...OPTIONAL, ...MARKETING }]);
    expect(tags()).toHaveLength(1);
  });

  it('maps categories as told and stops when told', async () => {
    const store = createConsentStore();
    const stop = googleConsentMode(store, { signals: { functional: ['analytics_storage'], marketing: [] } });
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

it('in advanced mode says at once that everything is denied, and loads the tag', () => {
  googleConsentMode(createConsentStore(), { mode: 'advanced', tagId: 'G-TEST' });
  expect(commands()[0]).toEqual(['consent', 'default', { ...OPTIONAL, security_storage: 'granted' }]);
  expect(commands()).toHaveLength(3);
  expect(tags()).toHaveLength(1);
});
