import { collectTyped } from './collectTyped';
import { ask, isAllowed } from './consent';
import { warnOfConsent } from './environment';
import type { Gate, WidgetOptions } from './types';
import { waitForApproach } from './waitForApproach';

/** Lets a form load once the visitor has agreed and comes near, and takes it away when the agreement is withdrawn. */
export function waitForVisitor(
  { slot, life, status, enter, begin }: Parameters<Gate>[0],
  { consent, load = 'now' }: WidgetOptions,
): ReturnType<Gate> {
  let collect = () => '';
  let typed = '';
  const check = () => {
    const isWaiting = status() === 'waiting-consent';
    if (isAllowed(consent)) {
      if (!isWaiting && status() !== 'idle') return;
      waitForApproach(slot.parentElement as HTMLElement, load, begin, enter('waiting-visible'));
    } else if (!isWaiting) {
      typed = collect();
      collect = () => '';
      enter('waiting-consent');
    }
  };
  return {
    open() {
      warnOfConsent(consent);
      const unfollow = ask(() => consent?.subscribe(check));
      life.addEventListener('abort', () => unfollow?.());
      check();
    },
    onLoad(signal) {
      typed = '';
      if (consent) collect = collectTyped(slot, signal);
    },
    typed: () => typed,
  };
}
