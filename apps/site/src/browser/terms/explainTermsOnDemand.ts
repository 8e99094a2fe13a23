import { termOf } from './termOf';

const INTENTS = ['pointerover', 'focusin', 'click'] as const;

/**
 * Fetches what explains glossary terms when a visitor first points at one, tabs to one or taps one; most visits never
 * need it. Where it cannot be had, or the browser knows no popovers, the link leads to the list of terms.
 * @returns Stops it.
 */
export function explainTermsOnDemand(): () => void {
  if (!('popover' in document.body)) return () => {};
  let here = false;
  let stop = () => {
    for (const type of INTENTS) document.removeEventListener(type, start, true);
  };
  const start = (event: Event) => {
    const term = termOf(event);
    if (!term) return;
    const clicked = event.type === 'click';
    if (clicked) event.preventDefault();
    import('./explainTerms').then(
      (module) => {
        if (!here) {
          here = true;
          stop();
          stop = module.explainTerms();
        }
        // The touch that brought the code here is its first.
        if (clicked) term.click();
        else term.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
      },
      () => {
        if (clicked) location.hash = term.hash;
      },
    );
  };
  for (const type of INTENTS) document.addEventListener(type, start, true);
  return () => stop();
}
