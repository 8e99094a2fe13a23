import { CHECKLIST_ID, CHECKLISTS_ID, tradeOf } from '../../../content/trades';
import type { LinkTarget, Route } from '../../../routes';
import * as ways from '../../../ways';

/** Where a link leads, and what it says. */
export interface ChecklistWay {
  readonly to: LinkTarget;
  readonly label: string;
}

/**
 * The way to the checklist for the offers that a page leads to: that of its trade, or all of them where its form is for
 * every trade. Undefined where no checklist fits.
 */
export function checklistWay(route: Route): ChecklistWay | undefined {
  const { path } = route;
  const trade = tradeOf(route);
  if (trade) {
    const to: LinkTarget = trade.on === path ? `#${CHECKLIST_ID}` : `${trade.on}#${CHECKLIST_ID}`;
    return { to, label: `Angebots-Checkliste ${trade.name}` };
  }
  const label = 'Angebots-Checklisten nach Gewerk';
  if (path === ways.search) return { to: `#${CHECKLISTS_ID}`, label };
  return path === ways.home ? { to: `${ways.search}#${CHECKLISTS_ID}`, label } : undefined;
}
