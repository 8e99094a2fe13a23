import { Breadcrumbs } from '@sanierungsweg/ui/breadcrumbs';
import { SiteLink } from '../../../browser/shell/SiteLink';
import { housePartOf, parentsOf } from '../../../routes';
import { useCurrentPage } from '../../currentPage';
import { Illustration } from '../Illustration/Illustration';
import * as styles from './PageTrail.css';

/** Way from the home page to this one; the house shows where on it the page is at work. */
export function PageTrail() {
  const { route } = useCurrentPage();
  const parents = parentsOf(route);
  const part = housePartOf(route);
  const house = part && <Illustration art={`partHouse${part}`} className={styles.house} loading="inline" />;
  return (
    <Breadcrumbs label="Sie sind hier" className={styles.trail}>
      <SiteLink to="/">Startseite</SiteLink>
      {parents.map(({ path, label }, index) => (
        <span key={path}>
          {index === 0 && house}
          <SiteLink to={path}>{label}</SiteLink>
        </span>
      ))}
      <span aria-current="page">
        {parents.length === 0 && house}
        {route.label}
      </span>
    </Breadcrumbs>
  );
}
