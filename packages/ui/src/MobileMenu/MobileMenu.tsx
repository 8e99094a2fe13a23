import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Glyph, MENU, X } from '../Icon/Glyph';
import { joinClasses } from '../joinClasses';
import { burger as burgerClass, close as closeClass, panel, top } from './MobileMenu.css';
import { startMobileMenu } from './startMobileMenu';

/** Props of `MobileMenu`. Attributes of `<dialog>` pass through to the panel. */
export interface MobileMenuProps extends Omit<ComponentProps<'dialog'>, 'children' | 'popover' | 'open'> {
  /** Unique on the page; ties the button to its panel, also before any script runs. */
  id: string;
  /** Name of the panel for assistive technology. */
  label: string;
  /** Name of the button that opens the panel. */
  openLabel: string;
  /** Name of the button that closes it. */
  closeLabel: string;
  /** Your own icon of the button that opens, such as an `<svg>` of 24 pixels. Default: three lines. */
  openIcon?: ReactNode;
  /** Your own icon of the button that closes. Default: a cross. */
  closeIcon?: ReactNode;
  /**
   * Where the button shows: in `narrow` windows, where a `NavMenu` has no room (68.75 rem and less), or `always`.
   * @default 'narrow'
   */
  shown?: 'narrow' | 'always' | undefined;
  /** Stands beside the button that closes, such as a logo. */
  header?: ReactNode;
  /** Links and `MobileMenuGroup`s. */
  children: ReactNode;
  /** Whether the panel is shown; controls it together with `onOpenChange`. Without it the visitor decides. */
  open?: boolean | undefined;
  /**
   * Called with what the visitor has done: opened it, also before the page was hydrated, or closed it. It happens at
   * once, and is put back if `open` stays as it was.
   */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

// What `buttonVariants` says of a `ghost` of size `icon`: its tables would weigh as much as the menu's own script.
const BUTTON = 'ui-button ui-button_ghost ui-button-size_icon';

/**
 * A burger button and the panel it opens. As a native popover it works before hydration and without JavaScript. Once
 * hydrated it is a modal dialog: the page behind is inert, focus stays inside, Esc, a click beside it and a chosen link
 * close it, and focus returns to the button. Open while the page hydrates, it becomes modal on the spot. Its buttons are
 * styled by `button.css`. A client component; what the server draws is the popover.
 *
 * @example
 * <MobileMenu id="menu" label="Menu" openLabel="Open menu" closeLabel="Close menu">
 *   <nav aria-label="Main"><a href="/prices">Prices</a></nav>
 * </MobileMenu>
 */
export function MobileMenu({
  id,
  label,
  openLabel,
  closeLabel,
  openIcon,
  closeIcon,
  shown,
  header,
  children,
  open,
  onOpenChange,
  className,
  ...props
}: MobileMenuProps) {
  const burger = useRef<HTMLButtonElement>(null);
  // What the parent knows: the browser tells a moment after it has closed the panel.
  const wasOpen = useRef(false);
  const [, drawAgain] = useState<object>();

  useLayoutEffect(() => {
    const opener = burger.current as HTMLElement;
    // Taken out of the page, or hidden by React, it has closed without the visitor.
    wasOpen.current = false;
    return startMobileMenu(opener.nextElementSibling as HTMLDialogElement, opener, () => drawAgain({}));
  }, []);

  const follow = () => {
    const opener = burger.current as HTMLElement;
    const dialog = opener.nextElementSibling as HTMLDialogElement;
    if (dialog.open === wasOpen.current) {
      if (open === !dialog.open) {
        if (open) dialog.showModal?.();
        else dialog.close();
      }
    } else if (dialog.open !== open) {
      onOpenChange?.(dialog.open);
      drawAgain({});
    }
    wasOpen.current = dialog.open;
    opener.setAttribute('aria-expanded', `${dialog.open}`);
  };

  // After each render, which follows whatever visitor or parent do.
  useLayoutEffect(follow);

  return (
    <>
      <button
        ref={burger}
        type="button"
        className={joinClasses(BUTTON, shown !== 'always' && burgerClass)}
        popoverTarget={id}
        aria-controls={id}
        aria-label={openLabel}
      >
        {openIcon ?? <Glyph path={MENU} size={24} />}
      </button>
      <dialog {...props} id={id} popover="auto" aria-label={label} className={joinClasses(panel, className)}>
        <div className={top}>
          {header}
          <button
            type="button"
            className={joinClasses(BUTTON, closeClass)}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={closeLabel}
          >
            {closeIcon ?? <Glyph path={X} size={24} />}
          </button>
        </div>
        {children}
      </dialog>
    </>
  );
}
