import { buttonVariants } from '@sanierungsweg/ui/button';
import { useState } from 'react';
import * as styles from './Calculator.css';

/** What came of copying: words, and the text where it has to be copied by hand. */
type Copied = readonly [told?: string, byHand?: string];

/** Prints the sheet alone: the style sheet looks for this mark on the root. */
function printSheet(): void {
  const { dataset } = document.documentElement;
  dataset.printSheet = '';
  addEventListener('afterprint', () => delete dataset.printSheet, { once: true });
  print();
}

export interface ActionsProps {
  /** What the result counts with, said of what is copied. */
  readonly stamp: string;
  readonly address: () => string;
  /** The result as plain text, for a form's field “Ihr Vorhaben”, where it has one, or for an e-mail. */
  readonly summary: () => string;
}

/** What can be done with a result. */
export function Actions({ stamp, address, summary }: ActionsProps) {
  const [[told, byHand], setCopied] = useState<Copied>([]);
  const button = (words: string, onClick: () => void) => (
    <button type="button" className={buttonVariants({ variant: 'outline' })} onClick={onClick}>
      {words}
    </button>
  );
  const copy = (what: string, textOf: () => string, hint = '') =>
    button(`${what} kopieren`, async () => {
      const text = textOf();
      // Told twice it is said twice.
      setCopied([]);
      try {
        await navigator.clipboard.writeText(text);
        setCopied([`${stamp}: ${what} kopiert.${hint}`]);
      } catch {
        setCopied(['Das Kopieren hat nicht geklappt. Bitte kopieren Sie den Text selbst.', text]);
      }
    });
  return (
    <div className={styles.actions}>
      {copy('Link', address)}
      {button('Drucken', printSheet)}
      {copy('Zusammenfassung', summary, ' Für das Feld „Ihr Vorhaben“ oder eine E-Mail.')}
      <output className={styles.told}>{told}</output>
      {byHand && <textarea className={styles.byHand} aria-label="Zum Kopieren" readOnly value={byHand} rows={6} />}
    </div>
  );
}
