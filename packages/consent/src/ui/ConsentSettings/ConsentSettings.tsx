import { useConsent, useConsentContext } from '@sanierungsweg/consent';
import type { ConsentCategory } from '@sanierungsweg/consent/core';
import { useId, useState } from 'react';
import { Choice } from '../Choice';
import { LegalLinks } from '../LegalLinks';
import type { OnSaved } from '../OnSaved';

/** Props of `ConsentSettings`. */
export interface ConsentSettingsProps {
  /** Called after a decision made here was saved, e.g. to show a message. It is announced in any case. */
  onSaved?: OnSaved;
  /** Level of the categories' headings. Default 2, for a page with a heading of its own. */
  headingLevel?: 2 | 3 | 4;
}

const CATEGORIES = ['necessary', 'functional', 'marketing'] as const;

/**
 * The settings as a form: a card with a switch for every category, three buttons, links. Switches change a draft; only
 * the buttons store, and leaving discards. Disabled in prerendered HTML, where a `<noscript>` says why.
 *
 * @example <ConsentSettings onSaved={() => toast('Gespeichert')} />
 */
export function ConsentSettings({ onSaved, headingLevel = 2 }: ConsentSettingsProps) {
  const { texts, store } = useConsentContext();
  const { status, reason, preferences, acceptAll, rejectAll, save } = useConsent();
  // Only what was touched: the rest follows a decision made in another tab.
  const [draft, setDraft] = useState<Partial<Record<ConsentCategory, boolean>>>({});
  const [message, setMessage] = useState('');
  const id = useId();
  const Heading = `h${headingLevel}` as const;

  const decide = (verb: () => void) => () => {
    verb();
    setDraft({});
    const snapshot = store.getSnapshot();
    const text = snapshot.persistence === 'stored' ? texts.saved : texts.savedForSession;
    // A status is announced only when its text changes.
    setMessage((last) => (last === text ? `${text}\u00a0` : text));
    onSaved?.(snapshot);
  };

  return (
    <form
      className="dpc dpc-form"
      lang={texts.lang}
      onSubmit={(event) => {
        event.preventDefault();
        decide(() => save(draft))();
      }}
    >
      <noscript>
        <p className="dpc-note">{texts.noScript}</p>
      </noscript>
      {reason === 'signal' && <p className="dpc-note">{texts.signal}</p>}
      <fieldset className="dpc-fields" disabled={status === 'unknown'}>
        <legend>{texts.settingsTitle}</legend>
        {CATEGORIES.map((category) => {
          const field = id + category;
          const necessary = category === 'necessary';
          return (
            <div className="dpc-card" key={category}>
              <Heading className="dpc-title">
                <label htmlFor={field}>{texts[`${category}Title`]}</label>
              </Heading>
              <input
                id={field}
                className="dpc-switch"
                type="checkbox"
                // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is on
                role="switch"
                aria-describedby={`${field}-text`}
                checked={draft[category] ?? preferences[category]}
                disabled={necessary}
                onChange={(event) => setDraft({ ...draft, [category]: event.target.checked })}
              />
              <div id={`${field}-text`}>
                <p>{texts[`${category}Text`]}</p>
                {necessary && <p>{texts.necessaryReason}</p>}
              </div>
            </div>
          );
        })}
        <div className="dpc-actions">
          <Choice onClick={decide(rejectAll)}>{texts.rejectAll}</Choice>
          <button type="submit" className="dpc-button dpc-outline">
            {texts.save}
          </button>
          <Choice onClick={decide(acceptAll)}>{texts.acceptAll}</Choice>
        </div>
      </fieldset>
      <output className="dpc-status" role="status">
        {message}
      </output>
      <LegalLinks />
    </form>
  );
}
