import { globalStyle, style } from '@vanilla-extract/css';
import { option } from '../RadioGroup/Option.css';
import { component, descendant } from '../styles/component';

/** Least height of an option. */
const LINE = '3.125rem';

/** A tick drawn by two borders: it is there under forced colours, too. */
export const box = style(
  component({
    borderRadius: 5,
    selectors: {
      '&:checked::after': {
        content: '',
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
globalStyle(`${plain}${plain}`, descendant({ paddingInline: 0, border: 0, background: 'none', boxShadow: 'none' }));

/** Lies upon the first line of the box, which keeps room for it: a label must not hold a second thing to press. */
export const info = style(
  component({
    position: 'relative',
    gridArea: '1 / 1',
    placeSelf: 'start end',
    display: 'grid',
    placeItems: 'center',
    minInlineSize: LINE,
    minBlockSize: LINE,
  }),
  'checkbox-info',
);
globalStyle(`${option}:has(+ ${info})`, descendant({ gridArea: '1 / 1', paddingInlineEnd: LINE }));
