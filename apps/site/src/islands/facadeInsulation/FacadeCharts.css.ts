import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../styles/token';

/** One mark across the bars: what is paid for lies on its left. */
export const limitChart = style({});
globalStyle(`${limitChart} line`, { stroke: token('color-cta'), strokeWidth: 2, strokeDasharray: '6 4' });
// The bar that is cut is broken, as on a plan.
globalStyle(`${limitChart} tbody > :first-child svg`, {
  mask: 'linear-gradient(105deg, #000 calc(100% - 2.5rem), #0000 0 calc(100% - 2rem), #000 0)',
});

export const aside = style({
  display: 'block',
  color: token('color-text-muted'),
  fontSize: token('text-label'),
  fontWeight: 500,
});

export const wide = style({ gridColumn: '1 / -1' });
// Letters of twice the size on a phone: a word that is broken rather than a page that scrolls sideways.
globalStyle(`${wide} :is(th, td)`, { '@media': { '(max-width: 17rem)': { overflowWrap: 'anywhere' } } });
