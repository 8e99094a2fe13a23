/**
 * Makes a popover a modal dialog that gives the focus back.
 * @param burger What opens the panel.
 * @returns Closes it and ends that.
 */
export function startMobileMenu(panel: HTMLDialogElement, burger: HTMLElement): () => void {
  const life = new AbortController();
  const tell = () => burger.setAttribute('aria-expanded', `${panel.open}`);
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
  else tell();
  // Only those of the panel: what stands in it may open popovers of its own.
  for (const button of [burger, ...panel.querySelectorAll(`[popovertarget="${panel.id}"]`)])
    button.removeAttribute('popovertarget');
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
  return () => {
    life.abort();
    close();
  };
}
