import type { EagerOptions, LeadFailure, LeadStatus, Notify, Widget } from '@sanierungsweg/lead-widget/headless';
import type { LoadingTexts } from '../locales/texts';
import { holdInPlace } from './holdInPlace';

/** What every place takes, whether it waits for its visitor or not. */
export interface PlaceOptions extends EagerOptions {
  /** Called after each change of state. */
  onStatus?: ((status: LeadStatus, failure: LeadFailure | null) => void) | undefined;
}

const SLOT = 'lead-widget-slot';
const STATUS = 'lead-widget-status';

/** An element with a class. */
export function make<K extends keyof HTMLElementTagNameMap>(tag: K, className = ''): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  return element;
}

function child(box: HTMLElement, className: string): HTMLElement {
  return box.querySelector<HTMLElement>(`:scope > .${className}`) ?? make('div', className);
}

/** Where the form stands. A copy of the element lacks the property. */
interface Slot extends HTMLElement {
  isAttended?: boolean;
}

/**
 * Takes out of a copy of a place at work what nobody attends to: the form, and what the bar offered. Only a slot that was
 * at work says its status; what a server has drawn stays.
 */
export function removeLeftovers(box: HTMLElement): undefined {
  for (const leftover of box.querySelectorAll(
    '.lead-widget-slot[data-status]>*,.lead-widget-slot[data-status]+*>:is(button,a,label)',
  )) {
    leftover.remove();
  }
}

/** The bar below the form: its sentence, and what it can offer. */
export interface Bar {
  element: HTMLElement;
  /** A button that does something once it is offered. */
  button: (act: () => void) => HTMLButtonElement;
  /** Shows an element with a text; takes it away if there is none. */
  offer: (element: HTMLElement, text: string | false | undefined) => void;
}

/**
 * What a place says and offers while it waits for its visitor: sentence and label of the button that loads, in this state;
 * empty where there is nothing to say.
 */
export type WaitingPart = (status: LeadStatus, typed: string) => { sentence?: string; start?: string };

/** A widget in its place. */
export interface Place extends Widget {
  /** Says again what the present state has to say, after sentences have changed. */
  tell: () => void;
}

/** The part of `adoptWidget` and `adoptEagerWidget` that both have in common. */
export function adoptPlace(
  box: HTMLElement,
  options: PlaceOptions,
  say: LoadingTexts,
  start: (slot: HTMLElement, options: EagerOptions, notify: Notify) => Widget,
  makeWaiting?: (bar: Bar) => WaitingPart,
): Place {
  box.dataset.status ??= 'idle';
  const slot: Slot = child(box, SLOT);
  const bar = child(box, STATUS);
  if (!slot.isAttended) removeLeftovers(box);
  slot.isAttended = true;
  if (!slot.isConnected) box.prepend(slot);
  if (!bar.isConnected) slot.after(bar);
  const sentence = bar.querySelector('[role=status]') ?? make('p');
  sentence.setAttribute('role', 'status');
  if (!sentence.isConnected) bar.prepend(sentence);
  const contact = bar.querySelector('.lead-widget-contact');
  const held = new Set([sentence, contact]);
  const release = holdInPlace(new Set([slot, bar]));
  const releaseBar = holdInPlace(held);

  const button = (act: () => void) => {
    const element = make('button');
    element.type = 'button';
    element.addEventListener('click', () => {
      // The button goes away; focus stays in the box instead of falling back to the page.
      box.focus();
      act();
    });
    return element;
  };
  const offer = (element: HTMLElement, text: string | false | undefined) => {
    if (!text) {
      held.delete(element);
      element.remove();
    } else {
      held.add(element);
      element.textContent = text;
      if (element.parentNode !== bar) bar.insertBefore(element, contact?.parentNode === bar ? contact : null);
    }
  };
  const load = button(() => widget?.start());
  const waiting = makeWaiting?.({ element: bar, button, offer });

  let widget: Widget | undefined;
  let status: LeadStatus = 'idle';
  let failure: LeadFailure | null = null;
  const tell = () => {
    const waits = waiting?.(status, widget?.typed() ?? '');
    const said = failure ? say.failed + say[failure] : (waits?.sentence ?? say.loading);
    // Setting it again would announce it again.
    if (sentence.textContent !== said) sentence.textContent = said;
    offer(load, failure ? say.retry : waits?.start);
  };
  const { integration = box.dataset.integration, plz = box.dataset.plz } = options;
  widget = start(slot, { ...options, integration, plz }, (...told) => {
    [status, failure] = told;
    tell();
    box.dataset.status = status;
    options.onStatus?.(...told);
  });
  return {
    ...widget,
    tell,
    stop() {
      release();
      releaseBar();
      widget.stop();
      failure = null;
      box.dataset.status = status = 'idle';
      tell();
    },
  };
}
