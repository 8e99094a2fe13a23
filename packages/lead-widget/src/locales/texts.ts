import type { HubFailure } from '../core/types';

/** Every sentence a visitor can meet. All of them can be replaced one by one. */
export interface LeadTexts extends Record<HubFailure, string> {
  /** While the form is on its way, and in the prerendered page. */
  loading: string;
  /** Before consent. */
  consent: string;
  once: string;
  always: string;
  /** Button of `load="interaction"`. */
  show: string;
  retry: string;
  /** Leads to phone and e-mail. */
  contact: string;
  phone: string;
  email: string;
  /** For visitors without JavaScript. */
  noscript: string;
}

/** How to reach the operator when there is no form. */
export interface LeadContact {
  /** As written for readers, e.g. `030 1234567`. */
  phone?: string | undefined;
  email?: string | undefined;
}

/** The number as a `tel:` address. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
