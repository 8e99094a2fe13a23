/** The longest line of running text: about 65 characters, at most 75. Paper has a longer one, see print.css.ts. */
export const MEASURE = 'var(--measure)';
