import { useConsentContext } from '@sanierungsweg/consent';
import { useId } from 'react';
import { createReact } from '../../react/createReact';
import { attachSettings, settingsView } from '../../settings';
import { linkOf } from '../linkOf';
import type { OnSaved } from '../OnSaved';
import { useBehaviour } from '../useBehaviour';

/** Props of `ConsentSettings`. */
export interface ConsentSettingsProps {
  /** Called after a decision made here was saved, e.g. to show a message. It is announced in any case. */
  onSaved?: OnSaved | undefined;
  /** Level of the categories' headings. Default 2, for a page with a heading of its own. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * The settings as a form: a card with a switch for every category, three buttons, links. Switches change a draft; only
 * the buttons store, and leaving discards. Disabled in prerendered HTML, where a `<noscript>` says why.
 *
 * @example <ConsentSettings onSaved={() => toast('Gespeichert')} />
 */
export function ConsentSettings({ onSaved, headingLevel = 2 }: ConsentSettingsProps) {
  const context = useConsentContext();
  const ref = useBehaviour<HTMLFormElement>(attachSettings, onSaved);
  const { texts, links, store } = context;
  return settingsView(createReact, {
    texts,
    links,
    link: linkOf(context),
    id: useId(),
    categories: store.categories,
    headingLevel,
    root: { ref },
  });
}
