import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { TOOLTIP_OPEN_MS, TOOLTIP_SKIP_MS } from '../tokens/durations.generated';
import { tooltip } from './Tooltip.css';
import { Trigger, type TriggerProps } from './Trigger';

/** Props of `Tooltip`. */
export interface TooltipProps {
  /** A few words about the control; text, nothing to click. What visitors need belongs on the page instead. */
  content: ReactNode;
  /** The one control it explains. It must take event handlers and be focusable; its own handlers run first. */
  children: ReactElement<TriggerProps>;
}

// How long the tooltip waits after the pointer left, so that it can be reached across the gap.
const LEAVE_MS = 120;

// Tooltips of one page know of each other: only one is open, and the next one within the skip time opens at once.
let closeOpenTooltip: (() => void) | undefined;
let closedAt = 0;

function place(panel: HTMLElement, trigger: Element) {
  const around = trigger.getBoundingClientRect();
  const own = panel.getBoundingClientRect();
  const start = Math.min(Math.max(around.left + (around.width - own.width) / 2, 0), window.innerWidth - own.width - 16);
  const above = around.top - own.height - 16;
  // Not by `position-try-fallbacks`: Safari looks for room, and moves a box, as if the page were not scrolled.
  panel.style.cssText =
    'positionArea' in panel.style
      ? `position-area:${above > 0 ? 'top' : 'bottom;align-self:unsafe start'}`
      : `left:${start}px;top:${above > 0 ? above : around.bottom}px`;
}

/**
 * Words about a control, shown 700 ms after the pointer rests on it, at once within 300 ms of another tooltip and on
 * keyboard focus; stays while the pointer is on it, closes on Esc and on click. Not for touch: use `Toggletip` for
 * explanations. Pointer and focus alone decide whether it is open. The words are the control's accessible description
 * all the time, in what a server draws, too. A client component.
 *
 * @throws Error if its child is not exactly one element.
 * @example <Tooltip content="As a PDF of two pages"><Button size="icon" aria-label="Download"><Icon name="download" /></Button></Tooltip>
 * @see https://www.w3.org/WAI/WCAG22/Understanding/content-on-hover-or-focus.html
 */
export function Tooltip({ content, children }: TooltipProps) {
  const id = useId();
  const panel = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);
  const stop = () => window.clearTimeout(timer.current);

  // While it is closed there is an opening to call off.
  const hide = useRef(stop);
  const close = () => hide.current();
  const show = (trigger: HTMLElement) => {
    const element = panel.current;
    // Where popovers are unknown, as in jsdom, asking for their state is a fault of syntax.
    if (!element?.showPopover || element.matches(':popover-open')) return;
    closeOpenTooltip?.();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The dialog that it stands in would close with it.
      event.preventDefault();
      close();
    };
    closeOpenTooltip = hide.current = () => {
      stop();
      document.removeEventListener('keydown', onKey, true);
      element.hidePopover();
      closedAt = Date.now();
      closeOpenTooltip = undefined;
      hide.current = stop;
    };
    document.addEventListener('keydown', onKey, true);
    element.showPopover({ source: trigger });
    place(element, trigger);
  };

  useEffect(() => () => hide.current(), []);

  const leave = () => {
    stop();
    // What the focus has opened goes with the focus. The control stands right before the panel.
    if (panel.current?.previousElementSibling?.matches(':focus-visible')) return;
    timer.current = window.setTimeout(close, LEAVE_MS);
  };

  return (
    <>
      <Trigger
        aria-describedby={id}
        onPointerEnter={({ pointerType, currentTarget }) => {
          if (pointerType === 'touch') return;
          stop();
          const wait = closeOpenTooltip || Date.now() - closedAt < TOOLTIP_SKIP_MS ? 0 : TOOLTIP_OPEN_MS;
          timer.current = window.setTimeout(() => show(currentTarget), wait);
        }}
        onPointerLeave={leave}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && show(currentTarget)}
        onBlur={close}
        onClick={close}
      >
        {children}
      </Trigger>
      <span
        ref={panel}
        id={id}
        role="tooltip"
        popover="manual"
        className={tooltip}
        onPointerEnter={stop}
        onPointerLeave={leave}
      >
        {content}
      </span>
    </>
  );
}
