import { buttonVariants } from '@sanierungsweg/ui/button';
import { DottedLine } from '../../browser/shell/DottedLine';
import { POSTCODE_LENGTH } from '../../postcode.mjs';
import * as ways from '../../ways';
import { useAttached } from '../useAttached';
import { attachPostcodeForm } from './adoptPostcodeForm';
import * as styles from './PostcodeForm.css';

const NO_POSTCODE = 'Eine Postleitzahl hat fünf Ziffern, zum Beispiel 50667.';

export interface PostcodeFormProps {
  id: string;
  button: string;
  /** Whole, or in parts that are set with dots between them. */
  hint: string | readonly string[];
  /** Shows what the address says in the field at first; a postcode that is known folds the field away (R-SEARCH-13). */
  prefilled?: boolean;
}

/**
 * Asks for a postcode and leads to the search by a full page load. Without JavaScript a plain form, which sends an
 * empty `plz` as well; with it the parameter is left out when nothing was typed (R-HOME-05 to 10). In a visitor's browser
 * adoptPostcodeForm.ts makes it work, without React.
 */
export function PostcodeForm({ id, button, hint, prefilled = false }: PostcodeFormProps) {
  const form = useAttached(attachPostcodeForm);
  return (
    <>
      {prefilled && (
        <button type="button" className={styles.change} aria-expanded={false} aria-controls={`${id}-form`}>
          ändern
        </button>
      )}
      <form
        ref={form}
        id={`${id}-form`}
        className={prefilled ? `${styles.form} ${styles.folding}` : styles.form}
        action={ways.search}
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
            placeholder="z. B. 04109"
            aria-describedby={`${id}-hint`}
          />
          <button type="submit" className={buttonVariants({ variant: 'hero', size: 'xl' })}>
            {button}
          </button>
        </div>
        <DottedLine
          parts={[hint].flat()}
          className={styles.hint}
          id={`${id}-hint`}
          data-wrong={prefilled ? NO_POSTCODE : undefined}
        />
      </form>
    </>
  );
}
