import type { ConsentCategory } from '@sanierungsweg/consent/core';
import { useEffect, useRef } from 'react';
import { insertScript } from '../scripts/insertScript';
import type { ScriptPolicy } from '../scripts/trustedTypes';
import { useConsentContext } from './ConsentContext';
import { useConsent } from './useConsent';

/** Props of `ConsentScript`: what a `<script>` takes, and when it may load. */
export interface ConsentScriptProps {
  /** The category that has to be allowed. */
  category: ConsentCategory;
  /** Address of the script. Either this or `children`. */
  src?: string | undefined;
  /** Inline code. Needs `nonce` under a strict content security policy. */
  children?: string | undefined;
  /** `module` for a module. Default: a classic script. */
  type?: string | undefined;
  /** One-time value of the content security policy. */
  nonce?: string | undefined;
  /** Hash of the file (Subresource Integrity). A file that differs does not run. */
  integrity?: string | undefined;
  /** How the file is requested across origins. `integrity` needs it for an address of another origin. */
  crossOrigin?: '' | 'anonymous' | 'use-credentials' | undefined;
  /** What the other server learns about the page. Default: as the page says. */
  referrerPolicy?: ReferrerPolicy | undefined;
  /** Run as soon as it is there, whatever else is loading. Default: in the order of the components. */
  async?: boolean | undefined;
  /** For browsers without modules only. */
  noModule?: boolean | undefined;
  /** Id of the element, for code that looks for it. */
  id?: string | undefined;
  /** Further attributes such as `data-domain`. */
  [data: `data-${string}`]: string | undefined;
  /** Called once the script has run, for every component that names it. */
  onLoad?: (() => void) | undefined;
  /**
   * Called if it could not be loaded, took too long, or was refused by Trusted Types. Default: nothing happens. The
   * scripts behind it have their turn in any case.
   */
  onError?: ((error: Error) => void) | undefined;
  /** Called after its category was withdrawn, if it has run: the place to tell it to stop. */
  onRevoke?: (() => void) | undefined;
  /** How long it may take to load, in ms. Default 20,000. */
  timeout?: number | undefined;
  /** Policy for pages that require Trusted Types. Default: one of this package named `sanierungsweg-consent`. */
  trustedTypes?: ScriptPolicy | undefined;
}

/**
 * Loads a script once `category` is allowed: no element, no request and no preconnect before. Renders nothing.
 *
 * A script is put into a document once per address or code, however many components name it. Withdrawal removes the
 * element, and what has not run yet never does; code that has run cannot be taken back before the next page, see
 * `onRevoke` and `reloadOnRevoke`. Nothing is loaded on a server, or while a browser prerenders the page.
 *
 * @example <ConsentScript category="marketing" src="https://example.org/pixel.js" async />
 */
export function ConsentScript({ category, src, children, ...props }: ConsentScriptProps) {
  const { store } = useConsentContext();
  const allowed = useConsent().has(category);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (!allowed) return undefined;
    const {
      onLoad: _onLoad,
      onError: _onError,
      onRevoke: _onRevoke,
      timeout,
      trustedTypes,
      crossOrigin,
      referrerPolicy,
      noModule,
      ...attributes
    } = latest.current;
    const inserted = insertScript({
      src,
      text: children,
      attributes: { crossorigin: crossOrigin, referrerpolicy: referrerPolicy, nomodule: noModule, ...attributes },
      // The store, not the last render: nothing may run between a refusal and the next one.
      allowed: () => store.has(category),
      timeout,
      trustedTypes,
    });
    let state: 'wanted' | 'ran' | 'ended' = 'wanted';
    const end = () => {
      if (state === 'ran' && !store.has(category)) queueMicrotask(() => latest.current.onRevoke?.());
      if (state !== 'ended') inserted.release();
      state = 'ended';
    };
    inserted.ran.then(
      (script) => {
        if (!script || state === 'ended') return;
        state = 'ran';
        latest.current.onLoad?.();
      },
      (error: unknown) => {
        if (state !== 'ended') latest.current.onError?.(error as Error);
      },
    );
    const stop = store.subscribe(() => {
      if (!store.has(category)) end();
    });
    return () => {
      stop();
      end();
    };
  }, [allowed, store, category, src, children]);
  return null;
}
