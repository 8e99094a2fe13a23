import {
  type ComponentProps,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { joinClasses } from '../joinClasses';
import { alignEnd, panel, trigger } from './NavMenu.css';

/** Props of `NavMenu`. Attributes of `<div>` pass through to the element around button and panel. */
export interface NavMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Unique on the page; ties the button to its panel, also before any script runs. */
  id: string;
  /** Wording of the button. */
  label: ReactNode;
  /** Links, usually in lists. Not `role="menu"`: Tab moves through them as through any others. */
  children: ReactNode;
  /** On which side the panel is flush with the button, if there is room. Default: `start`. */
  align?: 'start' | 'end';
  /** Whether the current page is among the links. Default: `false`. */
  current?: boolean;
}

/** Where popovers are unknown, as in jsdom, asking for their state is a fault of syntax. */
const isOpen = (menu: HTMLElement | null) => Boolean(menu?.showPopover && menu.matches(':popover-open'));

/** Gives the panel its place where CSS alone cannot. */
function placeBelow(button: HTMLElement, menu: HTMLElement, align: 'start' | 'end') {
  if (globalThis.CSS?.supports('position-area', 'block-end')) return;
  const { bottom, left, right } = button.getBoundingClientRect();
  const wanted = align === 'start' ? left : right - menu.offsetWidth;
  const start = Math.max(16, Math.min(wanted, document.documentElement.clientWidth - menu.offsetWidth - 16));
  menu.style.inset = `${bottom}px auto auto ${start}px`;
}

/**
 * A button that opens a panel of links below it, for the header of a site. A native popover: it opens and closes
 * without JavaScript, one closes the other, Esc and a click outside close it. Once hydrated it also closes when focus
 * leaves it or a link is chosen, and Esc returns focus to the button.
 *
 * @example
 * <NavMenu id="products" label="Products">
 *   <ul><li><a href="/roofs">Roofs</a></li></ul>
 * </NavMenu>
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function NavMenu({
  id,
  label,
  children,
  align = 'start',
  current = false,
  className,
  onBlur,
  ...props
}: NavMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  // Unknown in the markup: without script nothing would keep it true. Browsers tell the state of a popover's button by themselves.
  const [open, setOpen] = useState<boolean>();

  useEffect(() => setOpen(isOpen(menu.current)), []);

  const onToggle = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    setOpen(newState === 'open');
    if (newState === 'open' && button.current && menu.current) placeBelow(button.current, menu.current, align);
  };
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    onBlur?.(event);
    const { currentTarget, relatedTarget } = event;
    if (relatedTarget && !currentTarget.contains(relatedTarget)) menu.current?.hidePopover?.();
  };
  const onClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a[href]')) menu.current?.hidePopover?.();
  };

  return (
    <div
      data-state={open === undefined ? undefined : open ? 'open' : 'closed'}
      {...props}
      className={className}
      onBlur={leave}
    >
      <button
        ref={button}
        type="button"
        className={trigger}
        popoverTarget={id}
        aria-expanded={open}
        aria-current={current || undefined}
      >
        {label}
        {/* Not from the sprite: it stands in the first view of every page. */}
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={2} aria-hidden="true">
          <path d="m6 9 6 6 6-6" />
        </svg>
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a key press on a link arrives as its click */}
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={joinClasses(panel, align === 'end' && alignEnd)}
        onToggle={onToggle}
        onClick={onClick}
      >
        {children}
      </div>
    </div>
  );
}
