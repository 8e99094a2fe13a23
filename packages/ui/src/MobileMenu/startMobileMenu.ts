/**
 * Makes a popover a modal dialog that gives the focus back.
 * @param burger What opens the panel.
 * @param tell Called when it has been opened or closed.
 * @returns Closes it and ends that.
 */
export function startMobileMenu(panel: HTMLDialogElement, burger: HTMLElement, tell: () => void): () => void {
  const life = new AbortController();
  const close = () => panel.close?.();
  const open = () => {
    panel.showModal?.();
    tell();
  };
  // Where popovers are unknown, as in jsdom, asking for their state is a fault of syntax.
  const wasOpen = 'popover' in panel && panel.matches(':popover-open');
  // Without the attribute it is no popover any more, and closes.
  panel.removeAttribute('popover');
  if (wasOpen) open();
  // Only those of the panel: what stands in it may open popovers of its own.
  const buttons = [burger, ...panel.querySelectorAll(`[popovertarget="${panel.id}"]`)];
  for (const button of buttons) button.removeAttribute('popovertarget');
  burger.addEventListener('click', open, life);
  panel.addEventListener(
    'close',
    () => {
      tell();
      burger.focus({ preventScroll: true });
    },
    life,
  );
  panel.addEventListener(
    'click',
    ({ target }) => (target === panel || (target as Element).closest('a[href],[popovertargetaction]')) && close(),
    life,
  );
  // Modal and not seen it would keep the page inert, and nobody could close it.
  addEventListener('resize', () => panel.offsetWidth || close(), life);
  return () => {
    life.abort();
    close();
    panel.setAttribute('popover', 'auto');
    for (const button of buttons) button.setAttribute('popovertarget', panel.id);
  };
}
