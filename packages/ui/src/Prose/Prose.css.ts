import { globalStyle, style } from '@vanilla-extract/css';
import { component, descendant } from '../styles/component';
import { vars } from '../tokens/contract.generated';

export const prose = style(component({ display: 'flow-root', maxInlineSize: vars.size.measure }), 'prose');

globalStyle(`${prose}>*`, descendant({ marginBlock: 0 }));
globalStyle(`${prose}>*+*`, descendant({ marginBlockStart: vars.space[4] }));
globalStyle(`${prose}>:is(h2,h3,h4):not(:first-child)`, descendant({ marginBlockStart: '1.6em' }));
globalStyle(`${prose}>:is(h2,h3,h4)+*`, descendant({ marginBlockStart: vars.space[3] }));
globalStyle(`${prose} :is(ul,ol):not([role])`, descendant({ paddingInlineStart: '1.4em' }));
globalStyle(`${prose} li+li`, descendant({ marginBlockStart: vars.space[2] }));
globalStyle(`${prose} li::marker`, descendant({ color: vars.color.linkLine, fontWeight: vars.weight.bold }));
globalStyle(
  `${prose} blockquote`,
  descendant({
    margin: 0,
    paddingInlineStart: vars.space[4],
    borderInlineStart: `${vars.line.ground} solid ${vars.color.chartRange}`,
  }),
);
globalStyle(`${prose} mark`, descendant({ background: vars.color.mark, color: 'inherit', paddingInline: '.15em' }));
globalStyle(`${prose} hr`, descendant({ border: 0, borderBlockStart: `${vars.line.hair} solid ${vars.color.line}` }));
