import { htmlAttributes } from '../interface/create';
import { type ScriptPolicy, scriptPolicy, scriptUrl } from './trustedTypes';

/** A script, and whether it may run. Attributes as in HTML; `src` or `text`, not both. */
export interface GatedScript {
  src?: string | undefined;
  /** Inline code. */
  text?: string | undefined;
  attributes: Readonly<Record<string, string | boolean | undefined>>;
  /** Asked immediately before the script is put into the document. */
  allowed: () => boolean;
  /** How long it may take to load, in ms, before it is given up and the next one has its turn. */
  timeout?: number | undefined;
  trustedTypes?: ScriptPolicy | undefined;
  /** Puts the element into the document. Default: at the end of `<head>`. */
  place?: ((script: HTMLScriptElement) => void) | undefined;
}

/** A script that was asked for, and the way to give it up. */
export interface InsertedScript {
  /** The element once it has run; undefined if it was withdrawn before. Rejects if it could not be loaded. */
  ran: Promise<HTMLScriptElement | undefined>;
  /** Says that it is not wanted any more. Once nobody wants it, it is removed, and does not run if it has not yet. */
  release: () => void;
}

interface Entry {
  wishes: Set<GatedScript>;
  ran: Promise<HTMLScriptElement | undefined>;
  script?: HTMLScriptElement | undefined;
  cancel?: (() => void) | undefined;
}

interface Registry {
  /** What has been asked for in this document, by URL or code. What has run stays: a script cannot be taken back. */
  scripts: Map<string, Entry>;
  /** Settles once every ordered script before has run, failed, or is not wanted any more. */
  queue: Promise<unknown>;
}

export const SCRIPT_TIMEOUT_MS = 20_000;

// Shared by copies of this package on one page, so that none of them loads a script twice.
const REGISTRY = Symbol.for('@sanierungsweg/consent/scripts');

function registry(): Registry {
  const holder = globalThis as { [REGISTRY]?: Registry };
  return (holder[REGISTRY] ??= { scripts: new Map(), queue: Promise.resolve() });
}

/** Resolves once somebody looks at the page: a browser may render it ahead without that ever happening. */
function whenShown(): Promise<unknown> | false | undefined {
  return (
    (document as { prerendering?: boolean }).prerendering &&
    new Promise((resolve) => {
      document.addEventListener('prerenderingchange', resolve, { once: true });
    })
  );
}

// Each is async for the browser, as scripts from createElement are. In its own order the one that was given up would
// hold up all behind it, wherever it has been taken.
function createScript({ src, text, attributes, trustedTypes }: GatedScript): HTMLScriptElement {
  const script = document.createElement('script');
  // Astro's ClientRouter runs every script of a page that it has put in, unless it says that it has run.
  script.dataset.astroExec = '';
  for (const [name, value] of htmlAttributes(attributes)) script.setAttribute(name, value);
  if (text !== undefined) script.text = ((trustedTypes ?? scriptPolicy())?.createScript?.(text) ?? text) as string;
  if (src !== undefined) script.src = scriptUrl(src, trustedTypes);
  return script;
}

/** Takes a script out of the page. In another document it does not run, even if it arrives later. */
function discard(script: HTMLScriptElement): void {
  new Document().adoptNode(script);
}

function load(entry: Entry, script: HTMLScriptElement, gated: GatedScript): Promise<HTMLScriptElement | undefined> {
  const { src, timeout = SCRIPT_TIMEOUT_MS, place = (element) => document.head.append(element) } = gated;
  if (src === undefined) {
    place(script);
    return Promise.resolve(script);
  }
  return new Promise((resolve, reject) => {
    const fail = (happened: string) => {
      clearTimeout(timer);
      discard(script);
      reject(
        new Error(
          `consent: The script ${src} ${happened}. What depends on it will not work. Check the address and the content security policy.`,
        ),
      );
    };
    const timer = setTimeout(() => fail(`did not load within ${timeout / 1000} s`), timeout);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve(script);
    });
    script.addEventListener('error', () => fail('could not be loaded'));
    entry.cancel = () => {
      clearTimeout(timer);
      discard(script);
      resolve(undefined);
    };
    place(script);
  });
}

function begin(key: string, gated: GatedScript): Entry {
  const shared = registry();
  const ordered = gated.attributes.async !== true;
  // What is to run follows at once.
  const entry = { wishes: new Set() } as Entry;
  entry.ran = Promise.resolve(ordered && shared.queue)
    .then(whenShown)
    .then(() => {
      const wish = [...entry.wishes].find(({ allowed }) => allowed());
      return wish && load(entry, createScript(wish), wish);
    })
    .then((script) => (entry.script = script))
    .finally(() => {
      if (!entry.script && shared.scripts.get(key) === entry) shared.scripts.delete(key);
    });
  if (ordered) shared.queue = entry.ran.catch(() => {});
  shared.scripts.set(key, entry);
  return entry;
}

/**
 * Puts a script into the document, once per URL or code; code with a `place` of its own as often as it is wanted. Scripts
 * that are not `async` run in the order of the calls, inline ones included: each waits until the one before has run,
 * failed, taken too long or been withdrawn. Nothing is put in while the page is prerendered. Never throws.
 */
export function insertScript(gated: GatedScript): InsertedScript {
  const { scripts } = registry();
  let key = gated.src ?? gated.text ?? '';
  // Code may stand in the page several times, such as once for each ad. What has left is no other when it comes again.
  while (gated.place && !gated.src && [...(scripts.get(key)?.wishes ?? [])].some(({ place }) => place)) key += ' ';
  const entry = scripts.get(key) ?? begin(key, gated);
  entry.wishes.add(gated);
  return {
    ran: entry.ran,
    release() {
      entry.wishes.delete(gated);
      // Components that mount again at once, as in React's StrictMode, want it still.
      queueMicrotask(() => {
        if (entry.wishes.size > 0) return;
        if (entry.script) {
          // Whoever holds it still, as Turbo does with what stood in the head, must not run it again.
          entry.script.type = 'text/plain';
          entry.script.remove();
        } else {
          entry.cancel?.();
          // Whoever asks again must not get what was cancelled.
          if (scripts.get(key) === entry) scripts.delete(key);
        }
      });
    },
  };
}
