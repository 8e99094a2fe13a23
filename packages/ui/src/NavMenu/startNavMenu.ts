/**
 * Tells the state of a menu, gives the panel its place where CSS alone cannot, closes it when focus leaves it, a link is
 * chosen or the window hides it.
 * @param open Whether its parent wants it open, where a parent decides.
 * @param onChange Called with what the parent does not know yet.
 * @returns Ends it.
 */
export function startNavMenu(
  menu: HTMLElement,
  align: 'start' | 'end' | undefined,
  open?: boolean,
  onChange?: (open: boolean) => void,
): () => void {
  const life = new AbortController();
  const root = menu.parentElement as HTMLElement;
  const button = menu.previousElementSibling as HTMLElement;
  const close = () => menu.hidePopover?.();
  const follow = () => {
    // What was told last: the browser tells a moment after it has closed the panel.
    const wasOpen = root.dataset.state === 'open';
    if (open === !wasOpen) {
      if (open) menu.showPopover?.({ source: button });
      else close();
    }
    // Where popovers are unknown, as in jsdom, asking for their state is a fault of syntax.
    const now = 'popover' in menu ? menu.matches(':popover-open') : !!open;
    root.dataset.state = now ? 'open' : 'closed';
    if (now !== wasOpen && now !== open) onChange?.(now);
    // Unknown before Firefox 119, which knows no popovers either: the polyfill says it there.
    button.ariaExpanded = `${now}`;
    if (now && !('positionArea' in (menu.style as object))) {
      const box = button.getBoundingClientRect();
      const width = menu.offsetWidth;
      menu.style.inset = `${box.bottom}px auto auto clamp(16px,${align === 'end' ? box.right - width : box.left}px,100% - ${width + 16}px)`;
    }
  };
  follow();
  menu.addEventListener('toggle', follow, life);
  menu.addEventListener('click', ({ target }) => (target as Element).closest('a[href]') && close(), life);
  root.addEventListener(
    'focusout',
    ({ relatedTarget }) => relatedTarget && !root.contains(relatedTarget as Node) && close(),
    life,
  );
  // Hidden with its header it would stay open, and be back when the window is wide again.
  addEventListener('resize', () => menu.offsetWidth || close(), life);
  return () => life.abort();
}
