import type { ComponentProps, MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { fullLoadTarget } from '../leads/reloadOnEntry';
import { loadPage, routeOf } from './loadPage';

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the site, with an optional query and hash, or a hash of this page. */
  to: string;
}

function prefetch(pathname: string): void {
  loadPage(routeOf(pathname)).catch(() => {
    // A click will try again, and fall back to a full load.
  });
}

/**
 * A link within the site: a plain link before hydration, afterwards a navigation without a page load. The page's chunk
 * is fetched as soon as the visitor shows the intent to go there.
 */
export function SiteLink({ to, onClick, ...props }: SiteLinkProps) {
  const location = useLocation();
  const [pathname = ''] = to.split(/[?#]/);
  const elsewhere = pathname !== '' && pathname !== location.pathname;
  const intent = elsewhere ? () => prefetch(pathname) : undefined;

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !elsewhere) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const target = fullLoadTarget(routeOf(pathname), to);
    if (!target) return;
    event.preventDefault();
    window.location.assign(target);
  };

  return (
    <Link
      {...props}
      to={to}
      aria-current={props['aria-current'] ?? (pathname === location.pathname ? 'page' : undefined)}
      onClick={follow}
      onPointerEnter={intent}
      onFocus={intent}
      onTouchStart={intent}
    />
  );
}
