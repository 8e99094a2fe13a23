import type { LoadedHub } from './types';

/** One load under way or done, shared by everybody who asks for the same URL. */
export interface HubLoad {
  promise: Promise<LoadedHub>;
  /** Callers that still want it. */
  users: number;
  /** The script, once it has run. */
  script?: HTMLScriptElement;
  /** Ends the wait before the next attempt; undefined while an attempt is running. */
  wake?: (() => void) | undefined;
}

interface Registry {
  loads: Map<string, HubLoad>;
  /** How often each URL was put into this document: a module runs once per URL. */
  runs: Map<string, number>;
  /** The page that the hub last ran for; empty once its widgets have gone; undefined before the first. */
  page?: string;
  /** Containers in the document. */
  hosts: number;
  policy?: { createScriptURL(url: string): unknown };
}

const KEY = Symbol.for('@sanierungsweg/lead-widget');

/** State of this document, the same for every bundled copy of the package. Keep its shape compatible. */
export function registry(): Registry {
  const scope = globalThis as { [KEY]?: Registry };
  return (scope[KEY] ??= { loads: new Map(), runs: new Map(), hosts: 0 });
}
