/** By which the style sheet for paper unfolds (styles/print.css.ts). */
const UNFOLDS = 'selector(::details-content)';

/** Opens what is folded while a page goes to paper, where a style sheet cannot: before Chrome 131, for one. */
export function unfoldForPaper(): void {
  if (CSS.supports(UNFOLDS)) return;
  addEventListener('beforeprint', () => {
    const folded = [...document.querySelectorAll('details:not([open])')].map((details) => {
      const name = details.getAttribute('name');
      // Of those that share a name only one can be open.
      details.removeAttribute('name');
      details.toggleAttribute('open', true);
      return () => {
        details.toggleAttribute('open', false);
        if (name) details.setAttribute('name', name);
      };
    });
    const foldAgain = () => {
      for (const fold of folded) fold();
    };
    addEventListener('afterprint', foldAgain, { once: true });
  });
}
