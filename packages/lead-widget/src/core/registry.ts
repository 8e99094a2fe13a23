import type { LoadedHub } from './types';

/** One load under way or done, shared by everybody who asks for the same URL. */
export interface HubLoad {
  promise: Promise<LoadedHub>;
  /** Callers that still want it. */
  users: number;
  /** How often the URL was put into this document: a module runs once per URL. */
  runs: number;
  /** The script, once it has run. */
  script?: HTMLScriptElement;
  /** Failed or given up: the next call starts afresh. */
  ended?: boolean;
  /** Looks at once whether the wait before the next attempt is over; without effect while an attempt is running. */
  wake?: () => void;
}

interface Registry {
  loads: Map<string, HubLoad>;
  /** The page that the hub last ran for; empty once its widgets have gone; undefined before the first. */
  page?: string;
  /** Containers in the document. */
  hosts: number;
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
