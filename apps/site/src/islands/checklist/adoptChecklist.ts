// The page holds the sheet; where content arrives later, it comes along with this code.
import './Checklist.css';

/** Prints the checklist alone: the style sheet looks for this mark on the root. */
function printChecklist(): void {
  const { dataset } = document.documentElement;
  dataset.print = 'checklist';
  addEventListener('afterprint', () => delete dataset.print, { once: true });
  print();
}

/** Makes the button work that PrintButton.tsx has drawn, and shows it, until the signal ends it. */
export function attachPrintButton(button: HTMLButtonElement, signal: AbortSignal): void {
  button.dataset.ready = '';
  button.addEventListener('click', printChecklist, { signal });
}

/** The island's start: its one child is the button. */
export function adoptChecklist(element: HTMLElement, _: unknown, signal: AbortSignal): void {
  attachPrintButton(element.firstElementChild as HTMLButtonElement, signal);
}
