import { ConsentProvider, type ConsentProviderProps } from '@sanierungsweg/consent';
import {
  type ConsentPreferences,
  type ConsentStore,
  createConsentStore,
  memoryAdapter,
} from '@sanierungsweg/consent/core';
import { de } from '@sanierungsweg/consent/locales/de';
import { useEffect, useState } from 'react';

/** A decision to start from: all, nothing optional, some, or none yet. */
export type TestDecision = 'accepted' | 'rejected' | 'undecided' | Partial<ConsentPreferences>;

/**
 * A store in memory that starts with `decision`. Writes nothing, follows no tab. Default `undecided`.
 *
 * @example createTestStore({ functional: true }).has('marketing'); // false
 */
export function createTestStore(decision: TestDecision = 'undecided'): ConsentStore {
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- other categories once ConsentRegister is filled
  const store = createConsentStore({ storage: memoryAdapter() }) as unknown as ConsentStore;
  if (decision === 'accepted') store.acceptAll();
  else if (decision === 'rejected') store.rejectAll();
  else if (decision !== 'undecided') store.save(decision);
  return store;
}

/** Props of `ConsentTestProvider`. What `ConsentProvider` requires has a default here. */
export interface ConsentTestProviderProps extends Partial<Omit<ConsentProviderProps, 'options'>> {
  /** Default `undecided`. Read once; ignored where `store` is given. */
  decision?: TestDecision;
  /** Starts with the settings dialog open. Default false. */
  settingsOpen?: boolean;
}

/**
 * A `ConsentProvider` for tests and stories: a given decision, in memory, with German texts unless told otherwise.
 *
 * @example render(<ConsentTestProvider decision="accepted"><Map /></ConsentTestProvider>);
 */
export function ConsentTestProvider({ decision, settingsOpen, store, children, ...rest }: ConsentTestProviderProps) {
  const [own] = useState(() => store ?? createTestStore(decision));
  useEffect(() => {
    if (settingsOpen) own.openSettings();
  }, [own, settingsOpen]);
  return (
    <ConsentProvider texts={de} links={{ privacy: '#privacy', imprint: '#imprint' }} {...rest} store={own}>
      {children}
    </ConsentProvider>
  );
}
