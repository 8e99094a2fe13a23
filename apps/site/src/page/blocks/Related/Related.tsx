import { Icon } from '@sanierungsweg/ui/icon';
import { SiteLink } from '../../../browser/shell/SiteLink';
import type { Route } from '../../../route';
import type { RoutePath } from '../../../routes';
import { routes } from '../../../routes';
import * as frame from '../../../styles/frame.css';
import * as styles from './Related.css';

const all: readonly Route[] = routes;

/** Pages that go on from here. */
export function Related({ paths }: { paths: readonly RoutePath[] }) {
  return (
    <nav className={`${frame.wrap} ${styles.related}`} aria-labelledby="weiter-titel">
      <h2 id="weiter-titel" className={styles.title}>
        Dazu passt
      </h2>
      <ul className={styles.list}>
        {all
          .filter((route) => (paths as readonly string[]).includes(route.path))
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
