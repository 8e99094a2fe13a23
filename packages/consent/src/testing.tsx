import { ConsentProvider, type ConsentProviderProps } from '@sanierungsweg/consent';
import {
  type ConsentDefinition,
  type ConsentPreferences,
  type ConsentRegister,
  type ConsentStore,
  createConsentStore,
  memoryAdapter,
  type OptionalCategory,
} from '@sanierungsweg/consent/core';
import { de } from '@sanierungsweg/consent/locales/de';
import { useEffect, useState } from 'react';

/** A decision to start from: all, nothing optional, some, or none yet. */
export type TestDecision = 'accepted' | 'rejected' | 'undecided' | Partial<ConsentPreferences>;

/**
 * A store in memory that starts with `decision`. Writes nothing, follows no tab. Default `undecided`.
 * On a server it knows nothing, like every store.
 *
 * @param consent What `defineConsent` returned; required where `ConsentRegister` names it. Default: `functional` and
 *   `marketing`.
 * @example createTestStore({ functional: true }).has('marketing'); // false
 */
export function createTestStore(
  decision: TestDecision = 'undecided',
  ...[consent]: ConsentRegister extends { consent: unknown }
    ? [consent: ConsentDefinition<OptionalCategory>]
    : [consent?: ConsentDefinition<OptionalCategory>]
): ConsentStore {
  const options = { storage: memoryAdapter() };
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- other categories once ConsentRegister is filled
  const store = consent?.createStore(options) ?? (createConsentStore(options) as unknown as ConsentStore);
  if (decision === 'accepted') store.acceptAll();
  else if (decision === 'rejected') store.rejectAll();
  else if (decision !== 'undecided') store.save(decision);
  return store;
}

/**
 * Props of `ConsentTestProvider`. What `ConsentProvider` requires has a default here; where `ConsentRegister` names
 * categories of your own, give `consent`, or a `store` that has them.
 */
export type ConsentTestProviderProps = Partial<Omit<ConsentProviderProps, 'options' | 'store'>> & {
  /** Default `undecided`. Read once; ignored where `store` is given. */
  decision?: TestDecision | undefined;
  /** What `defineConsent` returned, for a store with your own categories. Read once; ignored where `store` is given. */
  consent?: ConsentDefinition<OptionalCategory> | undefined;
  /** A store of your own. Default: one in memory that starts with `decision`. */
  store?: ConsentStore | undefined;
  /** Starts with the settings dialog open. Default false. */
  settingsOpen?: boolean | undefined;
} & (ConsentRegister extends { consent: unknown }
    ? { store: ConsentStore } | { consent: ConsentDefinition<OptionalCategory> }
    : { store?: ConsentStore | undefined });

/**
 * A `ConsentProvider` for tests and stories: a given decision, in memory, with German texts unless told otherwise.
 * Rendered on a server it denies everything optional, as the page itself does there.
 *
 * @example render(<ConsentTestProvider decision="accepted"><Map /></ConsentTestProvider>);
 */
export function ConsentTestProvider({
  decision,
  consent,
  settingsOpen,
  store,
  children,
  ...rest
}: ConsentTestProviderProps) {
  const [own] = useState(() => store ?? createTestStore(decision, consent));
  useEffect(() => {
    if (settingsOpen) own.openSettings();
  }, [own, settingsOpen]);
  return (
    <ConsentProvider texts={de} links={{ privacy: '#privacy', imprint: '#imprint' }} {...rest} store={own}>
      {children}
    </ConsentProvider>
  );
}
