import { useConsent, useConsentContext } from '@sanierungsweg/consent';
import { useId, useLayoutEffect, useRef } from 'react';
import { ConsentSettings } from '../ConsentSettings/ConsentSettings';
import type { OnSaved } from '../OnSaved';

/** Props of `ConsentDialog`. */
export interface ConsentDialogProps {
  /** Called after a decision made here was saved, e.g. to show a message. */
  onSaved?: OnSaved;
}

/**
 * The settings in the browser's own modal dialog, shown while `settingsOpen`. Esc, the close button and a click beside
 * it store nothing; focus returns to what opened it. Put one into the page, anywhere.
 *
 * @example <ConsentDialog />
 */
export function ConsentDialog({ onSaved }: ConsentDialogProps) {
  return useConsent().settingsOpen ? <OpenDialog onSaved={onSaved} /> : null;
}

function OpenDialog({ onSaved }: ConsentDialogProps) {
  const { texts } = useConsentContext();
  const { closeSettings } = useConsent();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const element = dialog.current as HTMLDialogElement;
    element.showModal();
    // While still in the page: only a dialog that closes gives the focus back.
    return () => element.close();
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only its backdrop; the keyboard has Esc
    <dialog
      className="dpc dpc-dialog"
      aria-labelledby={id}
      lang={texts.lang}
      ref={dialog}
      onClose={() => {
        // StrictMode mounts twice; the event of the first closing arrives when the dialog is open again.
        if (!dialog.current?.open) closeSettings();
      }}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        // Pressing moves the focus to the page, after the dialog has given it back.
        event.preventDefault();
        closeSettings();
      }}
    >
      <div className="dpc-sheet">
        <div className="dpc-head">
          <h2 className="dpc-title" id={id}>
            {texts.settingsTitle}
          </h2>
          <button type="button" className="dpc-button dpc-outline" onClick={closeSettings}>
            {texts.close}
          </button>
        </div>
        <ConsentSettings
          headingLevel={3}
          onSaved={(snapshot) => {
            closeSettings();
            onSaved?.(snapshot);
          }}
        />
      </div>
    </dialog>
  );
}
