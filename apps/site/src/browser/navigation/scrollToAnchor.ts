import { scrollToAnchor as scrollTo } from '@sanierungsweg/lead-widget/anchor';

// A chunk of its own: most visits never need it.

/** Unfolds what the target lies in, then scrolls to it. */
export const scrollToAnchor: typeof scrollTo = (id, options) => {
  document.getElementById(id)?.closest('details')?.setAttribute('open', '');
  return scrollTo(id, options);
};
