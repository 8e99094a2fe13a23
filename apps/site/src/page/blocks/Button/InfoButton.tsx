import { buttonVariants } from '@sanierungsweg/ui/button';
import { SiteLink } from '../../../browser/shell/SiteLink';

/** A button of an information page: to a route, to a section, or an e-mail (its address is filled in when baked). */
export function InfoButton({ to, children }: { to: string; children: string }) {
  const className = buttonVariants({ size: 'lg' });
  return to.startsWith('mailto:') ? (
    <a href={to} className={className}>
      {children}
    </a>
  ) : (
    <SiteLink to={to} className={className}>
      {children}
    </SiteLink>
  );
}
