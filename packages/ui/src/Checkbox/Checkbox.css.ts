import { globalStyle, style } from '@vanilla-extract/css';
import { component, descendant, media } from '../styles/component';

/** A tick drawn by two borders: it is there under forced colours, too. */
export const box = style(
  component({
    borderRadius: 5,
    '::after': { content: '' },
    selectors: {
      '&:checked::after': {
        inlineSize: '.4rem',
        blockSize: '.72rem',
        border: 'solid',
        borderWidth: '0 2.5px 2.5px 0',
        rotate: '42deg',
        translate: '0 -1px',
      },
    },
  }),
  'checkbox',
);

/** Without its frame, for one line of consent or a list. */
export const plain = style({}, 'checkbox-plain');
globalStyle(
  `${plain}${plain}`,
  descendant({
    paddingInline: 0,
    borderColor: 'transparent',
    background: 'none',
    boxShadow: 'none',
    '@media': { [media.forcedColors]: { borderColor: 'Canvas' } },
  }),
);
