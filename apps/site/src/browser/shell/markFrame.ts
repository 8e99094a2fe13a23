/**
 * Makes header and footer say of a page that was entered what they would say if it had been loaded: which link and which
 * menu it belongs to, and where „Angebot anfordern“ leads.
 */
export function markFrame(path: string, request: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(':is(header, footer) a')) {
    const isCurrent = link.pathname === path && !link.hash && !('request' in link.dataset);
    if (isCurrent) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  for (const menu of document.querySelectorAll('[data-menu]')) {
    const button = menu.querySelector('button');
    if (menu.querySelector(':is(li, [data-group]) > [aria-current=page]')) button?.setAttribute('aria-current', 'true');
    else button?.removeAttribute('aria-current');
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-request]')) {
    link.setAttribute('href', request);
  }
}
