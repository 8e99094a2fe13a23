import type { ConsentSnapshot, ConsentStore, ConsentTexts } from '@sanierungsweg/consent/core';
import type { Action } from './parts';

/** A store of whatever categories. */
export type AnyStore = ConsentStore<string>;

/** What a behaviour asks for whenever it needs it, so that it may change meanwhile. */
export interface BehaviourInput {
  texts: ConsentTexts;
  onSaved?: ((snapshot: ConsentSnapshot<string>) => void) | undefined;
}

/** Calls `act` with what a pressed button stands for. */
export function onPress(element: HTMLElement, act: (action: Action, button: HTMLElement) => void): () => void {
  const press = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-do]');
    if (button && element.contains(button)) act(button.dataset.do as Action, button);
  };
  element.addEventListener('click', press);
  return () => element.removeEventListener('click', press);
}
