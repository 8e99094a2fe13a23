import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';

/**
 * The one drawn band of a page, with more room than sections have: the row of houses at its lower edge stands on the ground
 * line.
 */
export const drawn = style({
  overflow: 'clip',
  selectors: { '&&': { paddingBlock: 'clamp(3rem, 8.4vw, 7.5rem) 0' } },
});

export const houses = style({ marginBlockStart: 'clamp(2rem, 5vw, 4rem)' });

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gap: 'clamp(2rem, 5vw, 5rem)',
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const aside = style({
  display: 'grid',
  gap: token('space-5'),
  position: 'sticky',
  insetBlockStart: '7rem',
  '@media': { [media.narrow]: { position: 'static' } },
});

export const points = style({ display: 'grid', gap: '.8rem', listStyle: 'none' });

globalStyle(`${points} > li`, {
  display: 'grid',
  gridTemplateColumns: '1.5rem 1fr',
  gap: token('space-3'),
  lineHeight: 1.45,
});

export const broker = style({
  fontSize: token('text-small'),
  lineHeight: 1.5,
  color: token('color-text-on-sun-muted'),
});

/** The sheet of paper that the form lies on. */
export const sheet = style({
  minInlineSize: 0,
  padding: 'clamp(min(1.25rem, 6vw), 3vw, 2.5rem)',
  border: `${token('line-plan')} solid ${token('color-text')}`,
  borderRadius: token('radius-l'),
  background: token('color-surface'),
  color: token('color-text'),
  '@media': { [media.print]: { display: 'none' } },
});

/** Holds the form and the way on without it, which share a cell; no title, which would share it, too. */
export const place = style({});

/** A way on while there is no form: in the room that is kept for it, or below what is left of that room. */
export const meanwhile = style({
  display: 'none',
  alignSelf: 'end',
  paddingBlockStart: token('space-4'),
  '@media': { '(scripting: none)': { display: 'block' } },
});
const failed = `${place}:has([data-status=failed])`;
globalStyle(failed, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
globalStyle(`${failed} ${meanwhile}`, { display: 'block' });
globalStyle(`${failed}:not(:has([data-released])) :is(.lead-widget, ${meanwhile})`, { gridArea: '1 / 1' });

/** Below the provider's own confirmation, apart from it. */
export const sent = style({
  marginBlockStart: token('space-6'),
  paddingBlockStart: token('space-5'),
  borderBlockStart: `1px solid ${token('color-line')}`,
});

/** Three pictures on a ground line each: in a row, or beside their words below each other, never two and one. */
export const next = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: token('space-3'),
  listStyle: 'none',
  fontSize: token('text-small'),
  fontWeight: 650,
  lineHeight: 1.35,
  '@media': { '(max-width: 22.5rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${next} > li`, {
  display: 'grid',
  gap: token('space-2'),
  alignContent: 'start',
  '@media': { '(max-width: 22.5rem)': { gridTemplateColumns: '5.5rem minmax(0, 1fr)', alignItems: 'center' } },
});
globalStyle(`${next} svg`, { borderBlockEnd: `${token('line-plan')} solid ${token('color-text')}` });
