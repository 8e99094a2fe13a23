import { isToolFragment } from './toolFragment';

/** What a tool's inputs are kept as while an anchor stands in the address: in the entry of the history, nowhere else. */
interface KeepingState {
  readonly inputs?: string | undefined;
}

/** The inputs of the page's tool, as the fragment that stands in the address, or stood there before an anchor. */
export function keptInputs(): string | undefined {
  return isToolFragment(location.hash) ? location.hash : (history.state as KeepingState | null)?.inputs;
}

let restored = false;

/** Gives the address back the inputs that an anchor has taken the place of, before a tool reads it. */
export function restoreInputs(): void {
  const inputs = keptInputs();
  restored = inputs !== undefined && (inputs !== location.hash || 'reloaded' in document.documentElement.dataset);
  if (restored) history.replaceState({ ...history.state, inputs: undefined } satisfies KeepingState, '', inputs);
}

/**
 * Whether the tool's inputs are such, or came again with a reload, Back or Forward: the reader is where the anchor led or
 * at the place that was left, and does not ask for the tool.
 */
export function areRestored(): boolean {
  return restored;
}

/** Back or Forward brings inputs that the address may hold, and brings the reader to the place that was left or not. */
export function restoredWithPlace(isBrought: boolean): boolean {
  restored = isBrought;
  return restored;
}

/**
 * Keeps what is entered where a tool's form, with the postcode, leads to a form of the same page: the page is loaded
 * anew for it.
 */
export function keepOnSubmit(element: HTMLElement, signal: AbortSignal): void {
  const keep = (event: Event) => {
    const form = event.target as HTMLFormElement;
    const target = new URL(form.action);
    const inputs = keptInputs();
    // A form without an address of its own, as the finder's questions, is the tool's.
    if (!inputs || !form.hasAttribute('action') || target.pathname !== location.pathname) return;
    event.preventDefault();
    target.search = `${new URLSearchParams([...new FormData(form)] as [string, string][])}`;
    // An entry without a number, as a load has it.
    history.pushState({ inputs } satisfies KeepingState, '', target);
    location.reload();
  };
  element.addEventListener('submit', keep, { signal });
}
