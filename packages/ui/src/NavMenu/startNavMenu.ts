/** Gives the panel its place where CSS alone cannot. */
function placeBelow(button: HTMLElement, menu: HTMLElement, align: 'start' | 'end') {
  if (globalThis.CSS?.supports('position-area', 'block-end')) return;
  const { bottom, left, right } = button.getBoundingClientRect();
  const wanted = align === 'start' ? left : right - menu.offsetWidth;
  const start = Math.max(16, Math.min(wanted, document.documentElement.clientWidth - menu.offsetWidth - 16));
  menu.style.inset = `${bottom}px auto auto ${start}px`;
}

/**
 * Tells the state of a menu, closes it when focus leaves it or a link is chosen.
 * @returns Ends it.
 */
export function startNavMenu(
  root: HTMLElement,
  button: HTMLElement,
  menu: HTMLElement,
  align: 'start' | 'end',
): () => void {
  const life = new AbortController();
  const { signal } = life;
  const tell = (state: string) => {
    root.dataset.state = state;
    button.setAttribute('aria-expanded', `${state === 'open'}`);
    if (state === 'open') placeBelow(button, menu, align);
  };
  // Where popovers are unknown, as in jsdom, asking for their state is a fault of syntax.
  tell('popover' in menu && menu.matches(':popover-open') ? 'open' : 'closed');
  menu.addEventListener('toggle', ({ newState }) => tell(newState), { signal });
  menu.addEventListener('click', ({ target }) => (target as Element).closest('a[href]') && menu.hidePopover?.(), {
    signal,
  });
  root.addEventListener(
    'focusout',
    ({ relatedTarget }) => relatedTarget && !root.contains(relatedTarget as Node) && menu.hidePopover?.(),
    { signal },
  );
  return () => life.abort();
}
