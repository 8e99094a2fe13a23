import { style } from '@vanilla-extract/css';
import { component } from '../styles/component';
import { vars } from '../tokens/contract.generated';

export const badge = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '.35em',
    padding: '.15em .6em',
    border: `${vars.line.hair} solid`,
    borderRadius: vars.radius.s,
    font: `${vars.weight.semibold} ${vars.text.label}/1.4 ${vars.font.body}`,
    hyphens: 'manual',
  }),
  'badge',
);

export const tones = {
  neutral: style(
    component({ background: vars.color.secondary, color: vars.color.onSecondary, borderColor: vars.color.lineStrong }),
    'badge-neutral',
  ),
  sun: style(component({ background: vars.color.mark, color: vars.color.text }), 'badge-sun'),
  trust: style(component({ background: vars.color.trustSoft, color: vars.color.onTrustSoft }), 'badge-trust'),
  error: style(component({ background: vars.color.errorSoft, color: vars.color.error }), 'badge-error'),
};
