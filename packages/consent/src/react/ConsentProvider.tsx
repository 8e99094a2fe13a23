import {
  type ConsentLinks,
  type ConsentRegister,
  type ConsentStore,
  type ConsentStoreOptions,
  type ConsentTexts,
  createConsentStore,
} from '@sanierungsweg/consent/core';
import { type ReactNode, useMemo, useState } from 'react';
import { warnOfMissing } from '../core/warnOfMissing';
import { ConsentContext, type ConsentLink } from './ConsentContext';

/**
 * Props of `ConsentProvider`. Without `store` it makes one of its own from `options`, for `functional` and `marketing`;
 * where `ConsentRegister` names categories of your own, `store` is required.
 */
export type ConsentProviderProps = {
  /** The app, or the part of it that asks for consent. */
  children?: ReactNode;
  /** A store of your own, e.g. one that code outside React uses too. Must not change. */
  store?: ConsentStore | undefined;
  /** Options for the store that is created where none is given. Read once. */
  options?: ConsentStoreOptions | undefined;
  /** All wording: `de` or `en` from `@sanierungsweg/consent/locales/…`, as it is or overridden string by string. */
  texts: ConsentTexts;
  /** Where privacy policy and imprint lie. Banner and settings always link to both. */
  links: ConsentLinks;
  /** Draws these links, e.g. with a router's own component. Default `<a>`. */
  link?: ConsentLink | undefined;
} & (ConsentRegister extends { consent: unknown } ? { store: ConsentStore } : { store?: ConsentStore | undefined });

/**
 * Makes consent available to everything below it. Renders nothing of its own and touches no storage while rendering
 * on a server.
 *
 * @example
 * <ConsentProvider texts={de} links={{ privacy: '/datenschutz', imprint: '/impressum' }}>
 *   <App />
 * </ConsentProvider>
 */
export function ConsentProvider({ children, store, options, texts, links, link }: ConsentProviderProps) {
  const [own] = useState(() => {
    warnOfMissing('<ConsentProvider>', { texts, links });
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- other categories once ConsentRegister is filled
    return store ?? (createConsentStore(options as object) as unknown as ConsentStore);
  });
  const value = useMemo(() => ({ store: own, texts, links, link }), [own, texts, links, link]);
  return <ConsentContext.Provider value={value}>{children}</ConsentContext.Provider>;
}
