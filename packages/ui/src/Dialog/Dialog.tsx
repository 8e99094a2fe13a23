import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { joinClasses } from '../joinClasses';
import { actions as actionsClass, close, dialog, drawer, head, inner, title as titleClass, wide } from './Dialog.css';

/** Props of `Dialog`. Attributes of `<dialog>` pass through. Pass `open` and `onOpenChange` together. */
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
  size?: 'default' | 'wide' | undefined;
  /**
   * `dialog` in the middle; `drawer` at the end of the line, over the whole height; `alert` for what must be answered:
   * it is read as an alert, has no close button and ignores a click beside it, so give it `actions`. Default: `dialog`.
   */
  kind?: 'dialog' | 'drawer' | 'alert' | undefined;
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
    | { open?: undefined; onOpenChange?: ((open: boolean) => void) | undefined }
  );

/** Where dialogs cannot be modal, as in jsdom, they still show and hide what is in them. */
function hide(dialog: HTMLDialogElement) {
  // The one on top goes first, if its parent closes both: below it nothing can take the focus back.
  document.activeElement?.closest<HTMLDialogElement>('dialog[data-state=closed]')?.close?.();
  dialog.close?.();
  if (dialog.open) {
    dialog.open = false;
    dialog.dispatchEvent(new Event('close'));
  }
}

/**
 * A modal dialog. Renders `<dialog>` and opens it with `showModal()`: the browser makes the rest inert, keeps focus
 * inside, closes on Esc or a click beside it and returns focus to where it was, also when it is taken out of the page while
 * open. Closed on the server and in the first render.
 * Its children stand below each other, so sentences belong in a `<p>`. `className`, `style`, `ref` and all other
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
  size,
  kind,
  className,
  children,
  onCancel,
  onClose,
  ...props
}: DialogProps) {
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const [, drawAgain] = useState<object>();

  // After each render: the browser may have closed what its parent keeps open. And whenever React shows again what
  // `<Suspense>` or `<Activity>` has hidden.
  useLayoutEffect(() => {
    const dialogElement = content.current?.parentElement as HTMLDialogElement;
    if (open === !dialogElement.open) {
      if (open) {
        dialogElement.showModal?.();
        dialogElement.open = true;
      } else hide(dialogElement);
    }
  });

  // While still in the page: only a dialog that closes gives the focus back, and one that is merely hidden leaves the
  // whole page inert.
  useLayoutEffect(() => () => (content.current?.parentElement as HTMLDialogElement | undefined)?.close?.(), []);

  return (
    <dialog
      aria-labelledby={id}
      aria-describedby={description ? `${id}-text` : undefined}
      closedby={kind === 'alert' ? 'closerequest' : 'any'}
      role={kind === 'alert' ? 'alertdialog' : undefined}
      data-state={open === undefined ? undefined : open ? 'open' : 'closed'}
      {...props}
      className={joinClasses(dialog, size === 'wide' && wide, kind === 'drawer' && drawer, className)}
      onCancel={(event) => {
        onCancel?.(event);
        if (open && event.target === event.currentTarget) {
          // The parent decides; the browser must not close it first.
          event.preventDefault();
          onOpenChange?.(false);
        }
      }}
      onClose={(event) => {
        onClose?.(event);
        // Hidden by React its content has no ref, and shown again it is open: the visitor has closed neither.
        if (open !== false && event.target === event.currentTarget && content.current && !event.currentTarget.open) {
          onOpenChange?.(false);
          drawAgain({});
        }
      }}
    >
      <div ref={content} className={inner}>
        <div className={head}>
          <h2 id={id} className={titleClass}>
            {title}
          </h2>
          {kind !== 'alert' && (
            <button
              type="button"
              className={close}
              aria-label={closeLabel}
              onClick={() => (open ? onOpenChange?.(false) : hide(content.current?.parentElement as HTMLDialogElement))}
            >
              <svg viewBox="0 0 24 24" aria-hidden>
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
