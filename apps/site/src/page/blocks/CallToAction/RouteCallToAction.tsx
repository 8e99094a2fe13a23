import { buttonVariants } from '@sanierungsweg/ui/button';
import { SiteLink } from '../../../browser/shell/SiteLink';
import type { LinkTarget, Route } from '../../../routes';
import * as ways from '../../../ways';
import { useCurrentPage } from '../../currentPage';

const CALLS = { homeForm: ways.homeForm, search: ways.search } as const satisfies Record<string, LinkTarget>;

/** Where the call to action of a route leads: its own form, the form on the home page, the search. */
export function callToActionTarget({ lead, callToAction }: Route): LinkTarget | null {
  if (lead) return `#${lead.anchor}`;
  return callToAction ? CALLS[callToAction] : null;
}

export interface RouteCallToActionProps {
  size?: 'default' | 'lg' | 'xl';
  children: string;
}

/** The button that leads to the form as the route table says; nothing where the page has no call to action. */
export function RouteCallToAction({ size = 'lg', children }: RouteCallToActionProps) {
  const target = callToActionTarget(useCurrentPage().route);
  if (target === null) return null;
  return (
    <SiteLink to={target} className={buttonVariants({ variant: 'cta', size })}>
      {children}
    </SiteLink>
  );
}
