import { buttonVariants } from '@sanierungsweg/ui/button';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { POSTCODE_LENGTH } from '../../postcode.mjs';
import { ways } from '../../routes';
import * as styles from './PostcodeForm.css';
import { useSearchPostcode, useTypedPostcode } from './useSearchPostcode';

export interface PostcodeFormProps {
  id: string;
  button: string;
  hint: string;
  /** Shows what the address says in the field at first; a postcode that is known folds the field away (R-SEARCH-13). */
  prefilled?: boolean;
}

const NO_POSTCODE = 'Eine Postleitzahl hat fünf Ziffern, zum Beispiel 50667.';

/**
 * Asks for a postcode and leads to the search by a full page load. Without JavaScript a plain form, which sends an
 * empty `plz` as well; with it the parameter is left out when nothing was typed (R-HOME-05 to 10).
 */
export function PostcodeForm({ id, button, hint, prefilled = false }: PostcodeFormProps) {
  const postcode = useSearchPostcode();
  const typed = useTypedPostcode();
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The address is unknown to the prerendered page. What was typed before scripts were here stays.
    if (prefilled && typed && field.current?.value === '') field.current.value = typed;
  }, [prefilled, typed]);
  useEffect(() => {
    if (open) field.current?.select();
  }, [open]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const plz = field.current?.value.trim();
    window.location.assign(plz ? `${ways.search}?${new URLSearchParams({ plz })}` : ways.search);
  };
  return (
    <>
      {prefilled && (
        <button
          type="button"
          className={styles.change}
          aria-expanded={open}
          aria-controls={`${id}-form`}
          onClick={() => setOpen(!open)}
        >
          {open ? 'abbrechen' : 'ändern'}
        </button>
      )}
      <form
        id={`${id}-form`}
        className={`${styles.form} ${prefilled && !open ? styles.folding : ''}`}
        action={ways.search}
        onSubmit={submit}
      >
        <label className={styles.label} htmlFor={id}>
          Ihre Postleitzahl
        </label>
        <div className={styles.row}>
          <input
            id={id}
            className={styles.input}
            type="text"
            name="plz"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={POSTCODE_LENGTH}
            ref={field}
            placeholder="z. B. 04109"
            aria-describedby={`${id}-hint`}
          />
          <button type="submit" className={buttonVariants({ variant: 'hero', size: 'xl' })}>
            {button}
          </button>
        </div>
        <p className={styles.hint} id={`${id}-hint`}>
          {prefilled && typed && !postcode ? NO_POSTCODE : hint}
        </p>
      </form>
    </>
  );
}
