import { buttonVariants } from '@sanierungsweg/ui/button';
import { useState } from 'react';
import * as styles from './Calculator.css';

/** What came of copying: words, and the text where it has to be copied by hand. */
interface Copied {
  readonly told: string;
  readonly byHand?: string;
}

/** Prints the sheet alone: the style sheet looks for this mark on the root. */
function printSheet(): void {
  const { dataset } = document.documentElement;
  dataset.printSheet = '';
  addEventListener('afterprint', () => delete dataset.printSheet, { once: true });
  print();
}

export interface ActionsProps {
  readonly address: () => string;
  /** The result as plain text, for the form's field “Ihr Vorhaben”. */
  readonly summary: () => string;
}

/** What can be done with a result. */
export function Actions({ address, summary }: ActionsProps) {
  const [{ told, byHand }, setCopied] = useState<Copied>({ told: '' });
  const button = buttonVariants({ variant: 'outline' });
  const offer = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied({ told: done });
    } catch {
      setCopied({
        told: 'Das Kopieren hat nicht geklappt. Bitte markieren Sie den Text und kopieren Sie ihn.',
        byHand: text,
      });
    }
  };
  return (
    <div className={styles.actions}>
      <button type="button" className={button} onClick={() => void offer(address(), 'Link kopiert.')}>
        Link kopieren
      </button>
      <button type="button" className={button} onClick={printSheet}>
        Drucken
      </button>
      <button
        type="button"
        className={button}
        onClick={() =>
          void offer(summary(), 'Zusammenfassung kopiert. Sie passt in das Feld „Ihr Vorhaben“ des Formulars.')
        }
      >
        Zusammenfassung kopieren
      </button>
      <output className={styles.told}>{told}</output>
      {byHand && <textarea className={styles.byHand} aria-label="Zum Kopieren" readOnly value={byHand} rows={6} />}
    </div>
  );
}
