import { scrollToAnchor as scrollTo } from '@sanierungsweg/lead-widget/anchor';

// A chunk of its own: most visits never need it.

/** Gives the fragment to the question that it quotes: ids of their own would weigh on pages that nobody is led into. */
function nameQuestion(id: string): void {
  if (document.getElementById(id)) return;
  const questions = document.querySelectorAll('summary');
  const quoted = [...questions].find(({ textContent }) => textContent.replaceAll('\u00ad', '') === id);
  if (quoted) quoted.id = id;
}

/** Unfolds all that the target lies in, then scrolls to it. */
export const scrollToAnchor: typeof scrollTo = (id, options) => {
  const unfold = (inside: Element | null | undefined) => {
    const fold = inside?.closest('details');
    if (!fold) return;
    fold.open = true;
    unfold(fold.parentElement);
  };
  nameQuestion(id);
  unfold(document.getElementById(id));
  return scrollTo(id, options);
};
