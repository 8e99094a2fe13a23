import { scrollToAnchor as scrollTo } from '@sanierungsweg/lead-widget/anchor';

// A chunk of its own: most visits never need it.

/** Unfolds all that the target lies in, then scrolls to it. */
export const scrollToAnchor: typeof scrollTo = (id, options) => {
  const unfold = (inside: Element | null | undefined) => {
    const fold = inside?.closest('details');
    if (!fold) return;
    fold.open = true;
    unfold(fold.parentElement);
  };
  unfold(document.getElementById(id));
  return scrollTo(id, options);
};
