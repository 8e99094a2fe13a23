import { describe, expect, it } from 'vitest';
import { type ListedRoute, offersOf, routes } from './routes';

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
