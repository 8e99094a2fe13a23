/** On what stands in the page in place of blocked markup. */
export const STANDS_IN = 'data-consent-stands-in';

const OTHER_NAMES: Partial<Record<string, string>> = { link: 'href', object: 'data' };

/** The attribute from which an element loads. */
export const loadsFrom = (element: Element): string =>
  element.matches('picture>source') ? 'srcset' : (OTHER_NAMES[element.localName] ?? 'src');

/**
 * Takes away what an element loads, before it leaves: a picture that has lost its sources would ask for its image, and a
 * film goes on arriving, or even playing.
 */
export function empty(element: Element): void {
  element.removeAttribute(loadsFrom(element));
  element.closest<HTMLMediaElement>('audio,video,track')?.load?.();
}

/**
 * Makes blocked markup again of what stands for it, except what is `known` to be followed. A copy of a page holds such
 * elements as they were when it was made, whatever has been decided since, and nothing follows them.
 */
export function blockAgain(page: ParentNode, known?: WeakSet<Element>): void {
  for (const element of page.querySelectorAll<HTMLElement>(`[${STANDS_IN}]`)) {
    if (known?.has(element)) continue;
    const original = element.querySelector('template')?.content.firstElementChild;
    if (original) element.replaceWith(original);
    else if (element.localName === 'script') element.remove();
    else {
      empty(element);
      element.removeAttribute(STANDS_IN);
    }
  }
}

/** So that nothing in it loads before its element asks for consent. */
function emptyEmbeds(page: ParentNode): void {
  for (const embed of page.querySelectorAll('consent-embed')) embed.replaceChildren();
}

/**
 * Holds back what copies of a page would load that Turbo and htmx (from 2.0.5) bring back with the browser's Back: they
 * say so before the copy stands in the page.
 *
 * @returns A function that stops it.
 */
export function holdBackCopies(): () => void {
  const stop = new AbortController();
  const block = (page: ParentNode) => {
    blockAgain(page);
    emptyEmbeds(page);
  };
  const { signal } = stop;
  document.addEventListener(
    'turbo:before-render',
    (event) => block((event as CustomEvent<{ newBody: HTMLElement }>).detail.newBody),
    { signal },
  );
  document.addEventListener(
    'htmx:historyCacheHit',
    (event) => {
      const { item } = (event as CustomEvent<{ item: { content: string } }>).detail;
      const page = document.createElement('template');
      page.innerHTML = item.content;
      block(page.content);
      item.content = page.innerHTML;
    },
    { signal },
  );
  return () => stop.abort();
}
