import { style } from '@vanilla-extract/css';
import { component } from '../styles/component';
import { vars } from '../tokens/contract.generated';

export const form = style(component({ display: 'grid', gap: vars.space[5], minInlineSize: 0 }), 'form');
