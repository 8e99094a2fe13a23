import { style } from '@vanilla-extract/css';
import { component } from '../styles/component';
import { vars } from '../tokens/contract.generated';

const { color, text, weight } = vars;

export const label = style(
  component({ fontWeight: weight.semibold, fontSize: '1rem', lineHeight: 1.35, color: color.text }),
  'field-label',
);

export const hint = style(component({ fontSize: text.small, lineHeight: 1.45, color: color.textMuted }), 'field-hint');
