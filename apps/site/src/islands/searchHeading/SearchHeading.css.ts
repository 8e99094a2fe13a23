import { style } from '@vanilla-extract/css';

/** Shares its place with the longest wording, see pages/Search. */
export const inPlace = style({ gridArea: '1 / 1' });
