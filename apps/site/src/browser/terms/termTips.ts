import { tip } from './termTips.css';

/** Milliseconds until a term under the pointer is explained, and until the explanation goes after the pointer left. */
const OPEN_AFTER = 300;
const CLOSE_AFTER = 200;

/** Pixels between a term and its explanation, and between the explanation and the edge of the window. */
const GAP = 6;
const EDGE = 12;

/**
 * Explains terms of the glossary where they stand, on hover and on focus, in the words of their entry at the end of the
 * page. The links lead to the entry, also without scripts and on touch screens. Esc closes; the pointer may move onto
 * the explanation, and one that focus has opened stays while the pointer moves (WCAG 1.4.13).
 *
 * @returns Stops it.
 */
export function explainTerms(): () => void {
  const box = document.createElement('div');
  box.id = 'begriff-hinweis';
  box.role = 'tooltip';
  box.popover = 'manual';
  box.className = tip;
  let shown: HTMLElement | null = null;
  let timer = 0;

  const close = () => {
    clearTimeout(timer);
    shown?.removeAttribute('aria-describedby');
    shown = null;
    if (box.isConnected) box.hidePopover();
  };
  /** Beside its term, wherever scrolling takes that. */
  const place = () => {
    if (!shown) return;
    const at = shown.getBoundingClientRect();
    const { width, height } = box.getBoundingClientRect();
    const start = Math.max(EDGE, Math.min(at.left, document.documentElement.clientWidth - width - EDGE));
    const above = at.top - height - GAP;
    box.style.left = `${start}px`;
    box.style.top = `${above > EDGE ? above : at.bottom + GAP}px`;
  };
  const open = (term: HTMLAnchorElement) => {
    const meaning = document.querySelector(`#${CSS.escape(term.hash.slice(1))} dd`)?.textContent;
    // A click may have led away while the code was fetched or the time ran.
    if (!meaning || !term.matches(':hover, :focus-visible')) return;
    close();
    box.textContent = meaning;
    (term.closest('main') ?? document.body).append(box);
    box.showPopover();
    term.setAttribute('aria-describedby', box.id);
    shown = term;
    place();
  };
  const after = (milliseconds: number, then: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(then, milliseconds);
  };
  const termOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-term]') : null;

  const onOver = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    const term = termOf(event);
    if (term && term !== shown) after(OPEN_AFTER, () => open(term));
    else if (term || (event.target instanceof Node && box.contains(event.target))) clearTimeout(timer);
    else if (shown && shown !== document.activeElement) after(CLOSE_AFTER, close);
    else clearTimeout(timer);
  };
  const onFocus = (event: FocusEvent) => {
    const term = termOf(event);
    if (term?.matches(':focus-visible')) open(term);
    else close();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };

  document.addEventListener('pointerover', onOver);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', close);
  document.addEventListener('keydown', onKey);
  document.addEventListener('scroll', place, { passive: true });
  document.addEventListener('click', close);
  return () => {
    close();
    box.remove();
    document.removeEventListener('pointerover', onOver);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', close);
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('scroll', place);
    document.removeEventListener('click', close);
  };
}
