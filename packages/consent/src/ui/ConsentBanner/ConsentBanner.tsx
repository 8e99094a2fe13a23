import { useConsent, useConsentContext } from '@sanierungsweg/consent';
import { useId } from 'react';
import { attachBanner, bannerView } from '../../interface';
import { createReact } from '../../react/createReact';
import { linkOf } from '../linkOf';
import type { OnSaved } from '../OnSaved';
import { useBehaviour } from '../useBehaviour';
import { useClaim } from '../useClaim';

/** Props of `ConsentBanner`. */
export interface ConsentBannerProps {
  /** Called after a decision made here was saved, e.g. to show a message. It is announced in any case. */
  onSaved?: OnSaved | undefined;
}

/**
 * Asks for consent while there is no decision: refuse, settings, accept. A named region at the lower edge that neither
 * traps focus nor moves the page. After a decision the focus is where the visitor was, or on the main heading. Absent
 * from prerendered HTML; put it first in the page, after the skip link, once.
 *
 * @example <ConsentBanner />
 */
export function ConsentBanner({ onSaved }: ConsentBannerProps) {
  const mine = useClaim('banner');
  return useConsent().status === 'undecided' && mine ? <OpenBanner onSaved={onSaved} /> : null;
}

function OpenBanner({ onSaved }: ConsentBannerProps) {
  const context = useConsentContext();
  const ref = useBehaviour<HTMLElement>(attachBanner, onSaved);
  const { texts, links } = context;
  return bannerView(createReact, { texts, links, link: linkOf(context), id: useId(), root: { ref } });
}
