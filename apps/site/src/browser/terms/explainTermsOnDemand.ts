/** Links to glossary entries, see TermView. */
const TERM = 'a[href^="#begriff-"]';

const FIRST_TOUCH = ['pointerover', 'focusin'] as const;

/**
 * Fetches what explains glossary terms when a visitor first points at one or tabs to one; most visits never need it.
 * @returns Stops it.
 */
export function explainTermsOnDemand(): () => void {
  let stop = () => {
    for (const type of FIRST_TOUCH) document.removeEventListener(type, start);
  };
  const start = (event: PointerEvent | FocusEvent) => {
    const { target, type } = event;
    const term = target instanceof Element ? target.closest(TERM) : null;
    // A tap follows the link.
    if (!term || ('pointerType' in event && event.pointerType === 'touch')) return;
    stop();
    void import('./termTips').then(({ explainTerms }) => {
      stop = explainTerms();
      // The touch that brought the code here is its first.
      term.dispatchEvent(new (type === 'focusin' ? FocusEvent : PointerEvent)(type, { bubbles: true }));
    });
  };
  for (const type of FIRST_TOUCH) document.addEventListener(type, start);
  return () => stop();
}
