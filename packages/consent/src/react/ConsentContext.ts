import type { ConsentLinks, ConsentStore, ConsentTexts } from '@sanierungsweg/consent/core';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

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
}

export const ConsentContext = createContext<ConsentContextValue | null>(null);

/**
 * Store, texts and links of the nearest `ConsentProvider`, for an interface of your own. Does not follow changes of the
 * decision: use `useConsent` for that. On a server the store knows nothing, and everything optional is denied.
 *
 * @throws If there is no `<ConsentProvider>` above the component.
 * @example
 * const { store, texts } = useConsentContext();
 * return <button type="button" onClick={store.openSettings}>{texts.settingsButton}</button>;
 */
export function useConsentContext(): ConsentContextValue {
  const value = useContext(ConsentContext);
  if (!value) {
    throw new Error(
      'consent: Found no <ConsentProvider>. Without it no decision can be read or saved. Wrap the app in <ConsentProvider>.',
    );
  }
  return value;
}
