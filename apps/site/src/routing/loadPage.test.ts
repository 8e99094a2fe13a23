import { describe, expect, it, vi } from 'vitest';
import { routes } from '../routes';
import { loadPage, PageChunkError, routeOf } from './loadPage';
import type { Route } from './route';

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

describe('loadPage', () => {
  const route = (load: () => Promise<unknown>) => ({ path: '/probe', load }) as unknown as Route;

  it('fetches a page once', async () => {
    const load = vi.fn(() => Promise.resolve({ page: { record: 1 } }));
    const probe = route(load);
    await Promise.all([loadPage(probe), loadPage(probe)]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('reports a missing chunk and tries again on the next call', async () => {
    const load = vi
      .fn<() => Promise<unknown>>()
      .mockRejectedValueOnce(new TypeError('gone'))
      .mockResolvedValue({ page: {} });
    const probe = route(load);
    await expect(loadPage(probe)).rejects.toThrow(PageChunkError);
    await expect(loadPage(probe)).resolves.toEqual({});
  });
});
