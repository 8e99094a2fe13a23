import { joinClasses } from '../joinClasses';
import { warnOfChoice } from '../warnOfChoice';
import { button, sizes, variants } from './Button.css';

/**
 * How a button stands out.
 *
 * `default` the main action · `cta` the one call to action of a page · `hero` the same within a large drawing ·
 * `trust` reassuring, beside promises · `secondary`, `outline`, `ghost` less and less emphasis · `link` reads as a
 * link · `destructive` deletes or withdraws.
 */
export type ButtonVariant =
  | 'default'
  | 'destructive'
  | 'outline'
  | 'secondary'
  | 'ghost'
  | 'link'
  | 'cta'
  | 'trust'
  | 'hero';

/** `default` and `icon` are 44 px high, `sm` 36, `lg` 52, `xl` 60; `icon` is square. */
export type ButtonSize = 'default' | 'sm' | 'lg' | 'xl' | 'icon';

/** Which look `buttonVariants` returns the classes of. */
export interface ButtonVariantsOptions {
  /** How it stands out. Default: `default`. */
  variant?: ButtonVariant | undefined;
  /** Height and padding. Default: `default`, 44 px. */
  size?: ButtonSize | undefined;
  /** Further classes, put last. */
  className?: string | undefined;
}

/**
 * The class names of a button, for elements that this package does not draw, such as a router's link or a form's file
 * input. Works in server components.
 *
 * @example <RouterLink className={buttonVariants({ variant: 'cta' })} to="/start">
 */
export function buttonVariants({
  variant = 'default',
  size = 'default',
  className,
}: ButtonVariantsOptions = {}): string {
  warnOfChoice('a button', 'variant', variant, variants);
  warnOfChoice('a button', 'size', size, sizes);
  return joinClasses(button, variants[variant], sizes[size], className) ?? '';
}
