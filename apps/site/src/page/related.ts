import type { GuideRecord, PageRecord } from '../content/records';
import { opposedTo } from '../figures/conflicts';
import { type Figure, fundingBehind, type Subject } from '../figures/figure';
import { figuresWithin } from '../figures/registry';
import type { DrawingId } from '../illustrations';
import type { ListedRoute } from '../routes';
import { promisedOffers } from './promisedOffers';

/** A page that another leads on to, as its card shows it. */
export interface RelatedPage {
  readonly route: ListedRoute;
  readonly art: DrawingId;
  readonly description: string;
  /** The one number that its card names, where the page has one. */
  readonly fact: Figure | undefined;
}

type FactSources = Pick<PageRecord, 'lead'> & Partial<Pick<GuideRecord, 'keyFigures' | 'summary'>>;

/**
 * The first number that answers a page's question: one that needs no note beside it, as numbers on public money and
 * those that other pages name differently do. A page on firms answers with the offers that it promises.
 */
export function factOf({ lead, keyFigures, summary }: FactSources, route: ListedRoute): Figure | undefined {
  const plain = (figure: Figure) =>
    FACTS.has(figure.subject) && fundingBehind(figure).length === 0 && opposedTo(figure).length === 0;
  const fact = figuresWithin([keyFigures, lead, summary]).find(plain);
  return fact ?? (needOf(route) === 'firm' ? promisedOffers(route) : undefined);
}

const FACTS: ReadonlySet<Subject> = new Set(['price', 'saving', 'technical']);

/** Groups of pages on which firms are found. */
const FIRMS: ReadonlySet<string | undefined> = new Set(['specialists', 'trades', 'cities']);

type Need = 'costs' | 'funding' | 'measure' | 'firm';

/** What a reader asks in turn: what it costs, who contributes, what else belongs to it, who does it. */
const NEEDS: readonly Need[] = ['costs', 'funding', 'measure', 'firm'];

function needOf({ answers, group }: ListedRoute): Need {
  return answers ?? (FIRMS.has(group) ? 'firm' : 'measure');
}

/** How many pages are shown as pictures. */
export const RELATED_CARDS = 3;

/**
 * Related pages, the three for cards first: one each on costs, funding and a firm where the page names one, in this
 * order; the rest as the record has them.
 */
export function inOrderOfNeed<R extends ListedRoute>(related: readonly R[]): readonly R[] {
  const first = (need: Need) => related.find((route) => needOf(route) === need);
  const wanted = new Set(
    [first('costs'), first('funding'), first('firm'), ...related].filter((route) => route !== undefined),
  );
  const cards = [...wanted].slice(0, RELATED_CARDS);
  const rank = (route: R) => NEEDS.indexOf(needOf(route));
  return [
    ...cards.toSorted((one, other) => rank(one) - rank(other)),
    ...related.filter((route) => !cards.includes(route)),
  ];
}
