import { describe, expect, it } from 'vitest';
import { headerTable } from './headers.mjs';
import { speculationRules } from './speculation.mjs';

const hub = '/js/hub.js?swg-heating';

describe('rules for pages that are prepared ahead', () => {
  it('are none where no page needs a fresh document, and no header speaks of them', () => {
    expect(speculationRules([])).toBeNull();
    const { headers, types } = headerTable({ scripts: ['a()'], inlined: ['a{}'], provider: {} });
    expect(Object.keys(headers)).not.toContain('Speculation-Rules');
    expect(Object.keys(headers)).not.toContain('No-Vary-Search');
    expect(types).toEqual([]);
  });

  it('name all such pages in one pattern, and each script once, whatever the form', () => {
    const rules = speculationRules([
      { path: '/', hub: '/js/hub.js?swg-home' },
      { path: '/heizung', hub },
      { path: '/a.b', hub: 'https://other.example/x.js' },
    ]);
    const { prerender } = JSON.parse(rules?.content ?? '');
    expect(prerender).toHaveLength(1);
    const [address, links] = prerender[0].where.and;
    expect(address.href_matches.pathname).toBe(String.raw`/(|heizung|a\.b)`);
    expect(links.selector_matches.match(/script\[[^\]]+\]/g)).toEqual([
      'script[src*="/js/hub.js"]',
      'script[src*="https://other.example/x.js"]',
    ]);
  });

  it('lie at an address of their own for each content', () => {
    const pathOf = (path: string) => speculationRules([{ path, hub }])?.path;
    expect(pathOf('/heizung')).toMatch(/^\/speculation\/[0-9a-f]{8}\.json$/);
    expect(pathOf('/heizung')).not.toBe(pathOf('/dach'));
  });
});
