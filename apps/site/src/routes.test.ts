import { describe, expect, it } from 'vitest';
import { housePartOf, type ListedRoute, offersOf, parentsOf, routes } from './routes';

const at = (path: string): ListedRoute => routes.find((route) => route.path === path)!;

describe('the number of offers that a page promises', () => {
  it.each([
    ['/daemmung', 'most'],
    ['/garage', 'few'],
    ['/dach', 'most'],
    ['/als-fachbetrieb-bewerben', 'none'],
    ['/foerderungen', 'none'],
    ['/impressum', 'none'],
  ])('%s: %s', (path, offers) => {
    expect(offersOf(at(path))).toBe(offers);
  });
});

describe('where a page stands', () => {
  const labels = (path: string) => parentsOf(at(path)).map(({ label }) => label);

  it('is told by its parents, the highest first', () => {
    expect(labels('/waermepumpe-kosten')).toEqual(['Heizung']);
    expect(labels('/energieberater-berlin')).toEqual(['Energieberater finden']);
    expect(labels('/heizung')).toEqual([]);
    // Beside photovoltaics in the menus, but heat and no electricity.
    expect(labels('/solarthermie-kosten')).toEqual(['Heizung']);
  });

  it('gives a page the part of the house that it, or the page above it, speaks of', () => {
    expect(housePartOf(at('/daemmmaterial'))).toBe('A');
    expect(housePartOf(at('/energieberater-berlin'))).toBe('F');
    expect(housePartOf(at('/umzug'))).toBeUndefined();
  });

  it('gives every letter of the house to one page', () => {
    const parts = routes.flatMap(({ part }: ListedRoute) => part ?? []);
    expect(parts.toSorted(), 'What another page is a part of gets its letter by “parent”.').toEqual([
      'A',
      'B',
      'C',
      'D',
      'E',
      'F',
    ]);
  });
});
