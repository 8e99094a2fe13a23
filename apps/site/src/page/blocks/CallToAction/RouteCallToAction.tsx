import { buttonVariants } from '@sanierungsweg/ui/button';
import { SiteLink } from '../../../browser/shell/SiteLink';
import type { Route } from '../../../route';
import { useCurrentPage } from '../../currentPage';

/** Where the call to action of a route leads: its own form, the form on the home page, the search. */
export function callToActionTarget(route: Route): string | null {
  switch (route.callToAction ?? 'none') {
    case 'ownForm':
      return route.lead ? `#${route.lead.anchor}` : null;
    case 'homeForm':
      return '/#contact-form';
    case 'search':
      return '/handwerkersuche';
    case 'none':
      return null;
  }
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
