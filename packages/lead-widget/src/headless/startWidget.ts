import { warnOfWaiting } from './environment';
import { runWidget } from './runWidget';
import type { EagerOptions, Notify, Widget, WidgetOptions } from './types';
import { waitForVisitor } from './waitForVisitor';

/**
 * A widget without an interface: container, script, observation, states. React component, element and `adoptWidget`
 * are built on it.
 *
 * Failures are reported to `notify` and `onError`, never thrown. Needs a document: not for servers. In a prerendered
 * page it waits until somebody visits the page. In jsdom and happy-dom it fetches nothing, unless
 * `answerWithSandbox` of `/testing` has been called.
 *
 * @param slot an element that nobody else renders into; the provider's container is made inside, or taken over if a
 *   server has drawn it there. Its parent is the place that `load` looks at, and keeps a reserved height until
 *   `data-released` is set on the slot.
 * @param notify called after every change of state
 * @returns how to load at once, and how to end it
 * @example const widget = startWidget(slot, { origin, integration }, (status, failure) => show(status, failure));
 */
export function startWidget(slot: HTMLElement, options: WidgetOptions, notify: Notify): Widget {
  return runWidget(slot, options, notify, (turn) => waitForVisitor(turn, options));
}

/**
 * As `startWidget`, for pages that ask for nothing before: no consent, no load mode, and none of their code. Not
 * for servers either.
 *
 * @example const widget = startEagerWidget(slot, { origin, integration }, (status, failure) => show(status, failure));
 */
export function startEagerWidget(slot: HTMLElement, options: EagerOptions, notify: Notify): Widget {
  warnOfWaiting(options);
  return runWidget(slot, options, notify);
}
