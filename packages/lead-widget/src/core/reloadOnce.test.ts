import { loadHub, reloadHref, reloadOnce, reloadTarget } from '@sanierungsweg/lead-widget/core';
import { defineLeadWidget } from '@sanierungsweg/lead-widget/element';
import { assert, property, webUrl } from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('on the server', () => {
  it('does nothing and breaks nothing', async () => {
    expect(await loadHub({ origin: 'https://hub.example' })).toBeNull();
    expect(reloadHref({ origin: '', strategy: 'reload-once', href: '/a' })).toBeNull();
    expect(reloadOnce({ origin: '', strategy: 'reload-once', location: undefined })).toBe(false);
    expect(() => defineLeadWidget()).not.toThrow();
  });
});

describe('reloadTarget', () => {
  it.each([
    ['/heizung', '/heizung?daaReloaded=1'],
    ['/heizung#form', '/heizung?daaReloaded=1#form'],
    ['/handwerkersuche?plz=50667', '/handwerkersuche?plz=50667&daaReloaded=1'],
    ['/a?x=%20+y&z#h?i', '/a?x=%20+y&z&daaReloaded=1#h?i'],
    ['/a?daaReloaded=1', '/a?daaReloaded=1'],
    ['/a?daaReloaded=1#b', '/a?daaReloaded=1#b'],
    ['/a?daaReloaded=10', '/a?daaReloaded=10&daaReloaded=1'],
    ['/a?xdaaReloaded=1', '/a?xdaaReloaded=1&daaReloaded=1'],
    ['/a#?daaReloaded=1', '/a?daaReloaded=1#?daaReloaded=1'],
  ])('%s leads to %s', (href, target) => {
    expect(reloadTarget(href)).toBe(target);
  });

  it('keeps everything, sets the flag and changes nothing the second time', () => {
    assert(
      property(webUrl({ withQueryParameters: true, withFragments: true }), (href) => {
        const target = reloadTarget(href);
        const [before, after] = [new URL(href), new URL(target)];
        expect(reloadTarget(target)).toBe(target);
        expect(after.searchParams.get('daaReloaded')).toBe('1');
        expect([after.pathname, after.hash]).toEqual([before.pathname, before.hash]);
        expect(after.search.startsWith(before.search)).toBe(true);
      }),
    );
  });
});
