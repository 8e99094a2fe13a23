const CONTROLS = 'form,input:not([type=hidden]),select,textarea,button';

function hasControls(root: ParentNode): boolean {
  return (
    !!root.querySelector(CONTROLS) ||
    [...root.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot && hasControls(shadowRoot))
  );
}

/**
 * Tells when a form appears in a container and when the container is emptied again, without any event of the provider.
 *
 * A form is a control in the light DOM or in an open shadow root, or, for frames and closed roots, a height of at
 * least 100 px. Once seen it counts until nothing is left, so that a short "thank you" is no failure.
 *
 * @param container observed with its descendants
 * @param onChange `true` when a form appears, `false` when the container is empty again; never called synchronously
 *   unless a form is already there
 * @param signal ends the observation
 * @example watchRender(container, (rendered) => box.toggleAttribute('data-ready', rendered), life.signal);
 */
export function watchRender(container: HTMLElement, onChange: (rendered: boolean) => void, signal?: AbortSignal): void {
  let rendered = false;
  const check = () => {
    const { offsetHeight } = container;
    // A container that is not displayed has no height for reasons of its own.
    const now = rendered
      ? offsetHeight > 0 || !container.getClientRects().length
      : // Forms in frames or closed shadow roots are known by their height only.
        offsetHeight >= 100 || hasControls(container);
    if (now === rendered) return;
    rendered = now;
    onChange(now);
  };
  const mutations = new MutationObserver(check);
  const sizes = new ResizeObserver(check);
  signal?.addEventListener('abort', () => {
    mutations.disconnect();
    sizes.disconnect();
  });
  mutations.observe(container, { childList: true, subtree: true });
  sizes.observe(container);
  check();
}
