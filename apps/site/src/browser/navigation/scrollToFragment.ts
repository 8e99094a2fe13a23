import { isToolFragment } from '../../islands/toolFragment';

/** What scrolls to a target that may not be there yet: a chunk of its own, because most visits never need it. */
export const importScrolling = () => import('./scrollToAnchor');

/**
 * The id that an address names. Ids arrive percent-encoded; a broken encoding is none, and neither are the inputs of a
 * tool.
 */
export function fragmentOf(hash: string): string {
  if (isToolFragment(hash)) return '';
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** @returns Stops it. */
export function scrollToFragment(fragment: string, behavior: 'smooth' | 'instant'): () => void {
  const life = new AbortController();
  importScrolling().then(
    ({ scrollToAnchor }) => scrollToAnchor(fragment, { signal: life.signal, behavior }),
    () => life.signal.aborted || document.getElementById(fragment)?.scrollIntoView(),
  );
  return () => life.abort();
}
