import { buttonVariants } from '@sanierungsweg/ui/button';
import * as ways from '../../ways';
import { termOf } from './termOf';
import { all, head, tip } from './terms.css';

/** Milliseconds of rest until a term under the pointer is explained, and after which the next one waits again (R-GLOB-34). */
const OPEN_AFTER = 700;
const SKIP_WITHIN = 300;

/** Milliseconds until an explanation goes after the pointer left. */
const CLOSE_AFTER = 200;

const CROSS =
  '<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18"/></svg>';

function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...content: (string | Node)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...content);
  return element;
}

/**
 * Explains terms of the glossary where they stand, in the words of their entry at the end of the page: as a tooltip
 * while the pointer rests on one or the keyboard's focus is on it, and in place, with the way to the list, on a click, a
 * tap or Enter. Esc closes; the pointer may move onto the explanation (WCAG 1.4.13).
 *
 * @returns Stops it.
 */
export function explainTerms(): () => void {
  const box = make('div', { id: 'begriff-hinweis', className: `ui-toggletip ${tip}`, tabIndex: -1 });
  let shown: HTMLAnchorElement | null = null;
  let timer = 0;
  let closedAt = -SKIP_WITHIN;
  /** While the focus goes back to its term, which would open the tooltip. */
  let returning = false;

  const close = () => {
    clearTimeout(timer);
    if (!shown) return;
    const term = shown;
    shown = null;
    closedAt = performance.now();
    term.removeAttribute('aria-describedby');
    const held = box.contains(document.activeElement);
    returning = true;
    if (box.matches(':popover-open')) box.hidePopover();
    if (held) term.focus({ preventScroll: true });
    returning = false;
  };

  const show = (term: HTMLAnchorElement, opened: boolean) => {
    const entry = document.getElementById(term.hash.slice(1));
    const [name, meaning] = ['dt', 'dd'].map((part) => entry?.querySelector(part)?.textContent ?? '');
    if (!name || !meaning) return;
    close();
    box.role = opened ? 'dialog' : 'tooltip';
    box.popover = opened ? 'auto' : 'manual';
    if (opened) {
      box.ariaLabel = name;
      const cross = make('button', {
        type: 'button',
        className: buttonVariants({ variant: 'ghost', size: 'icon' }),
        ariaLabel: 'Schließen',
        onclick: close,
      });
      cross.innerHTML = CROSS;
      const way = (href: string, label: string) => make('a', { href, className: all, onclick: close }, label);
      const here = location.pathname === new URL(ways.glossary, location.origin).pathname;
      box.replaceChildren(
        make('div', { className: head }, name, cross),
        make('p', {}, meaning),
        way(term.hash, 'Alle Begriffe dieser Seite'),
        ...(here ? [] : [way(ways.glossary, 'Alle Begriffe von A bis Z')]),
      );
    } else {
      box.ariaLabel = null;
      box.textContent = meaning;
      term.setAttribute('aria-describedby', box.id);
    }
    (term.closest('main') ?? document.body).append(box);
    shown = term;
    box.showPopover({ source: term });
    // Not left to the browser: Safari looks for room as if the page were not scrolled.
    const { top, bottom } = term.getBoundingClientRect();
    const needed = box.offsetHeight + 16;
    box.dataset.side = innerHeight - bottom < needed && top > needed ? 'top' : 'bottom';
    if (opened) box.focus({ preventScroll: true });
  };

  /** While it is opened, pointer and focus change nothing. */
  const opened = () => shown !== null && box.popover === 'auto';

  const onOver = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || opened()) return;
    const term = termOf(event);
    clearTimeout(timer);
    if (term && term !== shown) {
      const wait = shown || performance.now() - closedAt < SKIP_WITHIN ? 0 : OPEN_AFTER;
      timer = window.setTimeout(() => term.matches(':hover') && show(term, false), wait);
    } else if (!term && shown && shown !== document.activeElement && !box.contains(event.target as Node)) {
      timer = window.setTimeout(close, CLOSE_AFTER);
    }
  };
  const onFocus = (event: FocusEvent) => {
    if (opened() || returning) return;
    const term = termOf(event);
    if (!term?.matches(':focus-visible')) return close();
    show(term, false);
    // A sheet from below would hide what it explains, or the ring around it.
    const here = term.getBoundingClientRect();
    const sheet = box.getBoundingClientRect();
    if (here.top < sheet.bottom) scrollBy({ top: Math.max(0, Math.min(here.bottom + 6 - sheet.top, here.top)) });
  };
  const onClick = (event: MouseEvent) => {
    const term = termOf(event);
    if (term) {
      event.preventDefault();
      show(term, true);
    } else if (!opened()) close();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  // Where a click elsewhere has closed it.
  box.addEventListener('toggle', (event) => {
    if (event.newState === 'closed') close();
  });
  document.addEventListener('pointerover', onOver);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('click', onClick, true);
  return () => {
    close();
    box.remove();
    document.removeEventListener('pointerover', onOver);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('keydown', onKey, true);
    document.removeEventListener('click', onClick, true);
  };
}
