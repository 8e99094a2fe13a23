import { buttonVariants } from '@sanierungsweg/ui/button';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { Glyph } from '../Icon/Glyph';
import { joinClasses } from '../joinClasses';
import { burger as burgerClass, close as closeClass, panel, top } from './MobileMenu.css';

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
  shown?: 'narrow' | 'always';
  /** Stands beside the button that closes, such as a logo. */
  header?: ReactNode;
  /** Links and `MobileMenuGroup`s. */
  children: ReactNode;
}

/**
 * A burger button and the panel it opens. As a native popover it works before hydration and without JavaScript. Once
 * hydrated it is a modal dialog: the page behind is inert, focus stays inside, Esc, a click beside it and a chosen link
 * close it, and focus returns to the button. Open while the page hydrates, it becomes modal on the spot.
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
  onClose,
  onClick,
  ref,
  ...props
}: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement);
  const burger = useRef<HTMLButtonElement>(null);
  const [modal, setModal] = useState(false);
  const [open, setOpen] = useState<boolean>();
  const wasOpen = useRef(false);

  useEffect(() => {
    // Where popovers are unknown, as in jsdom, asking for their state is a fault of syntax.
    wasOpen.current = Boolean(dialog.current?.showPopover && dialog.current.matches(':popover-open'));
    setOpen(wasOpen.current);
    setModal(true);
  }, []);

  // Taking the popover attribute away closes the popover; what the visitor had open reopens as a modal.
  useEffect(() => {
    if (modal && wasOpen.current) dialog.current?.showModal?.();
  }, [modal]);

  const show = () => {
    if (!modal) return;
    dialog.current?.showModal?.();
    setOpen(true);
  };
  const close = (event: SyntheticEvent<HTMLDialogElement>) => {
    onClose?.(event);
    setOpen(false);
    burger.current?.focus({ preventScroll: true });
  };
  const press = (event: MouseEvent<HTMLDialogElement>) => {
    onClick?.(event);
    const { target, currentTarget } = event;
    if (modal && (target === currentTarget || (target as Element).closest('a[href]'))) currentTarget.close();
  };

  return (
    <>
      <button
        ref={burger}
        type="button"
        className={buttonVariants({
          variant: 'ghost',
          size: 'icon',
          className: shown === 'narrow' ? burgerClass : undefined,
        })}
        popoverTarget={modal ? undefined : id}
        aria-controls={id}
        aria-expanded={open}
        aria-label={openLabel}
        onClick={show}
      >
        {openIcon ?? <Glyph name="menu" size={24} />}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc closes natively, a key press on a link arrives as its click */}
      <dialog
        {...props}
        ref={dialog}
        id={id}
        popover={modal ? undefined : 'auto'}
        aria-label={label}
        className={joinClasses(panel, className)}
        onClose={close}
        onClick={press}
      >
        <div className={top}>
          {header}
          <button
            type="button"
            className={buttonVariants({ variant: 'ghost', size: 'icon', className: closeClass })}
            popoverTarget={modal ? undefined : id}
            popoverTargetAction="hide"
            aria-label={closeLabel}
            onClick={() => modal && dialog.current?.close()}
          >
            {closeIcon ?? <Glyph name="x" size={24} />}
          </button>
        </div>
        {children}
      </dialog>
    </>
  );
}
