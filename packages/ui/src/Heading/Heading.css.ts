import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styles/component';
import { vars } from '../tokens/contract.generated';

const { text, weight, font } = vars;

export const heading = style(
  component({
    color: 'inherit',
    fontFamily: font.head,
    fontWeight: weight.bold,
    textWrap: 'balance',
    hyphens: 'manual',
  }),
  'heading',
);

/** Sizes by the level that they usually belong to. */
export const sizes = styleVariants(
  {
    display: { fontSize: text.display, lineHeight: 1, letterSpacing: '-.03em' },
    1: { fontSize: text.h1, lineHeight: 1.05, letterSpacing: '-.025em' },
    2: { fontSize: text.h2, lineHeight: 1.1, letterSpacing: '-.02em' },
    3: { fontSize: text.h3, lineHeight: 1.2, letterSpacing: '-.012em' },
    4: { fontSize: text.h4, lineHeight: 1.3, letterSpacing: '-.005em' },
  },
  component,
  'heading',
);
