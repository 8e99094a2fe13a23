import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styles/component';

export const grid = style(component({ display: 'grid', gap: 'clamp(1.25rem,2vw,1.75rem)' }), 'grid');

const columns = (least: string) => ({
  gridTemplateColumns: `repeat(auto-fill,minmax(min(100%,${least}),1fr))`,
});

export const items = styleVariants(
  {
    small: columns('14rem'),
    medium: columns('21rem'),
    large: columns('30rem'),
  },
  component,
  'grid',
);
