import { Icon } from '@sanierungsweg/ui/icon';
import { SiteLink } from '../../../browser/shell/SiteLink';
import { type RoutePath, routes } from '../../../routes';
import * as frame from '../../../styles/frame.css';
import * as styles from './Related.css';

/** Pages that go on from here. */
export function Related({ paths }: { paths: readonly RoutePath[] }) {
  return (
    <nav className={`${frame.wrap} ${styles.related}`} aria-labelledby="weiter-titel">
      <h2 id="weiter-titel" className={styles.title}>
        Dazu passt
      </h2>
      <ul className={styles.list}>
        {routes
          .filter((route) => paths.includes(route.path))
          .map((route) => (
            <li key={route.path}>
              <SiteLink to={route.path}>
                {route.label}
                <Icon name="arrow-right" />
              </SiteLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
