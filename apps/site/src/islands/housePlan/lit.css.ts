import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media';

/** What of the house is lit, over it. Nobody points at paper. */
export const lit = style({ '@media': { [media.print]: { display: 'none' } } });
