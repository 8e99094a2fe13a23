import type { LeadStatus } from './types';

interface Room {
  look(): void;
  hold(): void;
}

/**
 * Sets `data-released` on the slot, so that the style sheet gives the reserved height back, as soon as that moves nothing
 * under a visitor's eyes: while the place is below the viewport, or with the visitor's own act: a click or key within the form,
 * where nothing else is to move under the pointer, or any click if there is none.
 *
 * @returns `look`, to be called when a form or its failure has come, and `hold`, when a form has gone again
 */
export function giveRoomBack(slot: HTMLElement, status: () => LeadStatus, signal: AbortSignal): Room {
  const place = slot.parentElement as HTMLElement;
  let height = 0;
  const sizes =
    globalThis.ResizeObserver &&
    new ResizeObserver(() => {
      if (status() === 'ready') ({ height } = place.getBoundingClientRect());
    });
  sizes?.observe(place);
  const release = () => {
    slot.dataset.released = '';
    place.style.minHeight = '';
  };
  const onAct = ({ type, target }: Event) => {
    // Who only looks through the fallback by keyboard may still see a late form come.
    if (status() === 'ready' ? slot.contains(target as Node) : status() === 'failed' && type === 'click') release();
  };
  addEventListener('click', onAct, { signal });
  addEventListener('keydown', onAct, { signal });
  const observer =
    globalThis.IntersectionObserver &&
    new IntersectionObserver((entries) => {
      if (/^(ready|failed)$/.test(status()) && entries.some(({ boundingClientRect: { top } }) => top > innerHeight)) {
        release();
      }
    });
  signal.addEventListener('abort', () => {
    observer?.disconnect();
    sizes?.disconnect();
    place.style.minHeight = '';
  });
  return {
    hold() {
      place.style.minHeight = `${height}px`;
    },
    look() {
      // Observing anew tells at once where the place is.
      observer?.disconnect();
      observer?.observe(place);
    },
  };
}
