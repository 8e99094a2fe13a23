import { buttonVariants } from '@sanierungsweg/ui/button';
import { SiteLink } from '../../../browser/shell/SiteLink';
import type { LinkTarget } from '../../../routes';
import * as styles from './HeroCall.css';

export interface CallBarProps {
  readonly to: LinkTarget;
  readonly children: string;
}

/**
 * The bar that brings the call to action of a hero back to the lower edge of a phone once the hero has left the view
 * (browser/callBar.ts). Its parent holds what it brings back: a link to the same place, or the form of the hero.
 */
export function CallBar({ to, children }: CallBarProps) {
  return (
    <div className={styles.bar} data-call-bar="" data-shared="">
      <SiteLink to={to} className={buttonVariants({ variant: 'cta', className: styles.barCall })}>
        {children}
      </SiteLink>
    </div>
  );
}
