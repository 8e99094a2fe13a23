import {
  type HubFailure,
  type LeadStatus,
  startWidget,
  validPlz,
  type Widget,
  type WidgetOptions,
} from '@sanierungsweg/lead-widget/core';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLeadHubSettings } from './LeadHubProvider';

export interface LeadHubHookOptions extends Partial<WidgetOptions> {
  /** Called after each change of state. A new function never restarts the widget. */
  onStatus?: ((status: LeadStatus, failure: HubFailure | null) => void) | undefined;
}

export interface LeadHub {
  /** Goes on an element that React renders empty; the provider's container is made inside. */
  ref: RefObject<HTMLDivElement | null>;
  /** `idle` on the server and in the first client render. */
  status: LeadStatus;
  /** Why there is no form, if `status` is `failed`. */
  failure: HubFailure | null;
  /** Tries again after a failure; before, loads at once and for this once without stored consent. */
  retry(): void;
}

/**
 * A lead form without an interface: give `ref` to an empty element and show `status` as you like.
 *
 * Options not given come from `LeadHubProvider`. A change of `integration`, `plz` or another option that the form
 * depends on makes a new container; new functions (`onStatus`, `url`) never do.
 *
 * @throws If no `origin` is given, neither here nor in a provider.
 * @example
 * const { ref, status, retry } = useLeadHub({ origin: 'https://hub.example', integration: 'abc' });
 */
export function useLeadHub(own: LeadHubHookOptions): LeadHub {
  const settings = useLeadHubSettings(own);
  const { origin, integration, script, strategy, marker, load, consent, nonce } = settings;
  const { retries, retryBaseMs, retryCapMs, timeoutMs, initDelayMs, renderTimeoutMs } = settings;
  if (origin === undefined) throw new Error(MISSING_ORIGIN);
  const plz = validPlz(settings.plz);
  const ref = useRef<HTMLDivElement>(null);
  const widget = useRef<Widget>(undefined);
  const latest = useRef(settings);
  const [state, setState] = useState<Pick<LeadHub, 'status' | 'failure'>>({ status: 'idle', failure: null });

  useEffect(() => {
    latest.current = settings;
  });

  useEffect(() => {
    const slot = ref.current;
    if (!slot) return;
    const { url } = latest.current;
    const current = startWidget(
      slot,
      {
        ...{ origin, integration, plz, script, strategy, marker, load, consent, nonce, url },
        ...{ retries, retryBaseMs, retryCapMs, timeoutMs, initDelayMs, renderTimeoutMs },
      },
      (status, failure) => {
        setState({ status, failure });
        latest.current.onStatus?.(status, failure);
      },
    );
    widget.current = current;
    return () => current.stop();
  }, [
    ...[origin, integration, plz, script, strategy, marker, load, consent, nonce],
    ...[retries, retryBaseMs, retryCapMs, timeoutMs, initDelayMs, renderTimeoutMs],
  ]);

  const retry = useCallback(() => widget.current?.start(), []);
  return { ...state, ref, retry };
}

const MISSING_ORIGIN =
  'lead-widget: no origin. Without it no form can be loaded. Give one to <LeadHubProvider> or to the widget.';
