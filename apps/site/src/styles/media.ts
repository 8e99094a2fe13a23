/** Widths at which the layout changes, named by what happens. */
export const media = {
  /** One column instead of two or three. */
  narrow: '(max-width: 52rem)',
  phone: '(max-width: 30rem)',
  /** The burger takes over from the menus. */
  burger: '(max-width: 68.75rem)',
  menus: '(min-width: 68.8125rem)',
  print: 'print',
  calm: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
