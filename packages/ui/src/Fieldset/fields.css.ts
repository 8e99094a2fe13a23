import { style } from '@vanilla-extract/css';
import { component } from '../styles/component';
import { vars } from '../tokens/contract.generated';

/** The fields of a group, from top to bottom. */
export const fields = style(component({ display: 'grid', gap: vars.space[5] }), 'fieldset-fields');
