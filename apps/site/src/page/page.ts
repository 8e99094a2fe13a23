import { type Drawable, loadRecord } from '../content/loadRecord';
import type { PageRecord } from '../content/records';
import type { Route } from '../routes';
import { type Derived, derive } from './derive';

/** What a template draws: a record and what follows from it. */
export interface Page<R extends PageRecord = PageRecord> extends Derived {
  readonly record: R;
}

/** A page with the template that draws it. */
export type AnyPage = Drawable & Derived;

/** The page of a route. */
export async function loadPage(route: Route): Promise<AnyPage> {
  const drawable = await loadRecord(route);
  return { ...drawable, ...derive(drawable.record, route.lead?.anchor) };
}
