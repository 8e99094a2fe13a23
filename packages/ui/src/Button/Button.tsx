import type { ComponentProps, MouseEvent } from 'react';
import { Slot } from '../Slot/Slot';
import { type ButtonSize, type ButtonVariant, buttonVariants } from './buttonVariants';

/** Props of `Button`. Attributes of `<button>` pass through; `type` is `button` unless given. */
export interface ButtonProps extends ComponentProps<'button'> {
  /** How the button stands out. Default: `default`. */
  variant?: ButtonVariant | undefined;
  /** Height and padding. Default: `default`, 44 px. An `icon` button needs an `aria-label`. */
  size?: ButtonSize | undefined;
  /**
   * Whether what it started is still under way: it shows so, keeps its focus and width, and does nothing when pressed.
   * Say in the text what happens („Wird gesendet …“). Default: `false`.
   */
  loading?: boolean | undefined;
  /** Draws the one child element as the button instead of a `<button>`. Default: `false`. */
  asChild?: boolean | undefined;
}

/** On the way in, before any handler of the button's or of its child's. */
const ignore = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Starts an action on the current page; to go to another page use `ButtonLink`. Renders `<button type="button">`, so
 * that it submits no form by accident; set `type="submit"` where it should. Server-safe unless `loading`.
 *
 * @throws Error with `asChild` if its child is not exactly one element.
 * @example <Button variant="cta" onClick={save} loading={saving}>Save</Button>
 */
export function Button({ variant, size, loading, asChild = false, className, type, ...props }: ButtonProps) {
  const all = {
    ...props,
    ...(loading && { 'aria-disabled': true, 'data-state': 'loading', onClickCapture: ignore }),
    className: buttonVariants({ variant, size, className }),
  };
  if (asChild) return <Slot {...all} />;
  return <button {...all} type={type ?? 'button'} />;
}
