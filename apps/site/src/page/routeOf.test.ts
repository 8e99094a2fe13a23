import { describe, expect, it } from 'vitest';
import type { Route } from '../routes';
import { routes } from '../routes';
import { routeOf } from './routeOf';

describe('routeOf', () => {
  it('finds every route by its path', () => {
    const all: readonly Route[] = routes;
    for (const route of all) expect(routeOf(route.path)).toBe(route);
  });

  it.each([
    ['/heizung/', '/heizung'],
    ['/heizung.html', '/heizung'],
    ['/Heizung', '/heizung'],
    ['/index.html', '/'],
    ['/heizung/index.html', '/heizung'],
  ])('reads %s as %s', (variant, path) => {
    expect(routeOf(variant).path).toBe(path);
  });

  it('gives unknown paths the not-found page', () => {
    expect(routeOf('/gibt-es-nicht').path).toBe('/404');
  });
});
