import { expect, it } from 'vitest';
import { record as fensterbauer } from '../content/guides/fensterbauer';
import { record as foerderungen } from '../content/guides/foerderungen';
import { record as solaranlage } from '../content/guides/solaranlage-kosten';
import { record as maler } from '../content/landings/maler-putzarbeiten';
import { fewOffers, maxOffers } from '../figures/service';
import { type RoutePath, routes } from '../routes';
import { factOf, inOrderOfNeed } from './related';

const routeAt = (path: RoutePath) => routes.find((route) => route.path === path)!;

const ordered = (...paths: RoutePath[]) => inOrderOfNeed(paths.map(routeAt)).map(({ path }) => path);

it('puts costs before funding before the firm', () => {
  expect(ordered('/fensterbauer', '/dach', '/foerderungen', '/fenster-kosten')).toEqual([
    '/fenster-kosten',
    '/foerderungen',
    '/fensterbauer',
    '/dach',
  ]);
});

it('fills up with what the record names, before the firm', () => {
  expect(ordered('/pv-fachbetrieb', '/daemmung', '/dach', '/heizung')).toEqual([
    '/daemmung',
    '/dach',
    '/pv-fachbetrieb',
    '/heizung',
  ]);
});

it('answers for a page on firms with the offers that it promises', () => {
  expect(factOf(fensterbauer, routeAt('/fensterbauer'))).toBe(maxOffers);
  expect(factOf(maler, routeAt('/maler-putzarbeiten'))).toBe(fewOffers);
});

it('answers for other pages with a number of theirs that needs no note, or with none', () => {
  expect(factOf(solaranlage, routeAt('/solaranlage-kosten'))?.unit).toBe('euroPerKilowattPeak');
  expect(factOf(foerderungen, routeAt('/foerderungen'))).toBeUndefined();
});
