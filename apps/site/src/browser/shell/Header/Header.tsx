import { type ButtonVariant, buttonVariants } from '@sanierungsweg/ui/button';
import { MobileMenu, MobileMenuGroup } from '@sanierungsweg/ui/mobile-menu';
import { NavMenu } from '@sanierungsweg/ui/nav-menu';
import type { Route } from '../../../routes';
import * as frame from '../../../styles/frame.css';
import * as ways from '../../../ways';
import { InlineIcon } from '../InlineIcon';
import { Logo } from '../Logo/Logo';
import { type LinkGroup, menus } from '../menus';
import { SiteLink } from '../SiteLink';
import * as styles from './Header.css';
import { MOBILE_MENU_ID } from './mobileMenuId';
import { requestTarget } from './requestTarget';
import { SearchLink } from './SearchLink';

/** Leads to the page that its group is about, where there is one; the style sheet puts the small house before it. */
function GroupTitle({ group: { id, title, head }, current }: { group: LinkGroup; current: Route }) {
  return (
    <p className={styles.groupTitle} data-group={id}>
      {head ? (
        <SiteLink to={head.path} aria-current={head === current ? 'page' : undefined}>
          {title}
        </SiteLink>
      ) : (
        <span>{title}</span>
      )}
    </p>
  );
}

/** By their short names, because the title above says the rest: “Berlin”, below “Energieberatung vor Ort”. */
function Links({ group, current }: { group: LinkGroup; current: Route }) {
  return (
    <ul className={group.id === 'cities' ? styles.cities : styles.links}>
      {group.links.map((route) => (
        <li key={route.path}>
          <SiteLink to={route.path} aria-current={route === current ? 'page' : undefined}>
            {route.shortLabel ?? route.label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

const currentOf = (current: Route, path: string) => (current.path === path ? 'page' : undefined);

/** Closes the menu of measures for whoever found none to begin with. */
function Undecided({ current }: { current: Route }) {
  return (
    <p className={styles.undecided}>
      Noch offen, womit Sie beginnen? Eine Energieberatung sieht sich das ganze Haus an.
      <SiteLink
        to={ways.energyAdvisers}
        className={buttonVariants({ variant: 'outline' })}
        aria-current={currentOf(current, ways.energyAdvisers)}
      >
        Energieberater finden
      </SiteLink>
    </p>
  );
}

function Menus({ current }: { current: Route }) {
  return menus.map((menu) => (
    <NavMenu
      key={menu.id}
      id={`menue-${menu.id}`}
      data-menu=""
      label={menu.label}
      current={menu.groups.some(({ head, links }) => head === current || links.some((route) => route === current))}
    >
      <div className={styles.panel}>
        {menu.groups.map((group) => (
          <div key={group.id}>
            <GroupTitle group={group} current={current} />
            <Links group={group} current={current} />
          </div>
        ))}
      </div>
      {menu.id === 'sanieren' && <Undecided current={current} />}
    </NavMenu>
  ));
}

/** A build without forms has nothing to request: the same places say how to get in touch (D-SANDBOXGATE). */
const REQUEST = __LEADS__.forms === 'shown' ? 'Angebot anfordern' : 'Kontakt';

/** The two lesser ways of the burger menu, and the call to action where the thumb is. */
function Actions({ current }: { current: Route }) {
  const look = (variant: ButtonVariant) => buttonVariants({ variant, size: 'lg', className: styles.block });
  return (
    <>
      <div className={styles.mobileActions}>
        <SiteLink to={ways.partner} className={look('ghost')} aria-current={currentOf(current, ways.partner)}>
          Fachbetrieb werden
        </SiteLink>
        <SiteLink
          to={ways.energyAdvisers}
          className={look('outline')}
          aria-current={currentOf(current, ways.energyAdvisers)}
        >
          Energieberater finden
        </SiteLink>
      </div>
      <div className={styles.thumb}>
        <SiteLink to={requestTarget(current)} data-request="" className={look('cta')}>
          {REQUEST}
        </SiteLink>
      </div>
    </>
  );
}

/**
 * Two ways on in a slim row; below it logo, two menus, two links and the call to action. Below about 1,100 px a burger
 * with the same (R-HEAD).
 */
export function Header({ route: current }: { route: Route }) {
  return (
    <header className={styles.header}>
      <div className={styles.upper}>
        <nav className={`${frame.wrap} ${styles.upperLinks}`} aria-label="Direkt zu">
          <SiteLink to={ways.partner} aria-current={currentOf(current, ways.partner)}>
            <InlineIcon name="wrench" />
            Fachbetrieb werden
          </SiteLink>
          <SiteLink to={ways.energyAdvisers} aria-current={currentOf(current, ways.energyAdvisers)}>
            <InlineIcon name="users" />
            Energieberater finden
          </SiteLink>
        </nav>
      </div>
      <div className={`${frame.wrap} ${styles.bar}`}>
        <Logo current={current} />
        <nav className={styles.menus} aria-label="Hauptnavigation">
          <Menus current={current} />
          <SiteLink className={styles.link} to={ways.funding} aria-current={currentOf(current, ways.funding)}>
            Förderungen
          </SiteLink>
          <SiteLink className={styles.link} to={ways.trends} aria-current={currentOf(current, ways.trends)}>
            Energietrends
          </SiteLink>
        </nav>
        <div className={styles.actions}>
          <SearchLink />
          <SiteLink to={requestTarget(current)} data-request="" className={buttonVariants({ variant: 'cta' })}>
            {REQUEST}
          </SiteLink>
        </div>
        <div className={styles.burger}>
          <SearchLink />
          <MobileMenu
            id={MOBILE_MENU_ID}
            label="Menü"
            openLabel="Menü öffnen"
            closeLabel="Menü schließen"
            header={<Logo current={current} />}
            className={styles.menu}
          >
            <nav className={styles.mobile} aria-label="Alle Themen">
              <SearchLink wide />
              {menus.map((menu) => (
                <MobileMenuGroup key={menu.id} title={menu.label}>
                  {menu.groups.map((group) => (
                    <div key={group.id}>
                      <GroupTitle group={group} current={current} />
                      <Links group={group} current={current} />
                    </div>
                  ))}
                </MobileMenuGroup>
              ))}
              <SiteLink className={styles.mobileLink} to={ways.funding} aria-current={currentOf(current, ways.funding)}>
                Förderungen
              </SiteLink>
              <SiteLink className={styles.mobileLink} to={ways.trends} aria-current={currentOf(current, ways.trends)}>
                Energietrends
              </SiteLink>
              <Actions current={current} />
            </nav>
          </MobileMenu>
        </div>
      </div>
    </header>
  );
}
