import { wordsOfPath } from './wordsOfPath';

/** Puts the words of an address that led nowhere into the search that it offers, and logs the address (R-ERR-03). */
export function attachMissingPath(link: HTMLAnchorElement): void {
  console.error(`404: no page at ${location.pathname}`);
  const words = wordsOfPath(location.pathname);
  if (!words) return;
  link.dataset.query = words;
  link.textContent = `Nach „${words}“ suchen`;
}

/** Makes the place work that MissingPath.tsx has drawn. */
export function adoptMissingPath(element: HTMLElement): void {
  attachMissingPath(element.querySelector('a') as HTMLAnchorElement);
}
