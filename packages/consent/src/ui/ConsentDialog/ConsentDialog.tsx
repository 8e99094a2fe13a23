import { useConsent, useConsentContext } from '@sanierungsweg/consent';
import { useEffect, useId, useState } from 'react';
import { fetchSettings, prepareSettings, type Settings } from '../../interface';
import { createReact } from '../../react/createReact';
import { linkOf } from '../linkOf';
import type { OnSaved } from '../OnSaved';
import { useBehaviour } from '../useBehaviour';
import { useClaim } from '../useClaim';

/** Props of `ConsentDialog`. */
export interface ConsentDialogProps {
  /** Called after a decision made here was saved, e.g. to show a message. It is announced in any case. */
  onSaved?: OnSaved | undefined;
}

/**
 * The settings in the browser's own modal dialog, shown while `settingsOpen`. Esc, the close button and a click beside
 * it store nothing; focus returns to what opened it. While something is allowed, its first row withdraws everything
 * with one click. Put one into the page, anywhere. Absent from prerendered HTML.
 *
 * What it holds is fetched in idle time: at once where something is allowed, otherwise with the first sign of a visitor.
 * Where that cannot be had, the browser asks whether to refuse everything, and the dialog closes.
 *
 * @example <ConsentDialog />
 */
export function ConsentDialog({ onSaved }: ConsentDialogProps) {
  const { store, texts } = useConsentContext();
  const mine = useClaim('dialog');
  const open = useConsent().settingsOpen && mine;
  const [settings, setSettings] = useState<Settings>();

  useEffect(() => {
    if (mine) return prepareSettings(store);
  }, [mine, store]);

  useEffect(() => {
    if (open && !settings) return fetchSettings(store, () => ({ texts, onSaved }), setSettings);
  }, [open, settings, store, texts, onSaved]);

  return open && settings ? <OpenDialog settings={settings} onSaved={onSaved} /> : null;
}

function OpenDialog({ settings, onSaved }: ConsentDialogProps & { settings: Settings }) {
  const context = useConsentContext();
  const ref = useBehaviour<HTMLDialogElement>(settings.attachDialog, onSaved);
  const { texts, links, store } = context;
  return settings.dialogView(createReact, {
    texts,
    links,
    link: linkOf(context),
    id: useId(),
    categories: store.categories,
    headingLevel: 3,
    root: { ref },
  });
}
