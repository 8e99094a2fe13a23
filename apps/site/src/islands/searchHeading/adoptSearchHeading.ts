import { postcodeOf } from '../postcodeForm/postcodeOf';

/** Names the postcode of the address in a heading that SearchHeading.tsx has drawn, until the signal ends it. */
export function attachSearchHeading(heading: HTMLElement, signal: AbortSignal): void {
  const { dataset } = document.documentElement;
  const forget = () => {
    delete dataset.plz;
  };
  const postcode = postcodeOf(location.search);
  if (!postcode) return forget();
  // As the script in the head did when the page was loaded.
  dataset.plz = postcode;
  signal.addEventListener('abort', forget);
  const [words] = heading.children;
  if (words) words.textContent = `${heading.dataset.known}`.replace('{plz}', postcode);
  // From now on the style sheet need not say it.
  heading.className = '';
}

/** Makes the place work that SearchHeading.tsx has drawn, until the signal ends it. */
export function adoptSearchHeading(element: HTMLElement, _: unknown, signal: AbortSignal): void {
  attachSearchHeading(element.firstElementChild as HTMLElement, signal);
}
