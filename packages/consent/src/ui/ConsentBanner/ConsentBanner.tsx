import { useConsent, useConsentContext } from '@sanierungsweg/consent';
import { useEffect, useId, useRef } from 'react';
import { Choice } from '../Choice';
import { LegalLinks } from '../LegalLinks';
import type { OnSaved } from '../OnSaved';

/** Props of `ConsentBanner`. */
export interface ConsentBannerProps {
  /** Called after a decision made here was saved, e.g. to show a message. */
  onSaved?: OnSaved;
}

/**
 * Asks for consent while there is no decision: refuse, settings, accept. A named region at the lower edge that neither
 * traps focus nor moves the page. Absent from prerendered HTML; put it first in the page, after the skip link.
 *
 * @example <ConsentBanner />
 */
export function ConsentBanner({ onSaved }: ConsentBannerProps) {
  return useConsent().status === 'undecided' ? <OpenBanner onSaved={onSaved} /> : null;
}

function OpenBanner({ onSaved }: ConsentBannerProps) {
  const { texts, store } = useConsentContext();
  const { acceptAll, rejectAll, openSettings } = useConsent();
  const banner = useRef<HTMLElement>(null);
  const id = useId();

  useEffect(() => {
    // The style sheet keeps this much free at the end of the page, so that the banner never hides what has the focus.
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--consent-banner-size', `${banner.current?.offsetHeight ?? 0}px`);
    });
    observer.observe(banner.current as HTMLElement);
    return () => {
      observer.disconnect();
      style.removeProperty('--consent-banner-size');
    };
  }, []);

  const decide = (verb: () => void) => () => {
    verb();
    onSaved?.(store.getSnapshot());
  };

  return (
    <section className="dpc dpc-bar" aria-labelledby={id} lang={texts.lang} ref={banner}>
      <div className="dpc-inner">
        <div className="dpc-text">
          <h2 className="dpc-title" id={id}>
            {texts.bannerTitle}
          </h2>
          <p>{texts.purposes}</p>
          <p>{texts.recipients}</p>
          <p>{texts.withdrawal}</p>
          <LegalLinks />
        </div>
        <div className="dpc-actions">
          <Choice onClick={decide(rejectAll)}>{texts.rejectAll}</Choice>
          <button type="button" className="dpc-button dpc-outline" aria-haspopup="dialog" onClick={openSettings}>
            {texts.openSettings}
          </button>
          <Choice onClick={decide(acceptAll)}>{texts.acceptAll}</Choice>
        </div>
      </div>
    </section>
  );
}
