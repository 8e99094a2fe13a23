import { type AnyStore, type BehaviourInput, on, onPress, savedText, say } from '../interface';

/**
 * Makes a drawn settings form work: switches change a draft, buttons store, what was not touched follows the store.
 * @returns A function that ends it and forgets the draft.
 */
export function attachSettings(form: HTMLFormElement, store: AnyStore, read: () => BehaviourInput): () => void {
  const fields = form.querySelector('fieldset') as HTMLFieldSetElement;
  const status = form.querySelector('.dpc-status') as HTMLElement;
  const switches = [...form.querySelectorAll<HTMLInputElement>('.dpc-switch')];
  const draft = new Map<string, boolean>();

  function follow(): void {
    const { status: known, reason, persistence, preferences } = store.getSnapshot();
    fields.disabled = known === 'unknown';
    for (const field of switches) field.checked = draft.get(field.name) ?? preferences[field.name] === true;
    for (const note of form.querySelectorAll<HTMLElement>('[data-note]')) {
      note.hidden =
        note.dataset.note === 'signal' ? reason !== 'signal' : persistence !== 'memory' || !!status.textContent;
    }
  }

  function saved(): void {
    const { texts, onSaved } = read();
    const snapshot = store.getSnapshot();
    draft.clear();
    say(status, savedText(snapshot, texts));
    follow();
    onSaved?.(snapshot);
  }

  const change = ({ target }: Event) => {
    const { name, checked } = target as HTMLInputElement;
    draft.set(name, checked);
    // A category stands for its services until they are touched themselves.
    for (const field of switches) if (field.dataset.category === name) draft.set(field.name, checked);
    follow();
  };
  const submit = (event: Event) => {
    event.preventDefault();
    store.save(Object.fromEntries(draft));
    saved();
  };
  const stop = [
    on(form, 'change', change),
    // Not when the form is sent: a frame with `sandbox` may send none, and tells nobody. Enter at a switch presses it, too.
    on(form.querySelector('[type=submit]') as HTMLElement, 'click', submit),
    store.subscribe(follow),
    onPress(form, (action) => {
      store[action as 'acceptAll' | 'rejectAll']();
      saved();
    }),
  ];
  follow();
  return () => {
    for (const end of stop) end();
  };
}
