import { ConsentSettingsButton } from '@sanierungsweg/consent/ui';
import { COPYRIGHT_YEAR, SITE_NAME } from '../../../../settings/site';
import { type Route, ways } from '../../../routes';
import * as frame from '../../../styles/frame.css';
import { Logo } from '../Logo/Logo';
import { footerGroups } from '../menus';
import { SiteLink } from '../SiteLink';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch';
import { ALL_PAGES_ID } from './allPagesId';
import * as styles from './Footer.css';

/** Links, the disclaimer for all figures, the way to the cookie settings, and the theme (R-FOOT). */
export function Footer({ route: current }: { route: Route }) {
  return (
    <footer className={styles.footer}>
      <div className={frame.wrap}>
        <div className={styles.columns} id={ALL_PAGES_ID}>
          <div className={styles.about}>
            <Logo />
            <p className={styles.small}>
              Energetische Sanierung verständlich erklärt, und der Weg zu Angeboten von Fachbetrieben aus Ihrer Region.
            </p>
            <ThemeSwitch />
          </div>
          {footerGroups.map((group) => (
            <nav key={group.id} aria-labelledby={`fuss-${group.id}`}>
              <h2 id={`fuss-${group.id}`} className={styles.title}>
                {group.title}
              </h2>
              <ul className={styles.list}>
                {group.links.map((route) => (
                  <li key={route.path}>
                    <SiteLink to={route.path} aria-current={route === current ? 'page' : undefined}>
                      {route.label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.end}>
          <span>
            © {COPYRIGHT_YEAR} {SITE_NAME}
          </span>
          <ConsentSettingsButton noScriptAction={ways.cookieSettings} className={styles.plainButton}>
            Cookie-Einstellungen
          </ConsentSettingsButton>
          <span>Alle Angaben zu Kosten, Förderung und Einsparung sind unverbindlich und ohne Gewähr.</span>
        </div>
      </div>
    </footer>
  );
}
