import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { component, media } from '../styles/component';
import { spinning } from '../styles/spinning';
import { underline } from '../styles/underline';
import { vars } from '../tokens/contract.generated';

const { color, size, motion } = vars;

/** A filled button and its colour under the pointer. */
const filled = (background: string, hover: string, text: string): StyleRule => ({
  background,
  color: text,
  selectors: { '&:hover': { background: hover } },
});

const tint = (share: number) => `color-mix(in oklab, ${color.text} ${share}%, transparent)`;

const cta = filled(color.cta, color.ctaHover, color.onCta);

const disabled: StyleRule = {
  background: color.surfaceSoft,
  color: color.textMuted,
  borderColor: color.line,
  boxShadow: 'none',
  cursor: 'not-allowed',
  textDecoration: 'none',
};

/** Disabled by attribute, or for links and buttons that stay focusable by ARIA. Doubled to win over the variants' hover. */
const IS_DISABLED = '&&:is(:disabled, [aria-disabled=true])';

export const button = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '.5em',
    minBlockSize: size.buttonDefault,
    padding: '.4em 1.15em',
    border: `${vars.line.field} solid transparent`,
    borderRadius: vars.radius.m,
    font: `${vars.weight.semibold} 1rem/1.2 ${vars.font.body}`,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    hyphens: 'manual',
    transition: `background-color ${motion.fast}, border-color ${motion.fast}, color ${motion.fast}`,
    selectors: {
      // A frame of its words' colour, which stands out from every ground that a button has.
      '&:active': { boxShadow: 'inset 0 0 0 2px' },
      [IS_DISABLED]: disabled,
      '&[data-state=loading]::before': { content: '', flex: 'none', ...spinning },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'currentColor',
        selectors: { [IS_DISABLED]: { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  }),
  'button',
);

/** How a button stands out. */
export const variants = styleVariants(
  {
    default: filled(color.primary, color.primaryHover, color.onPrimary),
    destructive: filled(color.destructive, color.destructiveHover, color.onDestructive),
    outline: {
      background: 'transparent',
      color: color.text,
      borderColor: color.lineStrong,
      selectors: { '&:hover': { borderColor: color.text, background: tint(6) } },
    },
    secondary: filled(color.secondary, color.secondaryHover, color.onSecondary),
    ghost: filled('transparent', tint(8), color.text),
    link: {
      ...underline,
      textUnderlineOffset: '.25em',
      background: 'none',
      color: color.link,
      selectors: {
        '&:hover': { textDecorationThickness: '3px' },
        // Flush with the text around it in every size.
        '&&': { paddingInline: 0, boxShadow: 'none' },
        '&&&:is(:disabled, [aria-disabled=true])': { background: 'none', borderColor: 'transparent' },
      },
      // There a transparent border would be drawn.
      '@media': { [media.forcedColors]: { borderStyle: 'none' } },
    },
    cta,
    trust: {
      background: color.trustSoft,
      color: color.onTrustSoft,
      borderColor: 'currentColor',
      selectors: { '&:hover': { background: color.trust, borderColor: color.trust, color: color.onTrust } },
    },
    // The ink of the drawing beside it; at night the outline would be brighter than the button.
    hero: { ...cta, fontWeight: vars.weight.bold, borderColor: color.ctaLine },
  },
  component,
  'button',
);

/** Height and padding; after the variants, so that it wins over theirs. */
export const sizes = styleVariants(
  {
    // Nothing: the base has this size.
    default: {},
    sm: { minBlockSize: size.buttonSm, fontSize: vars.text.small, paddingInline: '.85em' },
    lg: { minBlockSize: size.buttonLg, fontSize: vars.text.body, paddingInline: '1.4em' },
    xl: { minBlockSize: size.buttonXl, fontSize: '1.1875rem', paddingInline: '1.6em' },
    icon: {
      inlineSize: size.buttonIcon,
      blockSize: size.buttonIcon,
      padding: 0,
      gap: 0,
      // A line of text that nobody sees, so that it stands on the same line as the buttons with words beside it.
      selectors: { '&:not([data-state])::before': { content: '"\\200b"' } },
    },
  },
  component,
  'button-size',
);
