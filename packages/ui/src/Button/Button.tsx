import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonVariants } from './buttonVariants';

/** Props of `Button`. Attributes of `<button>` pass through; `type` is `button` unless given. */
export interface ButtonProps extends ComponentProps<'button'> {
  /** How the button stands out. Default: `default`. */
  variant?: ButtonVariant;
  /** Height and padding. Default: `default`, 44 px. An `icon` button needs an `aria-label`. */
  size?: ButtonSize;
  /** Draws the one child element as the button instead of a `<button>`. Default: `false`. */
  asChild?: boolean;
}

/**
 * Starts an action on the current page; to go to another page use `ButtonLink`. Renders `<button type="button">`, so
 * that it submits no form by accident; say `type="submit"` where it shall. Server-safe.
 *
 * @example <Button variant="cta" onClick={save}>Save</Button>
 */
export function Button({ variant, size, asChild = false, className, type, ...props }: ButtonProps) {
  const classes = buttonVariants({ variant, size, className });
  if (asChild) return <Slot {...props} className={classes} />;
  return <button {...props} type={type ?? 'button'} className={classes} />;
}
