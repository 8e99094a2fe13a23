import type { ComponentProps } from 'react';

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the site, with an optional query and hash, or a hash of this page. */
  to: string;
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
