import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styles/component';

export const inline = style(
  component({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0, alignItems: 'center' }),
  'inline',
);

export const aligned = styleVariants(
  { center: {}, baseline: { alignItems: 'baseline' }, start: { alignItems: 'start' }, end: { alignItems: 'end' } },
  component,
  'inline',
);

export const justified = styleVariants(
  { start: {}, between: { justifyContent: 'space-between' }, end: { justifyContent: 'end' } },
  component,
  'inline-justify',
);
