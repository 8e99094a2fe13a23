import { describe, expect, it } from 'vitest';
import { speculationRules } from './speculationRules';

const hub = '/js/hub.js';

describe('rules for pages that are prepared ahead', () => {
  it('are none where no page needs a fresh document', () => {
    expect(speculationRules({})).toBeNull();
  });

  it('name all such pages in one pattern, and each script once, whatever the form', () => {
    const rules = speculationRules({ [hub]: ['/', '/heizung'], 'https://other.example/x.js': ['/a.b'] });
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
    const pathOf = (path: string) => speculationRules({ [hub]: [path] })?.path;
    expect(pathOf('/heizung')).toMatch(/^\/speculation\/[0-9a-f]{8}\.json$/);
    expect(pathOf('/heizung')).not.toBe(pathOf('/dach'));
  });
});
