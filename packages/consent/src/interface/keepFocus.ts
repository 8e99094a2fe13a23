import { on } from './behaviour';

const OWN = '.dpc-bar, .dpc-dialog';

/**
 * Remembers where the visitor was in the page, outside of banner and dialog.
 * @returns A function to call when one of them is about to go: if the focus would be lost with it, it returns to where the
 *   visitor was, or else to the main heading, without a jump.
 */
export function keepFocus(): () => void {
  let last: HTMLElement | undefined;
  // Never null: there is a body by now.
  const note = (target: Element, within = target) => {
    if (target !== document.body && !target.closest(OWN)) last = within as HTMLElement;
  };
  note(document.activeElement as Element);
  // Also within a shadow root: what holds it cannot say where.
  const stop = on(document, 'focusin', (event: Event) =>
    note(event.target as Element, event.composedPath()[0] as Element),
  );
  return () => {
    stop();
    if (!(document.activeElement as Element).closest(OWN)) return;
    // After it has gone, and after a dialog has given the focus back.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      const target = last?.isConnected
        ? last
        : ['main h1', 'h1', 'main'].map((name) => document.querySelector<HTMLElement>(name)).find(Boolean);
      if (!target) return;
      // Where the visitor was may be the heading of an earlier time, which cannot be focused any more.
      if (!target.hasAttribute('tabindex')) {
        target.tabIndex = -1;
        target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
      }
      target.focus({ preventScroll: true });
    });
  };
}
