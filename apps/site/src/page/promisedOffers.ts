import type { Figure } from '../figures/figure';
import { fewOffers, maxOffers } from '../figures/service';
import { offersOf, type Route } from '../routes';
import { withForms } from './withForms';

const FIGURES = { few: fewOffers, most: maxOffers, none: undefined } as const;

/** The number of offers that a page promises (D-OFFERS), as a figure; none in a build without forms. */
export function promisedOffers(route: Route): Figure | undefined {
  return withForms ? FIGURES[offersOf(route)] : undefined;
}
