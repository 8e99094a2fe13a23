import { reloadOnce, validPlz } from '@sanierungsweg/lead-widget/core';
import type { Widget } from '@sanierungsweg/lead-widget/headless';
import { type RefObject, useEffect, useInsertionEffect, useRef } from 'react';
import type { AdoptOptions } from '../adopt';
import type { LeadHubSettings } from './LeadHubProvider';

const MISSING_PROVIDER =
  'lead-widget: no origin and no provider, so no form loads. Give one to <LeadHubProvider> or the widget.';

/** Functions of the newest render, whenever they are called. */
function follow(latest: RefObject<LeadHubSettings>): AdoptOptions {
  return {
    ...latest.current,
    reload: latest.current.reload ?? reloadOnce,
    onStatus: (status, failure) => latest.current.onStatus?.(status, failure),
    onError: (error) => latest.current.onError?.(error),
    onStep: (event) => latest.current.onStep?.(event),
    onSubmit: () => latest.current.onSubmit?.(),
    onResize: (height) => latest.current.onResize?.(height),
  };
}

/**
 * Starts a widget on an element, and another one as soon as the settings name another form.
 *
 * @throws If the settings name neither an origin nor a provider.
 */
export function useWidget<W extends Widget>(
  settings: LeadHubSettings,
  start: (element: HTMLDivElement, options: AdoptOptions) => W,
): { ref: RefObject<HTMLDivElement | null>; widget: RefObject<W | undefined> } {
  const { origin, provider, integration, script, strategy, marker, load, nonce, fields } = settings;
  if (origin === undefined && !provider) throw new Error(MISSING_PROVIDER);
  const plz = validPlz(settings.plz);
  const asks = !!settings.consent;
  // Objects are often written anew with each render; what they say is not new.
  const said = JSON.stringify([provider, fields]);
  const ref = useRef<HTMLDivElement>(null);
  const widget = useRef<W>(undefined);
  const latest = useRef(settings);

  useEffect(() => {
    latest.current = settings;
  });

  useEffect(() => {
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what each render gives does the same
    const current = start(ref.current as HTMLDivElement, follow(latest));
    widget.current = current;
    return () => current.stop();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- read through latest, so that only these make a new container
  }, [origin, said, integration, plz, script, strategy, marker, load, nonce, asks]);

  // Ended before React removes any node: what the provider's script took away is put back, so that React finds it.
  useInsertionEffect(() => () => widget.current?.stop(), []);

  return { ref, widget };
}
