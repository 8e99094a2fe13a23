import { describe, expect, it } from 'vitest';
import { speculationRules } from './speculationRules';

const hub = '/js/hub.js';

describe('rules for pages that are prepared ahead', () => {
  it('are none where no page needs a fresh document', () => {
    expect(speculationRules({})).toBeNull();
  });

  it('name all such pages by their addresses, whatever the form', () => {
    const rules = speculationRules({ [hub]: ['/', '/heizung'], 'https://other.example/x.js': ['/dach'] });
    const { prerender } = JSON.parse(rules?.content ?? '');
    expect(prerender).toEqual([expect.objectContaining({ urls: ['/', '/heizung', '/dach'], eagerness: 'moderate' })]);
  });

  it('lie at an address of their own for each content', () => {
    const pathOf = (path: string) => speculationRules({ [hub]: [path] })?.path;
    expect(pathOf('/heizung')).toMatch(/^\/speculation\/[0-9a-f]{8}\.json$/);
    expect(pathOf('/heizung')).not.toBe(pathOf('/dach'));
  });
});
