import type { ConsentStore } from '@sanierungsweg/consent/core';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { ConsentLinks, ConsentTexts } from './texts';

/** A link component, e.g. around a router's own. Without one, `<a>` is used. */
export type ConsentLink = ComponentType<{
  /** Address, as given in `links`. */
  href: string;
  /** The words of the link. */
  children: ReactNode;
}>;

/** What `ConsentProvider` hands down. */
export interface ConsentContextValue {
  /** The store given to the provider, or the one it made. */
  store: ConsentStore;
  /** All wording, as given to the provider. */
  texts: ConsentTexts;
  /** Where privacy policy and imprint lie. */
  links: ConsentLinks;
  /** What draws these links; undefined for a plain `<a>`. */
  link?: ConsentLink | undefined;
  /** Whether the settings dialog is open. False on a server. */
  settingsOpen: boolean;
  /** Opens the settings dialog. Shows only where a `ConsentDialog` is mounted. */
  openSettings: () => void;
  /** Closes it, without saving. */
  closeSettings: () => void;
}

export const ConsentContext = createContext<ConsentContextValue | null>(null);

/**
 * Store, texts and links of the nearest `ConsentProvider`, for an interface of your own. Does not follow changes of the
 * decision: use `useConsent` for that.
 *
 * @throws If there is no `<ConsentProvider>` above the component.
 * @example
 * const { openSettings, texts } = useConsentContext();
 * return <button type="button" onClick={openSettings}>{texts.settingsButton}</button>;
 */
export function useConsentContext(): ConsentContextValue {
  const value = useContext(ConsentContext);
  if (!value) {
    throw new Error(
      'consent: useConsent() found no <ConsentProvider>. Without it no decision can be read or saved. Wrap the app in <ConsentProvider>.',
    );
  }
  return value;
}
