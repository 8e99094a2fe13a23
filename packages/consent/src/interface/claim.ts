/** What a page must not have twice. */
export type Single = 'banner' | 'dialog' | 'blockMarkup() call';

type Waiting = (mine: boolean) => void;

// Shared by copies of this package on one page, and by React and custom elements.
const CLAIMS = Symbol.for('@sanierungsweg/consent/claims');

interface Page {
  [CLAIMS]?: WeakMap<object, Partial<Record<Single, Set<Waiting>>>>;
}

function tellDeveloper(what: Single, stillWaits: () => boolean): void {
  try {
    // Bundlers replace the name, and leave all of this out of what visitors load.
    if (process.env.NODE_ENV !== 'production') {
      // Where one page takes the place of another in the same document, the first goes a moment later.
      setTimeout(() => {
        if (!stillWaits()) return;
        console.warn(
          `consent: There are two ${what}s in this page, where one is enough. Only the first works. Remove the other.`,
        );
      });
    }
  } catch {
    // Without a bundler the name means nothing, and nobody develops.
  }
}

/** Whether the page has one of these for the store. */
export function isClaimed(store: object, what: Single): boolean {
  const page = globalThis as Page;
  return !!page[CLAIMS]?.get(store)?.[what]?.size;
}

/**
 * One banner and one dialog for each store, one `blockMarkup` for each document: the first in the page. The others wait
 * until it has gone.
 *
 * @param turn Told when it is this one's turn, and again when one that waited has gone.
 * @returns A function that gives the place up.
 */
export function claim(store: object, what: Single, turn: Waiting): () => void {
  const page = globalThis as Page;
  const all = (page[CLAIMS] ??= new WeakMap());
  const claims = all.get(store) ?? {};
  all.set(store, claims);
  const line = (claims[what] ??= new Set());
  const first = () => [...line][0];
  line.add(turn);
  if (first() === turn) turn(true);
  else tellDeveloper(what, () => line.has(turn) && first() !== turn);
  return () => {
    line.delete(turn);
    first()?.(true);
  };
}
