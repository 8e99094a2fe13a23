import { buttonVariants } from '@sanierungsweg/ui/button';
import { useAttached } from '../useAttached';
import { attachPrintButton } from './adoptChecklist';
import * as styles from './Checklist.css';

/**
 * Prints the checklist that it stands in. In a visitor's browser adoptChecklist.ts makes it work, without React; where
 * there are no scripts it is not shown.
 */
export function PrintButton() {
  const button = useAttached(attachPrintButton);
  return (
    <button ref={button} type="button" className={`${buttonVariants({ variant: 'outline' })} ${styles.print}`}>
      Checkliste drucken
    </button>
  );
}
