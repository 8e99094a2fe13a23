import { globalStyle, style } from '@vanilla-extract/css';

/** Until scripts know the postcode, the style sheet says it: the script in the head left it in `--plz`. */
export const unknown = { page: style({}), form: style({}) } as const;

const WORDS = {
  page: '"Handwerker in " var(--plz)',
  form: '"Jetzt Handwerker in " var(--plz) " und in der Nähe finden"',
} as const;

for (const of of ['page', 'form'] as const) {
  globalStyle(`html[data-plz] ${unknown[of]}::before`, { content: WORDS[of] });
  globalStyle(`html[data-plz] ${unknown[of]} > span`, { display: 'none' });
}
