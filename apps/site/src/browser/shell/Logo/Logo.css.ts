import { style } from '@vanilla-extract/css';
import { token } from '../../../styles/token';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.65rem',
  minInlineSize: 0,
  minBlockSize: '2.75rem',
  fontFamily: token('font-head'),
  fontSize: 'min(1.4375rem, 5.8vw, 10vw - 13.5px)',
  fontWeight: 700,
  letterSpacing: '-.025em',
  color: 'inherit',
  textDecoration: 'none',
});
