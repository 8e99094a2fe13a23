import { announcer } from './announce';
import { type AnyStore, type BehaviourInput, onPress } from './behaviour';
import { decide } from './decide';
import { keepFocus } from './keepFocus';

/**
 * Makes a drawn banner work, whoever has drawn it.
 * @returns A function that ends it; call it before the banner is removed.
 */
export function attachBanner(banner: HTMLElement, store: AnyStore, read: () => BehaviourInput): () => void {
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
    if (action === 'openSettings') {
      // Safari does not focus a pressed button, and the dialog returns the focus to what had it.
      button.focus();
      store.openSettings();
    } else decide(action as 'acceptAll' | 'rejectAll', store, read());
  });
  return () => {
    stop();
    exchange.disconnect();
    size?.disconnect();
    giveFocusBack();
  };
}
