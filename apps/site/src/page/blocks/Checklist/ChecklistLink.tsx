import { SiteLink } from '../../../browser/shell/SiteLink';
import { useCurrentPage } from '../../currentPage';
import { checklistWay } from './checklistWay';

export interface ChecklistLinkProps {
  /** Says before the link what it is good for. */
  before: string;
  className?: string;
}

/** A sentence that ends with the way to the checklist for the offers of this page; nothing where none fits. */
export function ChecklistLink({ before, className }: ChecklistLinkProps) {
  const way = checklistWay(useCurrentPage().route);
  if (!way) return null;
  return (
    <p className={className}>
      {before} <SiteLink to={way.to}>{way.label}</SiteLink>
    </p>
  );
}
