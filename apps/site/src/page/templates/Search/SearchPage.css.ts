import { style } from '@vanilla-extract/css';

/** As high as its longest wording, which lies unseen in the same place. */
export const reserved = style({
  display: 'grid',
  '::after': { content: 'attr(data-longest)', gridArea: '1 / 1', visibility: 'hidden' },
});
