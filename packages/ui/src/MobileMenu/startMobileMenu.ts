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
  // Without the attribute it is no popover any more, and closes; `popovertarget` does nothing then.
  panel.removeAttribute('popover');
  if (wasOpen) open();
  burger.addEventListener('click', open, life);
  panel.addEventListener(
    'close',
    () => {
      tell();
      // Safari gives it back to nothing. A page that was entered meanwhile keeps it.
      if (document.activeElement === document.body) burger.focus({ preventScroll: true });
    },
    life,
  );
  panel.addEventListener(
    'click',
    ({ target, x }) => {
      const { left, right } = panel.getBoundingClientRect();
      if (
        target === panel
          ? // Its own empty parts are the panel as much as what is beside it. It is as high as the window.
            x < left || x > right
          : (target as Element).closest('a[href],[popovertargetaction]')
      )
        close();
    },
    life,
  );
  // Modal and not seen it would keep the page inert, and nobody could close it.
  addEventListener('resize', () => panel.offsetWidth || close(), life);
  return () => {
    life.abort();
    close();
    panel.setAttribute('popover', 'auto');
  };
}
