import { buttonVariants } from '@sanierungsweg/ui/button';
import { useId } from 'react';
import { POSTCODE_LENGTH } from '../../postcode.mjs';
import * as styles from './Calculator.css';

/** The way to the form that fits, with the postcode; a plain form, which works without scripts as well. */
export function Handover({ path, anchor, button }: { path: string; anchor: string; button: string }) {
  const id = useId();
  if (__LEADS__.forms === 'none') return null;
  return (
    <form className={styles.handover} data-handover="" action={`${path}#${anchor}`}>
      <label className={styles.handoverLabel} htmlFor={id}>
        Postleitzahl für Ihre Anfrage
      </label>
      <div className={styles.handoverRow}>
        <input
          id={id}
          className={styles.postcode}
          type="text"
          name="plz"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={POSTCODE_LENGTH}
          placeholder="z. B. 04109"
        />
        <button type="submit" className={buttonVariants({ variant: 'hero', size: 'lg' })}>
          {button}
        </button>
      </div>
    </form>
  );
}
