import { buttonVariants } from '@sanierungsweg/ui/button';
import { useState } from 'react';
import * as styles from './Calculator.css';

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Prints the sheet alone: the style sheet looks for this mark on the root. */
function printSheet(): void {
  const { dataset } = document.documentElement;
  dataset.printSheet = '';
  window.addEventListener('afterprint', () => delete dataset.printSheet, { once: true });
  window.print();
}

export interface ActionsProps {
  readonly address: () => string;
  /** The result as plain text, for the form's field “Ihr Vorhaben”. */
  readonly summary: () => string;
}

/** What can be done with a result. */
export function Actions({ address, summary }: ActionsProps) {
  const [told, setTold] = useState('');
  const [byHand, setByHand] = useState('');
  const button = buttonVariants({ variant: 'outline' });
  const offer = async (text: string, done: string) => {
    const copied = await copy(text);
    setTold(copied ? done : 'Das Kopieren hat nicht geklappt. Bitte markieren Sie den Text und kopieren Sie ihn.');
    setByHand(copied ? '' : text);
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
