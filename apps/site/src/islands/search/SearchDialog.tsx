import '@sanierungsweg/ui/switch.css';
import { buttonVariants } from '@sanierungsweg/ui/button';
import { Icon } from '@sanierungsweg/ui/icon';
import { Switch } from '@sanierungsweg/ui/switch';
import { VisuallyHidden } from '@sanierungsweg/ui/visually-hidden';
import { type KeyboardEvent, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { hasAnswer, type SearchAnswers } from './answers';
import { builtAnswers } from './builtAnswers';
import * as styles from './SearchDialog.css';
import { SearchResults } from './SearchResults';
import type { SearchIndex } from './searchIndex';
import { shortcut } from './shortcut';

/** Of lucide, as in the sprite, which is not fetched for it. */
const cross = (
  <svg viewBox="0 0 24 24">
    <path d="M18 6 6 18M6 6l12 12" />
  </svg>
);

/** What can be asked; a build without forms leads no postcode to firms (D-SANDBOXGATE). */
const ASKED = __LEADS__.forms === 'shown' ? 'Thema, Begriff oder Postleitzahl' : 'Thema oder Begriff';

/** So long after the last key the number of results is announced, once; and so slow is a line worth a word. */
const ANNOUNCE_AFTER_MS = 600;

export interface SearchDialogProps {
  /** What stands in the field at first. */
  query: string;
  /** Told of every change, so that the query is there again when the search is opened the next time. */
  onQueryChange: (query: string) => void;
  /** Called when the dialog has closed. */
  onClose: () => void;
  /** Fetches the index; asked again by “Erneut versuchen”. */
  load: () => Promise<SearchIndex>;
}

/**
 * How many answers there are, firms and explanations with them: “0 Treffer” over an answer sends listeners away. And
 * which words the pages leave out: else a word more would seem to change nothing.
 */
function countWords(answers: SearchAnswers): string {
  const { results, explanations, postcode, unmet, isWhole } = answers;
  if (!isWhole && !hasAnswer(answers)) {
    return __LEADS__.forms === 'shown'
      ? 'Schreiben Sie etwas mehr: ein Thema, einen Begriff oder eine Postleitzahl.'
      : 'Schreiben Sie etwas mehr: ein Thema oder einen Begriff.';
  }
  const count = `${results.length + Number(!!postcode) || explanations.length} Treffer`;
  if (results.length === 0 || unmet.length === 0) return count;
  return `${count}. Zu ${unmet.map((word) => `„${word}“`).join(' und ')} haben wir keine Seite.`;
}

/** The text once it has stood for a while: what a screen reader hears after the last key, not after each. */
function useSettled(text: string): string {
  const [settled, settle] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => settle(text), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

type Loading = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; index: SearchIndex };

function useIndex(load: () => Promise<SearchIndex>): [Loading, () => void] {
  const [loading, setLoading] = useState<Loading>({ state: 'loading' });
  const ask = useCallback(() => {
    load().then(
      (index) => setLoading({ state: 'ready', index }),
      () => setLoading({ state: 'failed' }),
    );
  }, [load]);
  useEffect(ask, [ask]);
  const retry = () => {
    setLoading({ state: 'loading' });
    ask();
  };
  return [loading, retry];
}

/**
 * One field for all pages: a modal dialog with at most eight results as plain links. Arrows walk through them, Enter in
 * the field follows the first, if there is one, Esc closes. A postcode leads to firms, a technical term is explained.
 */
export function SearchDialog({ query: initial, onQueryChange, onClose, load }: SearchDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(initial);
  const [loading, retry] = useIndex(load);
  const [shortcutOn, setShortcutOn] = useState(shortcut.isOn());

  useLayoutEffect(() => {
    dialog.current?.showModal();
    field.current?.select();
  }, []);

  const answers = useMemo(
    () => (loading.state === 'ready' ? builtAnswers(query, loading.index) : undefined),
    [loading, query],
  );
  const asked = query.trim() !== '';
  const counted = answers && asked ? countWords(answers) : '';
  const status = loading.state === 'loading' ? 'Die Suche wird geladen …' : counted;
  const announced = useSettled(status);

  const change = (typed: string) => {
    setQuery(typed);
    onQueryChange(typed);
  };

  const close = () => {
    // Where the selection still stands in a field that goes, Safari scrolls to its place: the end of the page.
    field.current?.blur();
    dialog.current?.close();
  };

  const again = () => {
    // The button goes with the message.
    field.current?.focus();
    retry();
  };

  const walk = (event: KeyboardEvent<HTMLDialogElement>) => {
    // These keys belong to what composes a letter of several.
    if (event.nativeEvent.isComposing) return;
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>(`.${styles.results} a[href]`)];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const inField = document.activeElement === field.current;
    if (event.key === 'Escape') {
      // In a search field the browser would only empty it.
      event.preventDefault();
      close();
    }
    if (event.key === 'Enter' && inField && asked) {
      event.preventDefault();
      // A page before the list of terms that an explanation ends in; where there is no answer, the topics are none.
      if (answers && hasAnswer(answers)) (links.find((link) => link.closest('li')) ?? links[0])?.click();
    }
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || (at < 0 && !inField)) return;
    // With another key they select in the field, or go to its end.
    if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = at + (event.key === 'ArrowDown' ? 1 : -1);
    (next < 0 ? field.current : links[Math.min(next, links.length - 1)])?.focus();
  };

  return (
    // Clicks and keys bubble here from links, field and backdrop, which all are operable themselves.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see the line above
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-name`}
      onClose={onClose}
      onKeyDown={walk}
      onMouseDown={(event) => {
        // Not the click: that is the dialog's, too, where somebody selects words and lets go beside it.
        if (event.target !== dialog.current) return;
        // Pressing moves the focus to the page, after the dialog has given it back.
        event.preventDefault();
        close();
      }}
      onClick={({ target, ctrlKey, metaKey, shiftKey }) => {
        // With these keys a result opens beside this page, and the next one may follow it.
        if (ctrlKey || metaKey || shiftKey) return;
        if (target instanceof Element && target.closest('a[href]')) close();
      }}
    >
      <search className={styles.search}>
        <VisuallyHidden>
          <h2 id={`${id}-name`}>Suche</h2>
        </VisuallyHidden>
        <div className={styles.field}>
          <input
            ref={field}
            className={styles.input}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            aria-label={ASKED}
            placeholder={ASKED}
            value={query}
            onChange={(event) => change(event.currentTarget.value)}
          />
          <button type="button" className={buttonVariants({ variant: 'ghost', size: 'icon' })} onClick={close}>
            <Icon icon={cross} label="Suche schließen" />
          </button>
        </div>
        <div className={styles.results}>
          <p className={styles.count} aria-hidden="true">
            {status}
          </p>
          <VisuallyHidden>
            <output aria-live="polite">{announced}</output>
          </VisuallyHidden>
          {loading.state === 'failed' && (
            <div role="alert">
              <p>Die Suche konnte nicht geladen werden. Prüfen Sie die Verbindung, oder gehen Sie über das Menü.</p>
              <button type="button" className={buttonVariants({ variant: 'outline' })} onClick={again}>
                Erneut versuchen
              </button>
            </div>
          )}
          {loading.state === 'ready' && answers && (
            <SearchResults index={loading.index} query={query} answers={answers} />
          )}
          <Switch
            className={styles.shortcut}
            label="Die Taste „/“ öffnet die Suche"
            checked={shortcutOn}
            onCheckedChange={(on) => {
              shortcut.turn(on);
              setShortcutOn(on);
            }}
          />
        </div>
      </search>
    </dialog>
  );
}
