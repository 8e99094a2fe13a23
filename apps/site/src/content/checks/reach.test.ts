import { describe, expect, it } from 'vitest';
import { footerColumns, menus } from '../../browser/shell/menus';
import { routes } from '../../routes';
import * as ways from '../../ways';
import { linksIn, targetsIn } from '../walk';
import { loadPages } from './pages';

const pages = await loadPages();

/** Header and footer are the same on every page. */
const everywhere = [...menus.flatMap(({ groups }) => groups), ...footerColumns.flat()].flatMap(({ links }) =>
  links.map(({ path }): string => path),
);

describe('every page can be found (R-HEAD-12)', () => {
  it.each(routes.filter(({ path }) => path !== '/'))('$path stands in a menu or in the footer', ({ path }) => {
    expect(everywhere, 'Give it a “group” in src/routes.ts, or a place in src/browser/shell/menus.ts.').toContain(path);
  });

  it('no page is an island in the text', () => {
    const linked = new Set(
      pages.flatMap(({ path, record }) => {
        const related = 'related' in record && Array.isArray(record.related) ? (record.related as string[]) : [];
        return [...targetsIn(record).map((to) => to.split('#')[0]), ...related].filter((to) => to !== path);
      }),
    );
    const topics = routes.filter(({ template }) => template === 'guide' || template === 'landing');
    expect(
      topics.filter(({ path }) => !linked.has(path)).map(({ path }) => path),
      'Lead to it in a text, or in “related” of another record.',
    ).toEqual([]);
  });

  it('the page on energy advisers has a card for every city', () => {
    const advisers = pages.filter(({ path }) => path === ways.energyAdvisers);
    const targets = advisers.flatMap(({ record }) => targetsIn(record));
    expect(
      routes.filter(({ path, template }) => template === 'city' && !targets.includes(path)).map(({ path }) => path),
      'Add its card to src/content/guides/energieberater.sections.ts, whose heading says how many there are.',
    ).toEqual([]);
  });

  // Owners of a flat decide on it together, and none of them applies alone.
  const common: readonly string[] = [
    '/',
    '/daemmung',
    '/daemmung-fassade',
    '/dach',
    '/fenster-kosten',
    '/fenster-tueren',
    '/foerderung-daemmung',
    '/heizung',
    '/klima',
    '/neue-waermepumpe',
    '/waermepumpe-foerderung',
  ];

  it.each(pages.filter(({ path }) => common.includes(path)))('$path leads owners of flats on', ({ record }) => {
    expect(targetsIn(record)).toContain('/foerderungen#gemeinschaft');
  });

  it('the name of a tool leads to one tool', () => {
    const tools = pages
      .flatMap(({ record }) => linksIn(record))
      .filter(({ label }) => /(?:rechner|Finder)$/u.test(label));
    const shared = tools.filter(({ label, to }) => tools.some((other) => other.label === label && other.to !== to));
    expect(tools.length).toBeGreaterThan(4);
    expect(shared.map(({ label, to }) => `${label}: ${to}`)).toEqual([]);
  });
});
