import type { ConsentCategory } from '@sanierungsweg/consent/core';
import { useEffect, useRef } from 'react';
import { insertScript } from './scriptRegistry';
import { useConsent } from './useConsent';

/** Props of `ConsentScript`: what a `<script>` takes, and when it may load. */
export interface ConsentScriptProps {
  /** The category that has to be allowed. */
  category: ConsentCategory;
  /** Address of the script. Either this or `children`. */
  src?: string;
  /** Inline code. Needs `nonce` under a strict content security policy. */
  children?: string;
  /** `module` for a module. Default: a classic script. */
  type?: string;
  /** One-time value of the content security policy. */
  nonce?: string;
  /** Hash of the file (Subresource Integrity). A file that differs does not run. */
  integrity?: string;
  /** How the file is asked for across origins. `integrity` needs it for a foreign address. */
  crossOrigin?: '' | 'anonymous' | 'use-credentials';
  /** What the other server learns about the page. Default: as the page says. */
  referrerPolicy?: ReferrerPolicy;
  /** Run as soon as it is there, whatever else is loading. Default: in the order of the components. */
  async?: boolean;
  /** For browsers without modules only. */
  noModule?: boolean;
  /** Id of the element, for code that looks for it. */
  id?: string;
  /** Further attributes such as `data-domain`. */
  [data: `data-${string}`]: string | undefined;
  /** Called once the script has run, for every component that names it. */
  onLoad?: () => void;
  /** Called if it could not be loaded. Default: nothing happens. */
  onError?: (error: Error) => void;
}

/**
 * Loads a script once `category` is allowed: no element, no request and no preconnect before. Renders nothing.
 *
 * A script is put into a document once per address or code, however many components name it. Withdrawal removes the
 * element; code that has run cannot be taken back before the next page.
 *
 * @example <ConsentScript category="marketing" src="https://example.org/pixel.js" async />
 */
export function ConsentScript({ category, src, children, onLoad, onError, ...rest }: ConsentScriptProps) {
  const allowed = useConsent().has(category);
  const latest = useRef({ rest, onLoad, onError });
  useEffect(() => {
    latest.current = { rest, onLoad, onError };
  });
  useEffect(() => {
    if (!allowed) return undefined;
    let current = true;
    let inserted: HTMLScriptElement | undefined;
    const { crossOrigin, referrerPolicy, noModule, ...attributes } = latest.current.rest;
    insertScript({
      src,
      text: children,
      attributes: { crossorigin: crossOrigin, referrerpolicy: referrerPolicy, nomodule: noModule, ...attributes },
    }).then(
      (script) => {
        inserted = script;
        if (current) latest.current.onLoad?.();
      },
      (error: unknown) => {
        if (current) latest.current.onError?.(error as Error);
      },
    );
    return () => {
      current = false;
      inserted?.remove();
    };
  }, [allowed, src, children]);
  return null;
}
