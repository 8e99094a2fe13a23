import type { ComponentProps, ReactNode } from 'react';
import { Slot } from '../Slot/Slot';
import { type ButtonSize, type ButtonVariant, buttonVariants } from './buttonVariants';

/** Props of `ButtonLink`. Attributes of `<a>` pass through. */
export interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** What it says; with `asChild` the link that is drawn. */
  children?: ReactNode;
  /** How the link stands out. Default: `default`. */
  variant?: ButtonVariant | undefined;
  /** Height and padding. Default: `default`, 44 px. */
  size?: ButtonSize | undefined;
  /** Draws the one child element, such as a router's link, instead of an `<a>`. Default: `false`. */
  asChild?: boolean | undefined;
}

/**
 * Goes to another page or place and looks like a button. Renders `<a href>`, or with `asChild` the link given as its
 * one child. Server-safe.
 *
 * @throws Error with `asChild` if its child is not exactly one element.
 * @example <ButtonLink href="/contact" variant="cta">Contact</ButtonLink>
 * @example <ButtonLink asChild><RouterLink to="/contact">Contact</RouterLink></ButtonLink>
 */
export function ButtonLink({ variant, size, asChild = false, className, children, ...props }: ButtonLinkProps) {
  const classes = buttonVariants({ variant, size, className });
  const Link = asChild ? Slot : 'a';
  return (
    <Link {...props} className={classes}>
      {children}
    </Link>
  );
}
