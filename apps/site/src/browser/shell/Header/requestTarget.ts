import type { LinkTarget, Route } from '../../../routes';
import * as ways from '../../../ways';

/** “Angebot anfordern” scrolls to the form of the home page and of the search, elsewhere it leads to the search (R-HEAD-08, R-HEAD-09). */
export function requestTarget({ path, lead }: Route): LinkTarget {
  return lead && (path === ways.home || path === ways.search) ? `#${lead.anchor}` : ways.search;
}
