import { adoptWidget, type PlaceOptions } from '@sanierungsweg/lead-widget/adopt';
import type { Widget } from '@sanierungsweg/lead-widget/headless';
import { consentStore, leadConsent, leadTexts } from '../../browser/consent';
import { announce } from '../../browser/navigation/announce';
import * as ways from '../../ways';
import { keepAsked, reloadForAsked, takeAsked } from './askedForm';

/** After “Immer laden” where the browser refuses to store it: the sentence above the button has promised otherwise. */
const NOT_REMEMBERED = 'Ihr Browser kann sich „Immer laden“ nicht merken. Beim nächsten Mal fragen wir wieder.';

function grant(): void {
  leadConsent?.grant();
  if (consentStore.getSnapshot().persistence === 'stored') return;
  announce(NOT_REMEMBERED);
  import('../../browser/shell/Notifications/showMessage').then(
    (module) => module.showMessage(NOT_REMEMBERED),
    () => {
      // The next form asks again, which says it, too.
    },
  );
}

/** Makes a place work whose form waits until a visitor has agreed (D-CONSENT). */
export function adoptAskingWidget(box: HTMLElement, options: PlaceOptions, source: string): Widget {
  let isHanging = false;
  const widget = adoptWidget(box, {
    ...options,
    reload: reloadForAsked,
    consent: leadConsent && { ...leadConsent, grant },
    texts: leadTexts?.[source],
    privacy: ways.privacy,
    onStatus(status, failure) {
      isHanging = failure === 'timeout';
      options.onStatus?.(status, failure);
    },
  });
  // Then “Erneut versuchen” loads the page afresh (docs/decisions/0014-trying-again-after-a-hang.md), before it the press.
  box.addEventListener(
    'click',
    ({ target }) => {
      if (isHanging && (target as Element).closest('.lead-widget-status button')) keepAsked();
    },
    { capture: true },
  );
  // After the press is answered: what had been read until it, in large letters several screens, is gone, and what takes
  // its place begins above the view or below the header.
  box.addEventListener('click', ({ target }) => {
    if (!(target as Element).isConnected) box.querySelector('[role=status]')?.scrollIntoView({ block: 'nearest' });
  });
  if (takeAsked() && box.dataset.status === 'waiting-consent') {
    box.focus();
    widget.start();
  }
  return widget;
}
