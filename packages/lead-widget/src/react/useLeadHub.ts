import { type LeadFailure, type LeadStatus, startWidget } from '@sanierungsweg/lead-widget/headless';
import { useState } from 'react';
import { type LeadHubSettings, useLeadHubSettings } from './LeadHubProvider';
import { useWidget } from './useWidget';

/** What `useLeadHub` returns. */
export interface LeadHub {
  /** Goes on an element that React renders empty; the provider's container is made inside. */
  ref: { current: HTMLDivElement | null };
  /** `idle` on the server and in the first client render. */
  status: LeadStatus;
  /** Why there is no form, if `status` is `failed`. */
  failure: LeadFailure | null;
  /**
   * Tries again after a failure; before, loads at once and for this once without stored consent. After `timeout` it
   * reloads the page, with the id around the place as hash, because a browser requests an address only once at a time.
   */
  retry: () => void;
}

/**
 * A lead form without an interface: give `ref` to an empty element and show `status` as you like.
 *
 * Options not given come from `LeadHubProvider`. Another `origin`, `provider`, `integration`, `plz`, `fields`, `script`,
 * `strategy`, `marker`, `load` or `nonce` makes a new container. Functions, other objects and time limits are read when
 * that happens and never make a new one. On a server `status` is `idle`, and nothing is requested.
 *
 * @throws If neither `origin` nor `provider` is given, neither here nor in a provider.
 * @example
 * const { ref, status, retry } = useLeadHub({ origin: 'https://hub.example', integration: 'abc' });
 */
export function useLeadHub(own: LeadHubSettings): LeadHub {
  const [state, setState] = useState<Pick<LeadHub, 'status' | 'failure'>>({ status: 'idle', failure: null });
  const { ref, widget } = useWidget(useLeadHubSettings(own), (slot, options) =>
    startWidget(slot, options, (status, failure) => {
      setState({ status, failure });
      options.onStatus?.(status, failure);
    }),
  );
  // The same at each render, so that effects which call it do not run again.
  const [retry] = useState(() => () => widget.current?.start());
  return { ...state, ref, retry };
}
