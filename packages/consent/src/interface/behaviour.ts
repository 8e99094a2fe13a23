import type { ConsentSnapshot, ConsentStore, ConsentTexts } from '@sanierungsweg/consent/core';
import type { Action } from './parts';

/** A store of whatever categories. */
export type AnyStore = ConsentStore<string>;

/** What a behaviour asks for whenever it needs it, so that it may change meanwhile. */
export interface BehaviourInput {
  texts: ConsentTexts;
  onSaved?: ((snapshot: ConsentSnapshot<string>) => void) | undefined;
}

/** Listens. @returns A function that ends it. */
export function on(target: EventTarget, type: string, listener: (event: never) => void): () => void {
  target.addEventListener(type, listener as EventListener);
  return () => target.removeEventListener(type, listener as EventListener);
}

/** Calls `act` with what a pressed button stands for. */
export function onPress(element: HTMLElement, act: (action: Action, button: HTMLElement) => void): () => void {
  return on(element, 'click', (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-do]');
    if (button && element.contains(button)) act(button.dataset.do as Action, button);
  });
}
