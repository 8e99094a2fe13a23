import { expect, it } from 'vitest';
import { type RoutePath, routes } from '../routes';
import { inOrderOfNeed } from './related';

const ordered = (...paths: RoutePath[]) =>
  inOrderOfNeed(paths.flatMap((path) => routes.filter((route) => route.path === path))).map(({ path }) => path);

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
