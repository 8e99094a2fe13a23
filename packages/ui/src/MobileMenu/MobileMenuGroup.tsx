import type { ComponentProps, ReactNode } from 'react';
import { CHEVRON_DOWN, Glyph } from '../Icon/Glyph';
import { joinClasses } from '../joinClasses';
import { group, groupContent, groupTitle } from './MobileMenu.css';

/** Props of `MobileMenuGroup`. Attributes of `<details>` pass through. */
export interface MobileMenuGroupProps extends Omit<ComponentProps<'details'>, 'title' | 'open'> {
  /** Wording of the row that opens the group. */
  title: ReactNode;
  /** Links of the group. */
  children: ReactNode;
  /** Whether the group is open at first; the visitor decides from then on. Default: `false`. */
  defaultOpen?: boolean | undefined;
  /** Whether the group is open; controls it together with `onOpenChange`. */
  open?: boolean | undefined;
  /** Called with what the visitor asks for by the row of the group. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A part of the mobile menu that opens and closes on its own, whatever the other groups do. A native `<details>`:
 * as the server draws it, it works before and without JavaScript. A client component.
 *
 * @example <MobileMenuGroup title="Heating"><a href="/heat-pumps">Heat pumps</a></MobileMenuGroup>
 */
export function MobileMenuGroup({
  title,
  children,
  defaultOpen,
  open,
  onOpenChange,
  className,
  ...props
}: MobileMenuGroupProps) {
  return (
    <details {...props} open={open ?? defaultOpen} className={joinClasses(group, className)}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys arrive as clicks */}
      <summary
        className={groupTitle}
        onClick={(event) => {
          const { open: now } = event.currentTarget.parentElement as HTMLDetailsElement;
          // Where the parent decides, the browser must not open it first. What its search has opened, it closes again.
          if (now === open) event.preventDefault();
          onOpenChange?.(!now);
        }}
      >
        {title}
        <Glyph path={CHEVRON_DOWN} size={20} />
      </summary>
      <div className={groupContent}>{children}</div>
    </details>
  );
}
