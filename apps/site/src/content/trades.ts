import type { Route, RoutePath } from '../routes';

/** A trade whose offers visitors compare, with the page that knows what to ask of them. */
export interface Trade {
  readonly name: string;
  /** The page whose tables and lists make the checklist. */
  readonly on: RoutePath;
  /** The other pages that lead visitors to offers of this trade. */
  readonly also?: readonly RoutePath[];
}

/** Id of the checklist on the page that has one. */
export const CHECKLIST_ID = 'angebots-checkliste';

/** Id of the list of all checklists, on the search for firms. */
export const CHECKLISTS_ID = 'angebots-checklisten';

/**
 * The trades with a checklist for offers. Energy advice has none: advisers are chosen from the official list, before
 * there are offers to compare.
 */
export const trades: readonly Trade[] = [
  {
    name: 'Dämmung',
    on: '/fachbetriebe-daemmung',
    also: ['/daemmung', '/daemmung-fassade', '/daemmmaterial', '/foerderung-daemmung'],
  },
  { name: 'Heizung', on: '/neue-waermepumpe', also: ['/heizung', '/waermepumpe-kosten', '/waermepumpe-foerderung'] },
  { name: 'Fenster', on: '/fensterbauer', also: ['/fenster-tueren', '/fenster-kosten'] },
  {
    name: 'Photovoltaik',
    on: '/pv-fachbetrieb',
    also: ['/photovoltaik', '/photovoltaik-anlage', '/solaranlage-kosten', '/solardachziegel'],
  },
  { name: 'Dach', on: '/dach' },
  { name: 'Elektrik', on: '/elektriker-naehe', also: ['/elektrik'] },
  { name: 'Architektur', on: '/architekt' },
  { name: 'Garage', on: '/garage' },
  { name: 'Maler und Putz', on: '/maler-putzarbeiten' },
  { name: 'Umzug', on: '/umzug' },
  { name: 'Bodenbelag', on: '/bodenlegearbeiten' },
  { name: 'Klimaanlage', on: '/klima' },
];

/** The trade that a page speaks of, or undefined where it speaks of several or of none. */
export function tradeOf({ path }: Pick<Route, 'path'>): Trade | undefined {
  return trades.find(({ on, also = [] }) => [on, ...also].some((page) => page === path));
}
