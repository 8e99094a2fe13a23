import {
  type AnyStore,
  type BehaviourInput,
  decide,
  isAnythingAllowed,
  keepFocus,
  on,
  onPress,
  tell,
} from '../interface';
import { attachSettings } from './attachSettings';

/**
 * Opens a drawn dialog and makes it work. Esc, the close button and a press beside it store nothing.
 * @returns A function that closes it; call it before the dialog is removed.
 */
export function attachDialog(dialog: HTMLDialogElement, store: AnyStore, read: () => BehaviourInput): () => void {
  const giveFocusBack = keepFocus();
  const [withdraw, closer] = dialog.querySelectorAll('button') as Iterable<HTMLElement> as [HTMLElement, HTMLElement];

  const follow = () => {
    withdraw.hidden = !isAnythingAllowed(store.getSnapshot());
  };
  const saved = () => {
    tell(store, read());
    store.closeSettings();
  };
  const close = () => {
    // StrictMode mounts twice; the event of the first closing arrives when the dialog is open again.
    if (!dialog.open) store.closeSettings();
  };
  const press = (event: Event) => {
    if (event.target !== dialog) return;
    // Pressing moves the focus to the page, after the dialog has given it back.
    event.preventDefault();
    store.closeSettings();
  };
  const leave = (event: Event) => {
    // A router that takes a link says so after this. One that it leaves alone loads a page, and this one keeps its draft
    // for the way back.
    setTimeout(() => event.defaultPrevented && store.closeSettings());
  };
  const stop = [
    on(dialog, 'close', close),
    on(dialog, 'mousedown', press),
    on(dialog, 'click', leave),
    attachSettings(dialog.querySelector('form') as HTMLFormElement, store, () => ({ ...read(), onSaved: saved })),
    store.subscribe(follow),
    onPress(dialog, (action) => {
      if (action === 'close') store.closeSettings();
      if (action !== 'withdrawAll') return;
      decide(action, store, read());
      store.closeSettings();
    }),
  ];
  follow();
  // Some test environments know no modal dialogs, only the attribute.
  dialog.showModal?.();
  dialog.open = true;
  // Firefox would give it to the box that scrolls.
  closer.focus();
  return () => {
    for (const end of stop) end();
    // Where its event has not come yet: the next dialog of the page would open by itself.
    close();
    // While still in the page: only a dialog that closes gives the focus back.
    dialog.close?.();
    dialog.open = false;
    giveFocusBack();
  };
}
