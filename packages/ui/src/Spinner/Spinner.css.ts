import { style } from '@vanilla-extract/css';
import { component } from '../styles/component';
import { spinning } from '../styles/spinning';

export const spinner = style(
  component({ display: 'inline-flex', gap: '.6em', alignItems: 'center', lineHeight: 1.4 }),
  'spinner',
);

export const ring = style(component({ flex: 'none', ...spinning }), 'spinner-ring');
