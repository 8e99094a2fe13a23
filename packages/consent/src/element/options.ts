import type { ConsentLinks, ConsentStore, ConsentTexts } from '@sanierungsweg/consent/core';

/** What all elements of a page share. */
export interface ConsentElementOptions<Key extends string = string> {
  /** The store whose decisions they show and change. */
  store: ConsentStore<Key>;
  /** All wording: `de` or `en` from `@sanierungsweg/consent/locales/…`, as it is or overridden string by string. */
  texts: ConsentTexts;
  /** Where privacy policy and imprint lie. Banner and settings always link to both. */
  links: ConsentLinks;
  /** Called after a decision was saved, e.g. to show a message. It is announced in any case. */
  onSaved?: (() => void) | undefined;
}

/**
 * Attributes of `<consent-settings>`, for the types of JSX and templates. React has them with the entry `.`.
 *
 * @example const attributes: ConsentSettingsAttributes = { 'heading-level': 3 };
 */
export interface ConsentSettingsAttributes {
  /** Level of the categories' headings. Default: 2. */
  'heading-level'?: 2 | 3 | 4 | '2' | '3' | '4' | undefined;
}
