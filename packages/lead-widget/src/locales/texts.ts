import type { LeadFailure } from '../headless/startWidget';

/** Every sentence a visitor can meet. All of them can be replaced one by one. */
export interface LeadTexts extends Record<LeadFailure, string> {
  /** While the form is on its way, and in the prerendered page. */
  loading: string;
  /** Before consent. */
  'waiting-consent': string;
  /** For `load="visible"` and `"interaction"`; visitors see it with the latter. */
  'waiting-visible': string;
  /** Button that loads for this once and stores nothing. */
  once: string;
  /** Button that also stores the consent. */
  always: string;
  /** Button that loads at once, while the form waits to be near or touched. */
  show: string;
  /** Button after a failure. */
  retry: string;
  /** Comes before the reason. */
  failed: string;
}

/** What the React component says besides. */
export interface LeadWidgetTexts extends LeadTexts {
  /** Before phone and e-mail. */
  contact: string;
  /** For visitors without JavaScript. */
  noscript: string;
}
