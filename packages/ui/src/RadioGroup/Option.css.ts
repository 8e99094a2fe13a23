import { globalStyle, style } from '@vanilla-extract/css';
import { component, descendant, media } from '../styles/component';
import { vars } from '../tokens/contract.generated';

const { color, weight, text } = vars;

/**
 * A choice as a box: control, words, a value at the end of the line, a note below. Where the words would have less than
 * their basis beside another, they go on below it, with large letters or in a narrow place.
 */
export const option = style(
  component({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '.2rem .825rem',
    alignItems: 'center',
    minBlockSize: '3.125rem',
    padding: '.6rem .9rem',
    border: `${vars.line.field} solid ${color.line}`,
    borderRadius: vars.radius.m,
    background: color.surfaceRaised,
    color: color.text,
    fontSize: '1rem',
    lineHeight: 1.3,
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: color.text },
      '&:active': { boxShadow: `inset 0 0 0 1px ${color.text}` },
      '&:has(:checked)': {
        borderColor: color.text,
        background: color.mark,
        boxShadow: `inset 0 0 0 1px ${color.text}`,
      },
      '&:has(:focus-visible)': {
        outline: `${vars.line.focus} solid var(--ui-focus, ${color.focus})`,
        outlineOffset: 3,
      },
      '&:has(:disabled)': {
        borderColor: color.line,
        background: color.surfaceSoft,
        boxShadow: 'none',
        color: color.textMuted,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: {
          '&:has(:checked)': { borderColor: 'Highlight', outline: '2px solid Highlight', outlineOffset: -5 },
          '&:has(:focus-visible)': { outline: '3px solid Highlight', outlineOffset: 3 },
          '&:has(:disabled)': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
  'option',
);

export const control = style(
  component({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.375rem',
    blockSize: '1.375rem',
    margin: 0,
    appearance: 'none',
    border: `${vars.line.field} solid ${color.lineStrong}`,
    background: color.surfaceRaised,
    color: color.text,
    cursor: 'inherit',
    selectors: { '&:checked': { borderColor: color.text } },
    '@media': { [media.forcedColors]: { selectors: { '&:disabled': { borderColor: 'GrayText' } } } },
  }),
  'option-control',
);

export const value = style(
  component({ fontSize: text.small, fontVariantNumeric: 'tabular-nums lining-nums', marginInlineStart: 'auto' }),
  'option-value',
);

export const note = style(
  component({ flexBasis: '100%', paddingInlineStart: '2.2rem', fontSize: text.label, lineHeight: 1.4 }),
  'option-note',
);

export const name = style(component({ flex: '4.5rem', fontWeight: weight.semibold }), 'option-name');

// The box tells focus in place of the control; browsers without `:has()` drop both rules, and the control tells it. Not
// `*`: by that every change of focus would style the whole page anew, wherever it is.
globalStyle(`${option}:has(:focus-visible) input`, descendant({ outline: 'none' }));

globalStyle(`${option}:not(:has(:checked)) :is(${value}, ${note})`, descendant({ color: color.textMuted }));
