import { ButtonLink } from '@sanierungsweg/ui/button';
import { SiteLink } from '../../routing/SiteLink';

/** A button of an information page: to a route, to a section, or an e-mail (its address is filled in when baked). */
export function InfoButton({ to, children }: { to: string; children: string }) {
  return (
    <ButtonLink asChild variant="default" size="lg">
      {to.startsWith('mailto:') ? <a href={to}>{children}</a> : <SiteLink to={to}>{children}</SiteLink>}
    </ButtonLink>
  );
}
