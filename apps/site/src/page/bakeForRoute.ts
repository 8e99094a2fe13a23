import type { PageRecord } from '../content/records';
import type { Route } from '../route';
import { notFoundRoute, routes } from '../routes';
import { bake } from './bake';
import type { BakedPage } from './baked';

/** Bakes a record with what its route adds to it. */
export async function bakeForRoute(record: PageRecord): Promise<BakedPage> {
  const all: readonly Route[] = [...routes, notFoundRoute];
  for (const route of all) {
    if ((await route.load()).record === record) return bake(record, route);
  }
  throw new Error(`site: The record “${record.topic}” belongs to no route. Add it to routes.ts or delete it.`);
}
