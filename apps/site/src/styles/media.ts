/** The burger takes over from the menus. By itself, so that scripts that ask for it do not carry the others. */
export const BURGER = '(max-width: 68.75rem)';

/** Widths at which the layout changes, named by what happens. */
export const media = {
  /** Room for three picture cards whose largest numbers stay whole. */
  cards: '(min-width: 51rem)',
  /** One column instead of two or three. */
  narrow: '(max-width: 52rem)',
  /** Room for two and more columns. */
  wide: '(min-width: 52.0625rem)',
  /** Room for four columns. */
  full: '(min-width: 72rem)',
  /** Room for a contents list beside the text. */
  rail: '(min-width: 75rem)',
  phone: '(max-width: 30rem)',
  /** A phone whose reader has large letters: one or two words fill a line. */
  fewLetters: '(max-width: 18rem)',
  burger: BURGER,
  menus: '(min-width: 68.8125rem)',
  print: 'print',
  /** Paper, and screens so low that a header in its place would leave the page no room beside the consent banner. */
  low: 'print, (max-height: 25rem)',
  /** Screens that leave it that room. */
  tall: 'screen and (min-height: 25.0625rem)',
  calm: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
