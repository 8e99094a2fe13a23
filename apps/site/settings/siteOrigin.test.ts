import { describe, expect, it } from 'vitest';
import { EXAMPLE_ORIGIN, siteOrigin } from './siteOrigin';

describe('the address of the site', () => {
  it.each(['https://www.hausblick.de', 'https://www.hausblick.de:8443', 'https://xn--mller-kva.de'])('%s', (origin) => {
    expect(siteOrigin({ SITE_ORIGIN: origin }, 'production')).toBe(origin);
  });

  it('may be an example while developing', () => {
    expect(siteOrigin({})).toBe(EXAMPLE_ORIGIN);
    expect(siteOrigin({ SITE_ORIGIN: 'http://localhost:4173' })).toBe('http://localhost:4173');
  });

  it.each([
    ['', 'Write an origin such as'],
    ['www.hausblick.de', 'Write an origin such as'],
    ['https://*.hausblick.de', 'Write an origin such as'],
    ['https://www.hausblick.de/', '"https://www.hausblick.de"'],
    ['https://www.hausblick.de/sanieren', '"https://www.hausblick.de"'],
    ['https://www.hausblick.de:443', '"https://www.hausblick.de"'],
    ['https://www.müller.de', '"https://www.xn--mller-kva.de"'],
    [
      'https://www.hausblick.de.',
      'take a name with a dot at its end for another site. Write "https://www.hausblick.de".',
    ],
    ['https://www.hausblick.de.:8443', 'Write "https://www.hausblick.de:8443".'],
  ])('“%s” stops every build with what to write', (origin, remedy) => {
    expect(() => siteOrigin({ SITE_ORIGIN: origin })).toThrow(`SITE_ORIGIN is “${origin}”`);
    expect(() => siteOrigin({ SITE_ORIGIN: origin })).toThrow(remedy);
  });

  it.each([
    ['http://www.hausblick.de', 'Write "https://www.hausblick.de"'],
    ['https://www.example.org', 'reserved for examples'],
    ['https://hausblick', 'Only computers of one network'],
    ['https://localhost:4173', 'reserved for examples'],
    [undefined, 'SITE_ORIGIN is not set'],
  ])('%s stops a production build', (origin, remedy) => {
    expect(() => siteOrigin({ SITE_ORIGIN: origin }, 'production')).toThrow(remedy);
  });
});
