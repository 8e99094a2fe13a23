import { POSTCODE_LENGTH } from '../../postcode.mjs';
import { postcodeOf, typedPostcodeOf } from './postcodeOf';

/**
 * Makes room for five digits: not for the “D-” that people set before them, for spaces, nor for the place beside them.
 * Words alone stay words.
 */
function digitsOf(text: string): string {
  const digits = text.replace(/^\s*(?:de?[\s–-]*)?(?=\d)/i, '').replace(/(\d)\s+(?=\d)/g, '$1');
  return /(?:^|\D)(\d{5})(?!\d)/.exec(digits)?.[1] ?? digits;
}

/** Takes a postcode as people write it: what stands there already, while it is typed and before what is pasted is cut. */
export function takePostcode(field: HTMLInputElement, signal: AbortSignal): void {
  const take = (text: string) => {
    const digits = digitsOf(text);
    if (digits !== text) field.value = digits.slice(0, POSTCODE_LENGTH);
    return digits !== text;
  };
  take(field.value);
  field.addEventListener('input', () => take(field.value), { signal });
  const paste = (event: ClipboardEvent) => {
    if (take(event.clipboardData?.getData('text') ?? '')) event.preventDefault();
  };
  field.addEventListener('paste', paste, { signal });
}

/** Shows what the address says of the visitor's place. What was typed before scripts were here stays. */
function prefill(form: HTMLFormElement, field: HTMLInputElement): void {
  const typed = typedPostcodeOf(location.search);
  if (!typed) return;
  field.value ||= typed;
  const hint = form.querySelector<HTMLElement>('[data-wrong]');
  if (!hint || postcodeOf(location.search)) return;
  hint.textContent = `${hint.dataset.wrong}`;
  field.ariaInvalid = 'true';
  // Listeners would hear the page that they have left once more, and not why; who goes on meanwhile is let go.
  if (document.activeElement === document.body) field.focus();
}

/** Unfolds the form beside the postcode that the page is about, and folds it again. */
function letUnfold(form: HTMLFormElement, field: HTMLInputElement, change: HTMLElement, signal: AbortSignal): void {
  const toggle = () => {
    const isOpen = form.toggleAttribute('data-open');
    change.ariaExpanded = String(isOpen);
    change.textContent = isOpen ? 'abbrechen' : 'ändern';
    if (isOpen) field.select();
  };
  change.addEventListener('click', toggle, { signal });
}

/** Makes a form work that PostcodeForm.tsx has drawn, until the signal ends it. */
export function attachPostcodeForm(form: HTMLFormElement, signal: AbortSignal): void {
  const field = form.querySelector('input') as HTMLInputElement;
  const submit = (event: Event) => {
    event.preventDefault();
    const plz = field.value.trim();
    // The page that the same postcode leads to has found it wrong: its field says so.
    if (field.ariaInvalid && plz === typedPostcodeOf(location.search)) field.focus();
    else location.assign(plz ? `${form.action}?${new URLSearchParams({ plz })}` : form.action);
  };
  form.addEventListener('submit', submit, { signal });
  takePostcode(field, signal);
  const change = document.querySelector<HTMLElement>(`[aria-controls="${form.id}"]`);
  if (!change) return;
  prefill(form, field);
  letUnfold(form, field, change, signal);
}

/** Makes the place work that PostcodeForm.tsx has drawn, until the signal ends it. */
export function adoptPostcodeForm(element: HTMLElement, _: unknown, signal: AbortSignal): void {
  attachPostcodeForm(element.querySelector('form') as HTMLFormElement, signal);
}
