import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { measuredTable, withMeasuredTable } from './measuredTable.mjs';

const page = (path: string, factor: number) => ({
  path,
  scores: { performance: 100 - factor, accessibility: 100, 'best-practices': 100, seo: 100 },
  lcp: 1000 * factor,
  ratio: factor,
  tbt: 10 * factor,
  cls: 0.001 * factor,
  longestTask: 60 * factor,
  longestScript: factor > 2 ? 70 : 0,
  result: factor > 1 ? 30 * factor : null,
  menu: 20,
  dialog: 30,
  navigation: 60,
  byKey: 70,
  byTap: 200 * factor,
  byLoad: path === '/a' ? null : 300,
  firstTouch: path === '/' ? [30, 50, 90] : null,
  bytes: { script: 10_000 + factor, html: 40_000, fonts: 26_000, all: 180_000 },
});
const run = {
  measuredOn: '2026-01-31',
  lighthouse: '1.2.3',
  browser: '9',
  processors: 2,
  load: 0.25,
  routes: 49,
  empty: 604.4,
  rows: [page('/', 1), page('/a', 3), page('/b', 2)],
};

describe('the table of what is measured', () => {
  const table = measuredTable(run);

  it('names the middle and the worst page, the aim, and what was measured how', () => {
    expect(table).toContain('3 of 49 pages on 2026-01-31, Lighthouse 1.2.3');
    expect(table).toContain('An empty page is painted after 604 ms.');
    expect(table).toContain('| Lighthouse: performance | 98 | 97 | 100 |');
    expect(table).toContain('| largest contentful paint | 2,000 ms | 3,000 ms |  |');
    expect(table).toContain('included | 120 ms | 180 ms |  |');
    expect(table).toContain('| longest task of scripts | under 50 ms | 70 ms | ≤ 50 ms |');
    expect(table).toContain('| first result of a tool, at 4 × slowdown | 75 ms | 90 ms | < 100 ms |');
    expect(table).toContain('of the start on a slow line | 50 ms | 90 ms | < 100 ms |');
    expect(table).toContain('| by a tap that nothing announced | 400 ms | 600 ms |  |');
    expect(table).toContain('| next page by a load, at 4 × slowdown | 300 ms | 300 ms |  |');
    expect(table).toContain('| layout shift | 0.002 | 0.003 | ≤ 0.005 |');
    expect(table).toContain('| first view: JavaScript without the lead provider | 10,002 B | 10,003 B | ≤ 18,000 B |');
  });

  it('leaves out what no measured page has', () => {
    expect(measuredTable({ ...run, rows: run.rows.slice(0, 1) })).not.toContain('first result');
  });

  it('takes the mean of the two in the middle where pages are even in number', () => {
    expect(measuredTable({ ...run, rows: run.rows.slice(0, 2) })).toContain('| total blocking time | 20 ms | 30 ms |');
  });

  it('replaces what stood between the markers, and nothing else', () => {
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
    const first = withMeasuredTable(readme, table);
    expect(first).toContain(table);
    expect(withMeasuredTable(first, 'other')).toBe(withMeasuredTable(readme, 'other'));
    expect(first.startsWith(readme.slice(0, readme.indexOf('<!-- measured')))).toBe(true);
    expect(() => withMeasuredTable('no markers', table)).toThrow(/no place for the figures/);
  });
});
