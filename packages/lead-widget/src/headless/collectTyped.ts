interface Answer {
  field: HTMLInputElement;
  /** What tells the question from others once its field has gone; empty where the provider has no name for it. */
  question: string;
  line: string | false;
}

/** What a field is called, as assistive technology says it, or by the provider where that says nothing. */
function labelOf(field: HTMLInputElement): string {
  const named = field
    .getAttribute('aria-labelledby')
    ?.split(' ')
    .map((id) => (field.getRootNode() as Document).getElementById(id)?.textContent)
    .join(' ');
  const label = field.labels?.[0]?.cloneNode(true) as Element | undefined;
  // Options, and what a text began with, are answers.
  label?.querySelector('select,textarea')?.remove();
  const texts = [named, field.ariaLabel, label?.textContent, field.title, field.placeholder, field.name];
  return texts.map((text) => text?.replace(/\s+/g, ' ').trim()).find(Boolean) ?? '';
}

/**
 * Notes what is typed into a place, in memory, so that nothing is lost if the form has to go. Passwords, files and what
 * nobody sees are left out, and so is everything in frames.
 *
 * @returns a function that gives a line per answer
 */
export function collectTyped(place: HTMLElement, signal: AbortSignal): () => string {
  const answers: Answer[] = [];
  const note = (event: Event) => {
    const field = event.composedPath()[0] as HTMLInputElement & Partial<Pick<HTMLSelectElement, 'selectedOptions'>>;
    const { type, name, value, checked, form } = field;
    if (/password|file|hidden/.test(type)) return;
    const label = labelOf(field);
    const isRadio = type === 'radio';
    const question = name && name + (isRadio || label);
    // Of a select what it shows: its value may be a word of the provider's own.
    const said = field.selectedOptions?.[0]?.label ?? value;
    const line = isRadio || type === 'checkbox' ? checked && label : value && (label && `${label}: `) + said;
    // The same field, another radio of its group, or one that is drawn again after it had gone.
    const answer = answers.find(
      (other) =>
        other.field === field ||
        (name && other.question === question && (!other.field.isConnected || (isRadio && other.field.form === form))),
    );
    if (answer) Object.assign(answer, { field, line });
    else answers.push({ field, question, line });
  };
  place.addEventListener('input', note, { signal });
  return () => answers.flatMap(({ line }) => line || []).join('\n');
}
