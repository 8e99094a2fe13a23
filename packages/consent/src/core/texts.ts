/**
 * Every sentence the interface shows. `@sanierungsweg/consent/locales/de` and `…/locales/en` hold complete sets;
 * override string by string: `{ ...de, recipients: 'Empfänger ist …' }`.
 */
export interface ConsentTexts {
  /** Language of these texts, set on banner and dialog. A BCP 47 tag, e.g. `de`. */
  lang: string;
  /** Heading and name of the banner. Its first letter says in which direction the banner runs. */
  bannerTitle: string;
  /** First layer: what the optional categories are for. */
  purposes: string;
  /** First layer: who receives data. */
  recipients: string;
  /** First layer: that consent can be withdrawn, and where. */
  withdrawal: string;
  /** Button that allows everything. */
  acceptAll: string;
  /** Button that denies everything optional. */
  rejectAll: string;
  /** Banner button that opens the second layer. */
  openSettings: string;
  /** Button that denies everything optional with one click, while something is allowed. */
  withdrawAll: string;
  /** Announced after everything was withdrawn. */
  withdrawn: string;
  /** Button that stores what the switches say. */
  save: string;
  /** Accessible name of the button that closes the dialog. */
  close: string;
  /** Heading and name of the dialog. Its first letter says in which direction the dialog runs. */
  settingsTitle: string;
  /** Name of the switch for `necessary`. */
  necessaryTitle: string;
  /** What `necessary` is for. */
  necessaryText: string;
  /** Why the first switch cannot be turned off. */
  necessaryReason: string;
  /** Name of the switch for `functional`. */
  functionalTitle: string;
  /** What `functional` is for, and who receives data. */
  functionalText: string;
  /** Name of the switch for `marketing`. */
  marketingTitle: string;
  /** What `marketing` is for, and who receives data. */
  marketingText: string;
  /** Words of the link to the privacy policy. */
  privacyLink: string;
  /** Words of the link to the imprint. */
  imprintLink: string;
  /** `ConsentSettingsButton` without children. */
  settingsButton: string;
  /** Announced after a decision was stored. */
  saved: string;
  /** Said instead of `saved` where the browser keeps nothing longer than the tab. */
  savedForTab: string;
  /** Said instead of `saved` where the browser keeps nothing, and once in the settings before. */
  savedForSession: string;
  /** Said in the settings where the browser's signal counts as a refusal. */
  signal: string;
  /** Asked where the settings cannot be loaded; whoever agrees refuses everything optional, and withdraws it. */
  settingsUnavailable: string;
  /** Shown in the settings without JavaScript. */
  noScript: string;
  /** `{title}` and `{provider}` are replaced. */
  embedText: string;
  /**
   * Said instead of `embedText` where no provider can be named: for an embed without an address, or of the page's own
   * host on a server. `{title}` is replaced. Default: nothing is said.
   */
  embedTextUnnamed?: string | undefined;
  /** Button that loads an embed for this once and stores nothing. */
  embedOnce: string;
  /** Button that allows the category of an embed for good. */
  embedAlways: string;
}

/** Where the pages lie that banner and settings link to. */
export interface ConsentLinks {
  /** Address of the privacy policy, e.g. `/datenschutz`. */
  privacy: string;
  /** Address of the imprint, e.g. `/impressum`. */
  imprint: string;
}
