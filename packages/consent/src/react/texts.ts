/**
 * Every sentence the interface shows. `@sanierungsweg/consent/locales/de` and `…/locales/en` hold complete sets;
 * override string by string: `{ ...de, recipients: 'Empfänger ist …' }`.
 */
export interface ConsentTexts {
  /** Language of these texts, set on banner and dialog. A BCP 47 tag, e.g. `de`. */
  lang: string;
  bannerTitle: string;
  /** First layer: what the optional categories are for. */
  purposes: string;
  /** First layer: who receives data. */
  recipients: string;
  /** First layer: that consent can be withdrawn, and where. */
  withdrawal: string;
  acceptAll: string;
  rejectAll: string;
  /** Banner button that opens the second layer. */
  openSettings: string;
  save: string;
  close: string;
  settingsTitle: string;
  necessaryTitle: string;
  necessaryText: string;
  /** Why the first switch cannot be turned off. */
  necessaryReason: string;
  functionalTitle: string;
  functionalText: string;
  marketingTitle: string;
  marketingText: string;
  privacyLink: string;
  imprintLink: string;
  /** `ConsentSettingsButton` without children. */
  settingsButton: string;
  saved: string;
  /** Said instead of `saved` where the browser keeps nothing. */
  savedForSession: string;
  /** Said in the settings where the browser's signal counts as a refusal. */
  signal: string;
  /** Shown in the settings without JavaScript. */
  noScript: string;
  /** `{title}` and `{provider}` are replaced. */
  embedText: string;
  embedOnce: string;
  embedAlways: string;
}

/** Where the pages lie that banner and settings link to. */
export interface ConsentLinks {
  privacy: string;
  imprint: string;
}
