import { expect, it } from 'vitest';
import { opposedTo } from '../figures/conflicts';
import type { Figure } from '../figures/figure';
import { figuresWithin } from '../figures/registry';
import { loadPages } from './checks/pages';
import type { GuideRecord } from './records';

type Section = GuideRecord['sections'][number];

const pages = (await loadPages()).flatMap(({ path, record }) =>
  'sections' in record ? [{ path, sections: record.sections as readonly Section[] }] : [],
);

const isPrice = ({ unit }: Figure) => unit.startsWith('euro');

/**
 * Cards, and tables that hold nothing but prices. A table that sets prices against sizes or yields says something new, and
 * a figure that another page names differently stands where it can carry its mark (D-FIGURES), which no chart can.
 */
function repeats(section: Section): readonly Figure[] {
  const figures = [...figuresWithin(section)];
  if (figures.some((figure) => opposedTo(figure).length > 0)) return [];
  if (section.type === 'cards' || section.type === 'components') return figures;
  return section.type === 'table' && figures.every(isPrice) ? figures : [];
}

it('shows prices once in the text of a page: where a chart has them, cards and tables do not say them again', () => {
  const charts = pages.flatMap(({ path, sections }) =>
    sections
      .filter(({ type }) => type === 'chart')
      .map((chart) => ({ path, sections, prices: new Set([...figuresWithin(chart)].filter(isPrice)) })),
  );
  expect(charts.filter(({ prices }) => prices.size > 0).length).toBeGreaterThanOrEqual(5);
  const again = charts.flatMap(({ path, sections, prices }) =>
    sections
      .flatMap(repeats)
      .filter((figure) => prices.has(figure))
      .map(({ id }) => `${path}: ${id}`),
  );
  expect(again).toEqual([]);
});
