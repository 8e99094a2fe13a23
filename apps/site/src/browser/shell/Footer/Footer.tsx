import { COPYRIGHT_YEAR, SITE_NAME } from '../../../../settings/site';
import type { ListedRoute, Route } from '../../../routes';
import * as frame from '../../../styles/frame.css';
import * as ways from '../../../ways';
import { InlineIcon } from '../InlineIcon';
import { Logo } from '../Logo/Logo';
import { type FooterGroup, footerColumns } from '../menus';
import { SiteLink } from '../SiteLink';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch';
import { ALL_PAGES_ID } from './allPagesId';
import * as styles from './Footer.css';

/** What the site is; one without forms leads to no offers. */
const WHAT = `Energetische Sanierung verständlich erklärt${__LEADS__.forms === 'shown' ? ', und der Weg zu Angeboten von Fachbetrieben aus Ihrer Region' : ''}.`;

/** A link to a page; to the cookie settings the button that opens them, which without scripts leads to their page. */
function Entry({ route, current }: { route: ListedRoute; current: Route }) {
  if (route.path === ways.cookieSettings) {
    return (
      <form action={ways.cookieSettings}>
        <button type="submit" data-consent-open="" aria-haspopup="dialog" className={styles.plainButton}>
          {route.label}
        </button>
      </form>
    );
  }
  return (
    <SiteLink to={route.path} aria-current={route === current ? 'page' : undefined}>
      {route.shortLabel ?? route.label}
    </SiteLink>
  );
}

function Group({ group: { id, title, links, fixed }, current }: { group: FooterGroup; current: Route }) {
  const list = (
    <ul className={id === 'staedte' ? `${styles.list} ${styles.cities}` : styles.list}>
      {links.map((route) => (
        <li key={route.path}>
          <Entry route={route} current={current} />
        </li>
      ))}
    </ul>
  );
  return (
    <div>
      <h2 className={fixed ? styles.title : `${styles.title} ${styles.unfolded}`}>{title}</h2>
      {fixed ? (
        list
      ) : (
        <details className={styles.fold}>
          <summary>
            {title}
            <InlineIcon name="chevron-down" />
          </summary>
          {list}
        </details>
      )}
    </div>
  );
}

/** Every page by what a reader looks for, the disclaimer for all figures, cookie settings and theme (R-FOOT). */
export function Footer({ route: current }: { route: Route }) {
  return (
    <footer className={styles.footer}>
      <div className={frame.wrap}>
        <div className={styles.about}>
          <Logo current={current} />
          <p className={styles.small}>{WHAT}</p>
        </div>
        <nav className={styles.columns} id={ALL_PAGES_ID} aria-label="Alle Seiten">
          {footerColumns.map((groups) => (
            <div key={groups[0]?.id} className={styles.column}>
              {groups.map((group) => (
                <Group key={group.id} group={group} current={current} />
              ))}
            </div>
          ))}
        </nav>
        <div className={styles.end}>
          <span>
            © {COPYRIGHT_YEAR} {SITE_NAME}
          </span>
          <ThemeSwitch />
          <span>Alle Angaben zu Kosten, Förderung und Einsparung sind unverbindlich und ohne Gewähr.</span>
        </div>
      </div>
    </footer>
  );
}
