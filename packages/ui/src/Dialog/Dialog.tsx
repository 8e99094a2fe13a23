import { type ComponentProps, type ReactNode, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { joinClasses } from '../joinClasses';
import { actions as actionsClass, close, dialog, drawer, head, inner, title as titleClass, wide } from './Dialog.css';

/** Props of `Dialog`. Attributes of `<dialog>` pass through. Who gives `open` gives `onOpenChange`, too. */
export type DialogProps = Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onToggle'> & {
  /** Names the dialog, as its heading. */
  title: ReactNode;
  /** Accessible name of the close button, in the language of the page. */
  closeLabel: string;
  /** One or two sentences read together with the title when the dialog opens. */
  description?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** Width: `default` 36 rem, `wide` 52 rem. Default: `default`. */
  size?: 'default' | 'wide';
  /**
   * `dialog` in the middle; `drawer` at the end of the line, over the whole height; `alert` for what must be answered:
   * it is read as an alert, has no close button and ignores a click beside it, so give it `actions`. Default: `dialog`.
   */
  kind?: 'dialog' | 'drawer' | 'alert';
} & (
    | {
        /** Whether the dialog is shown; the parent decides. Without it you open the dialog by its `ref` (`showModal()`). */
        open: boolean;
        /**
         * Called with `false` when the visitor wants it closed: by the close button, Esc or a click beside the dialog. It
         * stays open as long as `open` says so.
         */
        onOpenChange: (open: boolean) => void;
      }
    | { open?: undefined; onOpenChange?: (open: boolean) => void }
  );

/** Where dialogs cannot be modal, as in jsdom, they still show what is in them. */
function showModal(dialog: HTMLDialogElement) {
  if (dialog.showModal) dialog.showModal();
  else dialog.open = true;
}

function hide(dialog: HTMLDialogElement) {
  if (dialog.close) dialog.close();
  else {
    dialog.open = false;
    dialog.dispatchEvent(new Event('close'));
  }
}

/**
 * A modal dialog. Renders `<dialog>` and opens it with `showModal()`: the browser makes the rest inert, keeps focus
 * inside, closes on Esc or a click beside it and returns focus to where it was. Closed on the server and in the first render.
 * Its children stand below each other, so sentences belong into a `<p>`. `className`, `style`, `ref` and all other
 * attributes go to the `<dialog>`. A client component.
 *
 * @example
 * <Dialog open={open} onOpenChange={setOpen} title="Delete the request?" closeLabel="Close" actions={<Button>…</Button>}>
 *   <p>It cannot be restored.</p>
 * </Dialog>
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  closeLabel,
  description,
  actions,
  size = 'default',
  kind = 'dialog',
  className,
  children,
  onCancel,
  onClose,
  ref,
  ...props
}: DialogProps) {
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  const [, setClosings] = useState(0);

  useImperativeHandle(ref, () => element.current as HTMLDialogElement);

  // With each drawing: the browser may have closed what its parent keeps open.
  useEffect(() => {
    const dialogElement = element.current;
    if (!dialogElement || open === undefined || dialogElement.open === open) return;
    if (open) showModal(dialogElement);
    else hide(dialogElement);
  });

  return (
    <dialog
      aria-labelledby={id}
      aria-describedby={description ? `${id}-text` : undefined}
      closedby={kind === 'alert' ? 'closerequest' : 'any'}
      role={kind === 'alert' ? 'alertdialog' : undefined}
      data-state={open === undefined ? undefined : open ? 'open' : 'closed'}
      {...props}
      ref={element}
      className={joinClasses(dialog, size === 'wide' && wide, kind === 'drawer' && drawer, className)}
      onCancel={(event) => {
        onCancel?.(event);
        if (!open || event.target !== event.currentTarget) return;
        // The parent decides; the browser must not close it first.
        event.preventDefault();
        onOpenChange?.(false);
      }}
      onClose={(event) => {
        onClose?.(event);
        if (open === false || event.target !== event.currentTarget) return;
        onOpenChange?.(false);
        setClosings((count) => count + 1);
      }}
    >
      <div className={inner}>
        <div className={head}>
          <h2 id={id} className={titleClass}>
            {title}
          </h2>
          {kind !== 'alert' && (
            <button
              type="button"
              className={close}
              aria-label={closeLabel}
              onClick={() => (open ? onOpenChange?.(false) : element.current && hide(element.current))}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M18 6 6 18M6 6l12 12" />
              </svg>
            </button>
          )}
        </div>
        {description && <p id={`${id}-text`}>{description}</p>}
        {children}
        {actions && <div className={actionsClass}>{actions}</div>}
      </div>
    </dialog>
  );
}
