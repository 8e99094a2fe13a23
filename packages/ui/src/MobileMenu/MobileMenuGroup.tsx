import type { ComponentProps, ReactNode } from 'react';
import { Glyph } from '../Icon/Glyph';
import { joinClasses } from '../joinClasses';
import { group, groupContent, groupTitle } from './MobileMenu.css';

/** Props of `MobileMenuGroup`. Attributes of `<details>` pass through. */
export interface MobileMenuGroupProps extends Omit<ComponentProps<'details'>, 'title' | 'open'> {
  /** Wording of the row that opens the group. */
  title: ReactNode;
  /** Links of the group. */
  children: ReactNode;
  /** Whether the group is open at first. Default: `false`. */
  defaultOpen?: boolean | undefined;
}

/**
 * A part of the mobile menu that opens and closes on its own, whatever the other groups do. A native `<details>`:
 * as the server draws it, it works before and without JavaScript. A client component.
 *
 * @example <MobileMenuGroup title="Heating"><a href="/heat-pumps">Heat pumps</a></MobileMenuGroup>
 */
export function MobileMenuGroup({ title, children, defaultOpen, className, ...props }: MobileMenuGroupProps) {
  return (
    <details {...props} open={defaultOpen} className={joinClasses(group, className)}>
      <summary className={groupTitle}>
        {title}
        <Glyph name="chevron-down" size={20} />
      </summary>
      <div className={groupContent}>{children}</div>
    </details>
  );
}
