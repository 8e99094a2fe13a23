import { loadRecord } from '../content/loadRecord';
import type { PagesByFigure } from '../content/openData';
import type { Figure } from '../figures/figure';
import { type RoutePath, routes } from '../routes';
import { asBuilt } from './asBuilt';
import { figuresOn } from './derive';

/** By figure the pages that state it, in the order of the route table. */
export async function pagesByFigure(): Promise<PagesByFigure> {
  const pages = new Map<Figure, RoutePath[]>();
  for (const route of routes) {
    const { record } = await loadRecord(route);
    for (const figure of figuresOn(asBuilt(record))) pages.set(figure, [...(pages.get(figure) ?? []), route.path]);
  }
  return pages;
}
