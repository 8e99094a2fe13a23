import type { LoadedHub } from './types';

/** One load under way or done, shared by everybody who asks for the same URL. */
export interface HubLoad {
  promise: Promise<LoadedHub>;
  /** Callers that still want it. */
  users: number;
  /** How often the URL was put into this document: a module runs once per URL. */
  runs: number;
  /** When each attempt began, in milliseconds since the first. */
  times: number[];
  /** Directive of the page's policy that refused the script. */
  directive?: string | undefined;
  /** What Trusted Types, or the page's policy for them, had against the address. */
  cause?: unknown;
  /** The script, once it has run. */
  script?: HTMLScriptElement;
  /** Failed or given up: the next call starts afresh. */
  ended?: boolean;
  /** Over as soon as there is a script or nobody wants one any more. */
  life: AbortController;
}

interface Registry {
  loads: Map<string, HubLoad>;
  /** The page that a hub last ran for; empty once its widgets have gone; undefined before the first. */
  page?: string;
  /** Containers in the document. */
  hosts: number;
  /** The address that this document is being left for, and since when. */
  leaving?: { href: string; since: number } | undefined;
  /** Takes the place of the network in unit tests. */
  answer?: ((tag: HTMLScriptElement) => void) | undefined;
}

const KEY = Symbol.for('lead-widget');

/**
 * State of this document, the same for every bundled copy of the package. Keep its shape compatible.
 *
 * @internal For the other entries of this package.
 */
export function registry(): Registry {
  const scope = globalThis as { [KEY]?: Registry };
  return (scope[KEY] ??= { loads: new Map(), hosts: 0 });
}
