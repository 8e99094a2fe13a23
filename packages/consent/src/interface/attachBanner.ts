import { announcer } from './announce';
import { type AnyStore, type BehaviourInput, onPress } from './behaviour';
import { decide } from './decide';
import { keepFocus } from './keepFocus';

const SIZE = '--consent-banner-size';

/**
 * Makes a drawn banner work, whoever has drawn it.
 * @returns A function that ends it; call it before the banner is removed.
 */
export function attachBanner(banner: HTMLElement, store: AnyStore, read: () => BehaviourInput): () => void {
  // A live region is heard only where it was there before its text.
  announcer(read().texts.lang);
  const giveFocusBack = keepFocus(banner);
  const { style } = document.documentElement;
  // The style sheet keeps this much free at the end of the page, so that the banner never hides what has the focus.
  const observer: ResizeObserver | undefined =
    globalThis.ResizeObserver && new ResizeObserver(() => style.setProperty(SIZE, `${banner.offsetHeight}px`));
  observer?.observe(banner);
  const stop = onPress(banner, (action, button) => {
    if (action === 'openSettings') {
      // Safari does not focus a pressed button, and the dialog returns the focus to what had it.
      button.focus();
      store.openSettings();
    } else if (action === 'acceptAll' || action === 'rejectAll') decide(action, store, read());
  });
  return () => {
    stop();
    observer?.disconnect();
    style.removeProperty(SIZE);
    giveFocusBack();
  };
}
