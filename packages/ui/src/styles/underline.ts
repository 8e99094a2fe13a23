import { vars } from '../tokens/contract.generated';

/**
 * The line below links, 2 px thick. In longhands: before Safari 26.2 the shorthand knows the line alone, and one that
 * says more counts for nothing there, so that a link would be without a line.
 */
export const underline = {
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.linkLine,
  textDecorationThickness: '2px',
} as const;
