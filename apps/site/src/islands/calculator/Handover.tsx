import { buttonVariants } from '@sanierungsweg/ui/button';
import { useId } from 'react';
import { POSTCODE } from '../../postcode.mjs';
import * as styles from './Calculator.css';

/** What the browser says without scripts, and attachHandover.ts at the field. */
const NO_POSTCODE = 'Eine Postleitzahl hat fünf Ziffern, zum Beispiel 04109; das Feld darf auch leer bleiben.';

/**
 * The way to the form that fits, with the postcode; a plain form, which works without scripts as well. They take the
 * postcode as people write it, so that nothing cuts it here (attachHandover.ts).
 */
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
          pattern={POSTCODE.source}
          title={NO_POSTCODE}
          placeholder="z. B. 04109"
          aria-describedby={`${id}-wrong`}
        />
        <p id={`${id}-wrong`} className={styles.told} />
        <button type="submit" className={buttonVariants({ variant: 'hero', size: 'lg' })}>
          {button}
        </button>
      </div>
    </form>
  );
}
