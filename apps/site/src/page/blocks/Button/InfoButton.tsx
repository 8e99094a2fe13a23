import { buttonVariants } from '@sanierungsweg/ui/button';
import { SiteLink } from '../../../browser/shell/SiteLink';
import { operatorAddress } from '../Operator/operatorEntry';
import type { SectionData } from '../view';

export interface InfoButtonProps {
  to: SectionData<'button'>['to'];
  children: string;
}

/** A button of an information page: to a route, to a section, or an e-mail to the operator. */
export function InfoButton({ to, children }: InfoButtonProps) {
  const className = buttonVariants({ size: 'lg' });
  return to === 'mailto:operator' || to === 'mailto:accessibility' ? (
    <a href={operatorAddress(to)} className={className}>
      {children}
    </a>
  ) : (
    <SiteLink to={to} className={className}>
      {children}
    </SiteLink>
  );
}
