import { buttonVariants } from '@sanierungsweg/ui/button';
import type { ComponentProps, ReactNode } from 'react';
import { Glyph } from '../Icon/Glyph';
import { joinClasses } from '../joinClasses';
import { burger as burgerClass, close as closeClass, panel, top } from './MobileMenu.css';
import { startMobileMenu } from './startMobileMenu';

/** Props of `MobileMenu`. Attributes of `<dialog>` pass through to the panel. */
export interface MobileMenuProps extends Omit<ComponentProps<'dialog'>, 'children' | 'popover'> {
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
}

/** The panel's head is told of; `ref` belongs to whoever uses the component. */
function start(head: HTMLElement | null): () => void {
  const panel = head?.parentElement as HTMLDialogElement;
  return startMobileMenu(panel, panel.previousElementSibling as HTMLElement);
}

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
  shown = 'narrow',
  header,
  children,
  className,
  ...props
}: MobileMenuProps) {
  return (
    <>
      <button
        type="button"
        className={buttonVariants({
          variant: 'ghost',
          size: 'icon',
          className: shown === 'narrow' ? burgerClass : undefined,
        })}
        popoverTarget={id}
        aria-controls={id}
        aria-label={openLabel}
      >
        {openIcon ?? <Glyph name="menu" size={24} />}
      </button>
      <dialog {...props} id={id} popover="auto" aria-label={label} className={joinClasses(panel, className)}>
        <div ref={start} className={top}>
          {header}
          <button
            type="button"
            className={buttonVariants({ variant: 'ghost', size: 'icon', className: closeClass })}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={closeLabel}
          >
            {closeIcon ?? <Glyph name="x" size={24} />}
          </button>
        </div>
        {children}
      </dialog>
    </>
  );
}
