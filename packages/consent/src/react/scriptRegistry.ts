/** Attributes for a `<script>`, as in HTML. `src` or `text`, not both. */
export interface GatedScript {
  src?: string | undefined;
  /** Inline code. */
  text?: string | undefined;
  attributes: Readonly<Record<string, string | boolean | undefined>>;
}

interface Registry {
  /** What has been put into this document, by URL or code. Survives withdrawal: a script cannot be taken back. */
  scripts: Map<string, Promise<HTMLScriptElement>>;
  /** Settles once every ordered script before has run or failed. */
  queue: Promise<unknown>;
}

// Shared by copies of this package on one page, so that none of them loads a script twice.
const REGISTRY = Symbol.for('@sanierungsweg/consent/scripts');

function registry(): Registry {
  const holder = globalThis as { [REGISTRY]?: Registry };
  holder[REGISTRY] ??= { scripts: new Map(), queue: Promise.resolve() };
  return holder[REGISTRY];
}

function createScript({ src, text, attributes }: GatedScript): HTMLScriptElement {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) script.setAttribute(name, value === true ? '' : value);
  }
  // A script from createElement is async unless told otherwise; told so, such scripts run in document order.
  script.async = attributes.async === true;
  if (text !== undefined) script.text = text;
  if (src !== undefined) script.src = src;
  return script;
}

/**
 * Puts a script into `<head>`, once per document and URL (or code). Scripts that are not `async` run in the order of
 * the calls, inline ones included.
 *
 * @returns The element once it has run. Rejects if it could not be loaded; a later call then tries again.
 */
export function insertScript(gated: GatedScript): Promise<HTMLScriptElement> {
  const { scripts } = registry();
  const key = gated.src ?? gated.text ?? '';
  const known = scripts.get(key);
  if (known) return known;

  const script = createScript(gated);
  const earlier = registry().queue;
  const settled = new Promise<HTMLScriptElement>((resolve, reject) => {
    if (gated.src === undefined) {
      // An inline script runs at once when inserted, so it waits for the ordered ones before it.
      void earlier.then(() => {
        document.head.append(script);
        resolve(script);
      });
      return;
    }
    script.addEventListener('load', () => resolve(script));
    script.addEventListener('error', () => {
      scripts.delete(key);
      script.remove();
      reject(
        new Error(
          `consent: The script ${gated.src} could not be loaded. What depends on it will not work. Check the address and the content security policy.`,
        ),
      );
    });
    document.head.append(script);
  });
  scripts.set(key, settled);
  if (!script.async) registry().queue = Promise.allSettled([earlier, settled]);
  return settled;
}
