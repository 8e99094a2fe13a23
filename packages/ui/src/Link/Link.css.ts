import { style } from '@vanilla-extract/css';
import { component, media } from '../styles/component';
import { underline } from '../styles/underline';
import { vars } from '../tokens/contract.generated';

const { color } = vars;

export const link = style(
  component({
    color: color.link,
    ...underline,
    textUnderlineOffset: '.22em',
    selectors: {
      '&:hover': { textDecorationThickness: '3px' },
      '&:focus-visible': {
        outline: `${vars.line.focus} solid var(--ui-focus, ${color.focus})`,
        outlineOffset: 3,
        borderRadius: 3,
      },
    },
    '@media': { [media.forcedColors]: { color: 'LinkText' } },
  }),
  'link',
);

/** On a line of its own: as high as a finger, with room for an icon. */
export const standalone = style(
  component({
    display: 'inline-flex',
    gap: '.5em',
    alignItems: 'center',
    minBlockSize: vars.size.target,
    fontWeight: vars.weight.semibold,
  }),
  'link-standalone',
);
