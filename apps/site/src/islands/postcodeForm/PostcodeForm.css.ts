import { textFieldClasses } from '@sanierungsweg/ui/text-field';
import { style } from '@vanilla-extract/css';
import { token } from '../../styles/token';

// The field is that of packages/ui, its words in the colour of the ground that they stand on.

export const form = style([
  textFieldClasses.field,
  { gridTemplateColumns: 'minmax(0, 1fr)', inlineSize: 'min(29rem, 100%)' },
]);

export const label = style([textFieldClasses.label, { color: 'inherit' }]);

export const row = style({
  display: 'flex',
  gap: '.6rem',
  '@media': { '(max-width: 22.5rem)': { flexWrap: 'wrap' } },
});

export const input = style([textFieldClasses.input, textFieldClasses.large, { flex: '1 1 9rem', minInlineSize: 0 }]);

export const hint = style([textFieldClasses.hint, { color: 'inherit' }]);

/** Beside the postcode that the page is about. */
export const change = style({
  display: 'none',
  minBlockSize: '2.75rem',
  paddingInline: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 650,
  cursor: 'pointer',
  textDecoration: `underline 2px ${token('color-link-line')}`,
  textUnderlineOffset: '.3em',
  selectors: { 'html[data-plz] &': { display: 'inline-block' } },
});

/** Folded away where the postcode is known. */
export const folding = style({ selectors: { 'html[data-plz] &': { display: 'none' } } });
