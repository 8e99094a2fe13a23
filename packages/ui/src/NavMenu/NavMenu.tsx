import { type ComponentProps, type ReactNode, useState } from 'react';
import { alignEnd, panel, trigger } from './NavMenu.css';
import { startNavMenu } from './startNavMenu';

/** Props of `NavMenu`. Attributes of `<div>` pass through to the element around button and panel. */
export interface NavMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Unique on the page; ties the button to its panel, also before any script runs. */
  id: string;
  /** Wording of the button. */
  label: ReactNode;
  /** Links, usually in lists. Not `role="menu"`: Tab moves through them as through any others. */
  children: ReactNode;
  /** On which side the panel is flush with the button, if there is room. Default: `start`. */
  align?: 'start' | 'end' | undefined;
  /** Whether the current page is among the links. Default: `false`. */
  current?: boolean | undefined;
  /** Whether the panel is shown; controls it together with `onOpenChange`. Without it the visitor decides. */
  open?: boolean | undefined;
  /**
   * Called with what the visitor has done: opened it, also before the page was hydrated, or closed it. A native popover
   * does so at once, and is put back if `open` stays as it was.
   */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A button that opens a panel of links below it, for the header of a site. A native popover: it opens and closes
 * without JavaScript, one closes the other, Esc and a click outside close it. Once hydrated it also closes when focus
 * leaves it or a link is chosen, and Esc returns focus to the button. A client component, closed on the server.
 *
 * @example
 * <NavMenu id="products" label="Products">
 *   <ul><li><a href="/roofs">Roofs</a></li></ul>
 * </NavMenu>
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function NavMenu({ id, label, children, align, current, open, onOpenChange, ...props }: NavMenuProps) {
  const [, drawAgain] = useState<object>();
  // Its state is not in the markup: without script nothing would keep it true. Browsers tell the state of a popover's button by themselves.
  const start = (menu: HTMLElement | null) =>
    startNavMenu(menu as HTMLElement, align, open, (next) => {
      onOpenChange?.(next);
      drawAgain({});
    });

  return (
    <div {...props}>
      <button type="button" className={trigger} popoverTarget={id} aria-current={current || undefined}>
        {label}
        {/* Not from the sprite: it stands in the first view of every page. */}
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={2} aria-hidden>
          <path d="m6 9 6 6 6-6" />
        </svg>
      </button>
      <div ref={start} id={id} popover="auto" className={align === 'end' ? `${panel} ${alignEnd}` : panel}>
        {children}
      </div>
    </div>
  );
}
