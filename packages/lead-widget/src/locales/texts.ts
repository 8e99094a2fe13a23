import type { LeadFailure } from '../headless/types';

/** What a visitor reads while a form loads, and when it does not come. */
export interface LoadingTexts extends Record<LeadFailure, string> {
  /** While the form is on its way, and in the prerendered page. */
  loading: string;
  /** Button after a failure. */
  retry: string;
  /** Comes before the reason. */
  failed: string;
}

/** What a visitor reads where a form waits for consent or a touch. */
export interface WaitingTexts {
  /** Before consent. */
  'waiting-consent': string;
  /** For `load="visible"` and `"interaction"`; visitors see it with the latter. */
  'waiting-visible': string;
  /** Comes after it where consent can be stored: that the second button is remembered. */
  remembered: string;
  /** Link to the page that the option `privacy` names. */
  privacy: string;
  /** Button that loads for this once and stores nothing. */
  once: string;
  /** Button that also stores the consent. */
  always: string;
  /** Button that loads at once, while the form waits to be near or touched. */
  show: string;
  /** Above what was typed when consent was withdrawn. */
  typed: string;
}

/** Every sentence a visitor can meet. All of them can be replaced one by one. */
export interface LeadTexts extends LoadingTexts, WaitingTexts {}

/** What the React component says besides. */
export interface LeadWidgetTexts extends LeadTexts {
  /** Before phone and e-mail. */
  contact: string;
  /** For visitors without JavaScript. */
  noscript: string;
}
