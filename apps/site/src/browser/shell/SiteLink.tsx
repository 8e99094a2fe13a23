import type { ComponentProps } from 'react';
import type { LinkTarget } from '../../routes';

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A page of the site, a section of one, or a section of this page. */
  to: LinkTarget;
}

/**
 * A link within the site. Plain markup: once scripts are here, `followLinks` turns clicks on it into navigations
 * without a page load.
 */
export function SiteLink({ to, children, ...props }: SiteLinkProps) {
  return (
    <a {...props} href={to}>
      {children}
    </a>
  );
}
