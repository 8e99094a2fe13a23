/** How far from the visible part a drawing is fetched, up and down: it shall be there before it is seen. */
const NEAR = '100% 0%';

const LATER = 'use[data-href]';

/** Lets the browser fetch the files of drawings that wait within an element. */
function show(within: ParentNode): void {
  for (const marks of within.querySelectorAll<SVGUseElement>(LATER)) {
    marks.setAttribute('href', marks.dataset.href as string);
    delete marks.dataset.href;
  }
}

/** One for all pages of a visit. */
let observer: IntersectionObserver | undefined;

/** Fetches drawings that wait once a reader comes near (see page/blocks/Illustration). */
export function fetchLaterDrawings(within: ParentNode): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) show(target);
    },
    { rootMargin: NEAR },
  );
  for (const { parentElement } of within.querySelectorAll(LATER)) if (parentElement) observer.observe(parentElement);
}

/**
 * Fetches all that still wait when the page goes to paper. Firefox prints without waiting for them, so for its sake a
 * key earlier: Ctrl or ⌘ comes before P.
 */
export function fetchDrawingsForPaper(): void {
  addEventListener('beforeprint', () => show(document));
  addEventListener('keydown', ({ ctrlKey, metaKey }) => (ctrlKey || metaKey) && show(document));
}
