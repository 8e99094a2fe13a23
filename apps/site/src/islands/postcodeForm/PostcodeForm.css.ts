import { buttonVariants } from '@sanierungsweg/ui/button';
import { textFieldClasses } from '@sanierungsweg/ui/text-field';
import { globalStyle, style } from '@vanilla-extract/css';

// The field is that of packages/ui, its words in the colour of the ground that they stand on.

export const form = style([
  textFieldClasses.field,
  { gridTemplateColumns: 'minmax(0, 1fr)', inlineSize: 'min(29rem, 100%)' },
]);

globalStyle(`${form} > *`, { color: 'inherit' });

export const label = textFieldClasses.label;

export const row = style({
  display: 'flex',
  gap: '.6rem',
  '@media': { '(max-width: 22.5rem)': { flexWrap: 'wrap' } },
});

export const input = style([textFieldClasses.input, textFieldClasses.large, { flex: '1 1 9rem', minInlineSize: 0 }]);

export const hint = textFieldClasses.hint;

/** Beside the postcode that the page is about. */
export const change = style([
  buttonVariants({ variant: 'link' }),
  {
    display: 'none',
    color: 'inherit',
    selectors: { 'html[data-plz] &': { display: 'inline-flex' } },
  },
]);

/** Folded away where the postcode is known, until a visitor opens it. */
export const folding = style({ selectors: { 'html[data-plz] &:not([data-open])': { display: 'none' } } });
