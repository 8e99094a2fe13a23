import { expect, it } from 'vitest';
import type { PageRecord } from '../content/records';
import { text } from '../content/text';
import { type RoutePath, routes } from '../routes';
import { derive } from './derive';
import { structuredData } from './structuredData';

const record: PageRecord = { topic: 'Probe', h1: 'Probe', description: 'Probe', lead: text`Kurz.`, art: 'house' };

/** What search engines are told of the page at a path, by its kind. */
function toldOf(path: RoutePath, more: Partial<PageRecord> = {}) {
  const route = routes.find((one) => one.path === path)!;
  const page = { ...derive(record), record: { ...record, ...more }, related: [] };
  const graph = structuredData(route, page)['@graph'] as readonly { '@type': string }[];
  return Object.fromEntries(graph.map((node) => [node['@type'], node])) as Readonly<Record<string, object>>;
}

it('names the pages above a page, from the home page down', () => {
  const step = (position: number, name: string, path: string) => ({
    position,
    name,
    item: `https://www.example.org${path}`,
  });
  expect(toldOf('/energieberater-berlin').BreadcrumbList).toMatchObject({
    itemListElement: [
      step(1, 'Startseite', '/'),
      step(2, 'Energieberater finden', '/energieberater'),
      step(3, 'Energieberater Berlin', '/energieberater-berlin'),
    ],
  });
});

it('tells of offers where a form brings them', () => {
  expect(toldOf('/fensterbauer').Service).toMatchObject({ url: 'https://www.example.org/fensterbauer' });
  // Its form is for firms.
  expect(toldOf('/als-fachbetrieb-bewerben')).not.toHaveProperty('Service');
  expect(toldOf('/impressum')).not.toHaveProperty('Service');
});

it('names a day of review where a person has reviewed the page (D-DATES)', () => {
  expect(toldOf('/heizung', { reviewed: '2026-11-20' }).WebPage).toMatchObject({ lastReviewed: '2026-11-20' });
  expect(toldOf('/heizung').WebPage).not.toHaveProperty('lastReviewed');
});
