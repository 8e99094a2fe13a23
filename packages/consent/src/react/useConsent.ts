import type { ConsentSnapshot, ConsentStore } from '@sanierungsweg/consent/core';
import { useSyncExternalStore } from 'react';
import { warnOfNames } from '../core/warnOfNames';
import { useConsentContext } from './ConsentContext';

/** The snapshot, the verbs, and the state of the settings dialog. */
export type Consent = ConsentSnapshot &
  Pick<
    ConsentStore,
    'has' | 'acceptAll' | 'rejectAll' | 'withdrawAll' | 'save' | 'reset' | 'openSettings' | 'closeSettings'
  >;

/**
 * The visitor's consent and the verbs that change it, kept up to date while the component is mounted.
 *
 * @returns The current snapshot plus verbs. `status` is `unknown` on the server and in the first client
 *   render, so that prerendered HTML and hydration agree; `preferences` denies everything optional until
 *   a valid decision is known.
 * @throws If there is no `<ConsentProvider>` above the component.
 * @example if (useConsent().has('functional')) return <Map />;
 */
export function useConsent(): Consent {
  const { store } = useConsentContext();
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
  const { acceptAll, rejectAll, withdrawAll, save, reset, openSettings, closeSettings } = store;
  return {
    ...snapshot,
    has: (category) => {
      warnOfNames(snapshot, category);
      // From the snapshot, not the store: while hydrating, the store already knows more than the page may show.
      // oxlint-disable-next-line typescript/no-unnecessary-boolean-literal-compare -- names that nobody asked about are undefined
      return snapshot.preferences[category] === true;
    },
    acceptAll,
    rejectAll,
    withdrawAll,
    save,
    reset,
    openSettings,
    closeSettings,
  };
}
