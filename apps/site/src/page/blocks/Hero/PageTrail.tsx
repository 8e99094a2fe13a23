import { Breadcrumbs } from '@sanierungsweg/ui/breadcrumbs';
import { SiteLink } from '../../../browser/shell/SiteLink';
import { useCurrentPage } from '../../currentPage';

/** Way from the home page to this one. */
export function PageTrail() {
  const { route } = useCurrentPage();
  return (
    <Breadcrumbs label="Sie sind hier">
      <SiteLink to="/">Startseite</SiteLink>
      <span aria-current="page">{route.label}</span>
    </Breadcrumbs>
  );
}
