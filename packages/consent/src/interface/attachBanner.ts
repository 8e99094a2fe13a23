import { announcer } from './announce';
import { type AnyStore, type BehaviourInput, onPress } from './behaviour';
import { decide } from './decide';
import { keepFocus } from './keepFocus';
import { openSettings } from './openSettings';

let isTold = false;

/** While developing, says once that another store asks too: `claim` sees to those of the same one. */
function warnOfTwoStores(): void {
  try {
    // Bundlers replace the name, and leave all of this out of what visitors load.
    if (process.env.NODE_ENV !== 'production' && document.querySelectorAll('.dpc-bar:not([hidden])').length > 1) {
      // React's StrictMode shows each banner twice.
      if (isTold) return;
      isTold = true;
      console.warn(
        'consent: Two stores ask in this page, each with a banner of its own. One lies over the other, and both are read out. Make one store for the page and give it to both; that of the script tag is window.Consent.store.',
      );
    }
  } catch {
    // Without a bundler the name means nothing, and nobody develops.
  }
}

/**
 * Makes a drawn banner work, whoever has drawn it.
 * @returns A function that ends it; call it before the banner is removed.
 */
export function attachBanner(banner: HTMLElement, store: AnyStore, read: () => BehaviourInput): () => void {
  warnOfTwoStores();
  const giveFocusBack = keepFocus();
  const root = document.documentElement;
  const follow = () => {
    // A live region is heard only where it was there before its text.
    announcer(read().texts.lang);
    // While there is a banner, the style sheet keeps this much free at the end of the page: it never hides the focus.
    root.style.setProperty('--consent-banner-size', `${banner.offsetHeight}px`);
  };
  follow();
  // Routers that keep the banner exchange the body around it, and the attributes of the page.
  const exchange = new MutationObserver(follow);
  exchange.observe(root, { childList: true });
  const size: ResizeObserver | undefined = globalThis.ResizeObserver && new ResizeObserver(follow);
  size?.observe(banner);
  const stop = onPress(banner, (action, button) => {
    if (action === 'openSettings') openSettings(button, store);
    else decide(action as 'acceptAll' | 'rejectAll', store, read());
  });
  return () => {
    stop();
    exchange.disconnect();
    size?.disconnect();
    giveFocusBack();
  };
}
