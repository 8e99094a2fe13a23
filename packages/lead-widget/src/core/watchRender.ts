/** What a visitor can answer with. A button alone is no form. */
const FIELDS =
  'input:not([type=hidden],[type=submit],[type=button]),select,textarea,[contenteditable],[role=radio],[role=checkbox]';
/** Pixels from which a frame, or a form that cannot be looked into, can be used. */
const USABLE_PX = 100;

/** Browsers before 2024 cannot tell: what is laid out counts there. */
const isVisible = (element: Element | null, opacityProperty: boolean) =>
  element?.checkVisibility?.({ opacityProperty, visibilityProperty: true }) ?? true;

/** Until its own document comes, a frame holds an empty one that we may look into. */
const isLoading = ({ src, contentDocument }: HTMLIFrameElement) => src && contentDocument?.URL === 'about:blank';

function isUsable(element: HTMLElement, container: HTMLElement): boolean {
  // A container that the page hides, as in a closed drawer or until somebody scrolls to it, decides nothing, and nobody
  // tells when it shows; so it is where nothing is laid out, as in tests.
  if (!container.offsetWidth || !isVisible(container, true)) return true;
  const isFrame = element instanceof HTMLIFrameElement;
  if (isFrame && (isLoading(element) || Math.min(element.offsetHeight, element.offsetWidth) < USABLE_PX)) return false;
  // Designed forms draw tiles of their own over a transparent field, so what surrounds it has to be opaque.
  // Without a height of its own, the container cuts off what is in it.
  return container.offsetHeight > 0 && isVisible(element, isFrame) && isVisible(element.parentElement, true);
}

function hasForm(root: ParentNode, container: HTMLElement): boolean {
  return (
    [...root.querySelectorAll<HTMLElement>(`iframe,${FIELDS}`)].some((element) => isUsable(element, container)) ||
    [...root.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot && hasForm(shadowRoot, container))
  );
}

/**
 * Tells when a visitor could use a form in a container and when the container is emptied again, without any event of
 * the provider.
 *
 * A form is a visible field in the light DOM or in an open shadow root, or a visible, loaded frame of at least 100 × 100 px. A
 * spinner, a sentence or a button is not a form, however high. Where the page hides the container itself, what is in it counts as
 * visible. Once seen the form counts until nothing is left, so that a short "thank you" is no failure. Needs a
 * document: not for servers.
 *
 * @param container observed with its descendants
 * @param onChange `true` when a form appears, `false` when the container is empty again; never called synchronously
 *   unless a form is already there
 * @param signal ends the observation
 * @param opaque for forms in a closed shadow root: a height of at least 100 px is enough
 * @example watchRender(container, (rendered) => box.toggleAttribute('data-ready', rendered), life.signal);
 */
export function watchRender(
  container: HTMLElement,
  onChange: (rendered: boolean) => void,
  signal?: AbortSignal,
  opaque = false,
): void {
  let rendered = false;
  const check = () => {
    const { offsetHeight } = container;
    // A container that is not displayed has no height for reasons of its own.
    const isThere = rendered
      ? offsetHeight > 0 || !container.offsetWidth
      : (opaque && offsetHeight >= USABLE_PX) || hasForm(container, container);
    // One that was taken out of the document is neither: what is told here may change it, and would be told again.
    const now = container.isConnected && isThere;
    if (now === rendered) return;
    rendered = now;
    onChange(now);
  };
  const mutations = new MutationObserver(check);
  mutations.observe(container, { childList: true, subtree: true, attributes: true });
  const sizes = globalThis.ResizeObserver && new ResizeObserver(check);
  sizes?.observe(container);
  // A frame that has loaded, styles that have arrived, a fade that has ended.
  // A signal that is undefined is none for the browser, whatever the types say.
  const until = { signal: signal as AbortSignal, capture: true };
  for (const type of ['load', 'transitionend', 'animationend']) container.addEventListener(type, check, until);
  signal?.addEventListener('abort', () => {
    mutations.disconnect();
    sizes?.disconnect();
  });
  check();
}
