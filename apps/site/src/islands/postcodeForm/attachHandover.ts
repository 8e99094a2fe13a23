import { isPostcode } from '../../postcode.mjs';
import { takePostcode } from './adoptPostcodeForm';

/**
 * Lets the form below a tool (calculator/Handover.tsx) take a postcode as people write it, until the signal ends it. One
 * that is none is told at the field instead of being dropped on the way; without any the form leads on.
 */
export function attachHandover(form: HTMLFormElement, signal: AbortSignal): void {
  // From here on it is said here what the browser has said so far; whoever comes again finds it done.
  if (form.noValidate) return;
  form.noValidate = true;
  const field = form.querySelector('input') as HTMLInputElement;
  const sentence = form.querySelector('p') as HTMLElement;
  const tell = (wrong: boolean) => {
    sentence.textContent = wrong ? field.title : '';
    field.ariaInvalid = String(wrong);
  };
  const isWrong = () => field.value !== '' && !isPostcode(field.value);
  const submit = (event: Event) => {
    field.value = field.value.trim();
    tell(isWrong());
    if (!isWrong()) return;
    event.preventDefault();
    // Nor does anybody above lead on.
    event.stopPropagation();
    field.focus();
  };
  // It does not go before it is put right, nor does a new one come while somebody types.
  const correct = () => sentence.textContent && tell(isWrong());
  takePostcode(field, signal);
  sentence.role = 'alert';
  for (const type of ['input', 'paste']) field.addEventListener(type, correct, { signal });
  form.addEventListener('submit', submit, { signal });
}
