import { useConsent, useConsentContext } from '@sanierungsweg/consent';
import { useId } from 'react';
import { attachDialog } from '../../interface/attachDialog';
import { dialogView } from '../../interface/dialogView';
import { createReact } from '../../react/createReact';
import { linkOf } from '../linkOf';
import type { OnSaved } from '../OnSaved';
import { useBehaviour } from '../useBehaviour';
import { useClaim } from '../useClaim';

/** Props of `ConsentDialog`. */
export interface ConsentDialogProps {
  /** Called after a decision made here was saved, e.g. to show a message. It is announced in any case. */
  onSaved?: OnSaved;
}

/**
 * The settings in the browser's own modal dialog, shown while `settingsOpen`. Esc, the close button and a click beside
 * it store nothing; focus returns to what opened it. While something is allowed, its first row withdraws everything
 * with one click. Put one into the page, anywhere.
 *
 * @example <ConsentDialog />
 */
export function ConsentDialog({ onSaved }: ConsentDialogProps) {
  const mine = useClaim('dialog');
  return useConsent().settingsOpen && mine ? <OpenDialog onSaved={onSaved} /> : null;
}

function OpenDialog({ onSaved }: ConsentDialogProps) {
  const context = useConsentContext();
  const ref = useBehaviour<HTMLDialogElement>(attachDialog, onSaved);
  const { texts, links, store } = context;
  return dialogView(createReact, {
    texts,
    links,
    link: linkOf(context),
    id: useId(),
    categories: store.categories,
    headingLevel: 3,
    root: { ref },
  });
}
