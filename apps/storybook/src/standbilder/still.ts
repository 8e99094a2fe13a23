import type { ReactNode } from 'react';
import type { Held } from './holdStates';

/** One state of a component. */
export interface Still {
  name: string;
  /** What a pointer or the keyboard does to the first thing that they reach. */
  held?: Held;
  dir?: 'rtl';
  /** What differs from the component at rest. */
  props?: object;
}

export interface StillsOfComponent {
  states: readonly Still[];
  /** Draws the component with what differs; `key` is unique on the page. */
  draw: (props: object, key: string) => ReactNode;
}

export const REST: Still = { name: 'Ruhe' };

export const TOUCHED: readonly Still[] = [
  REST,
  { name: 'Zeiger darauf', held: 'hover' },
  { name: 'Tastaturfokus', held: 'focus' },
  { name: 'Gedrückt', held: 'active' },
];
/** What a pointer does to another look of a component. */
export const pointed = (called: string, props: object): readonly Still[] =>
  TOUCHED.filter(({ held }) => held !== 'focus').map((still) => ({
    ...still,
    name: `${still.name}, ${called}`,
    props,
  }));
export const MIRRORED: Still = { name: 'Von rechts nach links', dir: 'rtl' };

export const error = (message: string): Still => ({ name: 'Fehler', props: { error: message } });
export const locked = (props: object = {}): Still => ({ name: 'Gesperrt', props: { disabled: true, ...props } });
/** Cannot be changed, but is sent and read like any other. */
export const readOnly = (props: object): Still => ({ name: 'Nur lesen', props: { readOnly: true, ...props } });
export const long = (props: object): Still => ({ name: 'Langer Text', props });
