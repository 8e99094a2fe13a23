import { reloadOnce, validPlz } from '@sanierungsweg/lead-widget/core';
import {
  type LeadFailure,
  type LeadStatus,
  startWidget,
  type Widget,
  type WidgetOptions,
} from '@sanierungsweg/lead-widget/headless';
import { useEffect, useRef, useState } from 'react';
import { type LeadHubSettings, useLeadHubSettings } from './LeadHubProvider';

export interface LeadHubOptions extends LeadHubSettings {
  /** Called after each change of state. */
  onStatus?: ((status: LeadStatus, failure: LeadFailure | null) => void) | undefined;
}

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
   * reloads the page, with the id around the place as hash, because a browser asks for an address only once at a time.
   */
  retry: () => void;
}

/**
 * A lead form without an interface: give `ref` to an empty element and show `status` as you like.
 *
 * Options not given come from `LeadHubProvider`. Another `origin`, `integration`, `plz`, `script`, `strategy`,
 * `marker`, `load` or `nonce` makes a new container. Functions, objects and time limits are read when that happens and
 * never make a new one.
 *
 * @throws If no `origin` is given, neither here nor in a provider.
 * @example
 * const { ref, status, retry } = useLeadHub({ origin: 'https://hub.example', integration: 'abc' });
 */
export function useLeadHub(own: LeadHubOptions): LeadHub {
  const settings = useLeadHubSettings(own);
  const { origin, integration, script, strategy, marker, load, nonce } = settings;
  const plz = validPlz(settings.plz);
  const asks = !!settings.consent;
  if (origin === undefined) throw new Error(MISSING_ORIGIN);
  const ref = useRef<HTMLDivElement>(null);
  const widget = useRef<Widget>(undefined);
  const latest = useRef(settings);
  const [state, setState] = useState<Pick<LeadHub, 'status' | 'failure'>>({ status: 'idle', failure: null });

  useEffect(() => {
    latest.current = settings;
  });

  useEffect(() => {
    const current = startWidget(
      ref.current as HTMLElement,
      { ...(latest.current as WidgetOptions), reload: latest.current.reload ?? reloadOnce },
      (status, failure) => {
        setState({ status, failure });
        latest.current.onStatus?.(status, failure);
      },
    );
    widget.current = current;
    return () => current.stop();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- read through latest, so that only these make a new container
  }, [origin, integration, plz, script, strategy, marker, load, nonce, asks]);

  return {
    ...state,
    ref,
    retry() {
      // The page is about to be reloaded, and routers like to begin it at its top.
      if (state.failure === 'timeout') location.hash = ref.current?.closest('[id]')?.id ?? '';
      widget.current?.start();
    },
  };
}

const MISSING_ORIGIN = 'lead-widget: no origin, so no form loads. Give one to <LeadHubProvider> or the widget.';
