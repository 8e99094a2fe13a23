import { buttonVariants } from '@sanierungsweg/ui/button';
import { type FormEvent, useEffect, useRef } from 'react';
import { POSTCODE_LENGTH } from '../../../settings/site';
import { ways } from '../../routes';
import * as styles from './PostcodeForm.css';
import { useSearchPostcode } from './useSearchPostcode';

export interface PostcodeFormProps {
  id: string;
  button: string;
  hint: string;
  /** Shows the postcode of the address in the field at first (R-SEARCH-13). */
  prefilled?: boolean;
}

/**
 * Asks for a postcode and leads to the search by a full page load. Without JavaScript a plain form, which sends an
 * empty `plz` as well; with it the parameter is left out when nothing was typed (R-HOME-05 to 10).
 */
export function PostcodeForm({ id, button, hint, prefilled = false }: PostcodeFormProps) {
  const postcode = useSearchPostcode();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The address is unknown to the prerendered page. What was typed before scripts were here stays.
    if (prefilled && postcode && field.current?.value === '') field.current.value = postcode;
  }, [prefilled, postcode]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('plz');
    const plz = typeof typed === 'string' ? typed.trim() : '';
    window.location.assign(plz ? `${ways.search}?${new URLSearchParams({ plz })}` : ways.search);
  };
  return (
    <form className={styles.form} action={ways.search} onSubmit={submit}>
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
        {hint}
      </p>
    </form>
  );
}
