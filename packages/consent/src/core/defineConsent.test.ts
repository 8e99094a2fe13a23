import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { defineConsent } from './defineConsent';

const consent = defineConsent({
  categories: {
    functional: {},
    statistik: {
      title: 'Statistik',
      text: 'Misst, welche Seiten gelesen werden.',
      services: { matomo: { title: 'Matomo' }, hotjar: { title: 'Hotjar' } },
    },
    marketing: {},
  },
});

const stored = () => localStorage.getItem('cookie-consent');

describe('defineConsent', () => {
  it('adds keys to what is stored, in the order of the definition', () => {
    const store = consent.createStore();
    store.save({ statistik: true });
    expect(stored()).toBe(
      '{"necessary":true,"functional":false,"statistik":true,"matomo":true,"hotjar":true,"marketing":false}',
    );
    expect(consent.createStore().has('matomo')).toBe(true);
  });

  it('knows its names at compile time and at run time', () => {
    expectTypeOf(consent.keys[0]).toEqualTypeOf<
      'functional' | 'statistik' | 'matomo' | 'hotjar' | 'marketing' | undefined
    >();
    const store = consent.createStore();
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    // @ts-expect-error -- nobody asked about it
    expect(store.has('statistic')).toBe(false);
    // @ts-expect-error -- nobody asked about it
    store.save({ statistic: true });
    expect(complaint.mock.calls.join()).toContain('Write one of necessary, functional, statistik, matomo, hotjar');
    complaint.mockClear();
    expect(store.categories.map(({ key }) => key)).toEqual(['functional', 'statistik', 'marketing']);
  });

  it('lets a decision about a category hold for its services, unless it names them', () => {
    const store = consent.createStore();
    store.save({ statistik: true, hotjar: false });
    expect([store.has('statistik'), store.has('matomo'), store.has('hotjar')]).toEqual([true, true, false]);
    store.save({ marketing: true });
    expect([store.has('matomo'), store.has('hotjar')]).toEqual([true, false]);
    store.save({ statistik: false });
    expect([store.has('matomo'), store.has('hotjar')]).toEqual([false, false]);
    store.save({ matomo: true });
    expect([store.has('statistik'), store.has('matomo'), store.has('hotjar')]).toEqual([false, true, false]);
    // A field that a form of one's own does not have.
    store.save({ statistik: false, matomo: undefined });
    expect(store.has('matomo')).toBe(false);
  });

  it('asks again where a category is new to what is stored', () => {
    localStorage.setItem('cookie-consent', '{"necessary":true,"functional":true,"marketing":true}');
    expect(consent.createStore().getSnapshot()).toMatchObject({ status: 'undecided', reason: 'invalid' });
  });

  it.each([{ necessary: {} }, { a: { services: { b: { title: 'B' } } }, b: {} }])(
    'refuses names that could not be told apart: %o',
    (categories: object) => {
      expect(() => defineConsent({ categories } as never)).toThrow(/^consent: defineConsent\(\) got the name/);
    },
  );
});
