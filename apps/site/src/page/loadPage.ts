import { type Drawable, loadRecord } from '../content/loadRecord';
import type { PageRecord } from '../content/records';
import { type Route, type RoutePath, routes } from '../routes';
import { asBuilt } from './asBuilt';
import { type Derived, derive } from './derive';
import { factOf, inOrderOfNeed, type RelatedPage } from './related';

/** What a template draws: a record, what follows from it, and the pages that it leads on to. */
export interface Page<R extends PageRecord = PageRecord> extends Derived {
  readonly record: R;
  readonly related: readonly RelatedPage[];
}

/** A page with the template that draws it. */
export type AnyPage = Drawable & Derived & Pick<Page, 'related'>;

async function relatedTo(record: PageRecord): Promise<readonly RelatedPage[]> {
  const paths = 'related' in record ? (record.related as readonly RoutePath[]) : [];
  const listed = paths.flatMap((path) => routes.filter((route) => route.path === path));
  return Promise.all(
    inOrderOfNeed(listed).map(async (route) => {
      const other = asBuilt((await loadRecord(route)).record);
      return { route, art: other.art, description: other.description, fact: factOf(other, route) };
    }),
  );
}

/** The page of a route. */
export async function loadPage(route: Route): Promise<AnyPage> {
  const drawable = await loadRecord(route);
  const record = asBuilt(drawable.record);
  // Which template draws which record is settled by the route.
  return { ...drawable, record, ...derive(record, route.lead?.anchor), related: await relatedTo(record) } as AnyPage;
}
