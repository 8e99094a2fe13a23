import { ButtonLink } from '@sanierungsweg/ui/button';
import { MobileMenu, MobileMenuGroup } from '@sanierungsweg/ui/mobile-menu';
import { NavMenu } from '@sanierungsweg/ui/nav-menu';
import { useCurrentPage } from '../../routing/currentPage';
import { SiteLink } from '../../routing/SiteLink';
import * as frame from '../../styles/frame.css';
import { Logo } from '../Logo/Logo';
import { type LinkGroup, menus } from '../navigation';
import * as styles from './Header.css';

/** “Angebot anfordern” scrolls to the form on the home page and leads to the search elsewhere (R-HEAD-08, R-HEAD-09). */
function useRequestTarget(): string {
  return useCurrentPage().route.path === '/' ? '#contact-form' : '/handwerkersuche';
}

function Links({ group }: { group: LinkGroup }) {
  return (
    <ul className={styles.links}>
      {group.links.map((route) => (
        <li key={route.path}>
          <SiteLink to={route.path}>{route.label}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

function Menus() {
  return menus.map((menu) => (
    <NavMenu key={menu.id} id={`menue-${menu.id}`} label={menu.label}>
      <div className={styles.panel}>
        {menu.groups.map((group) => (
          <div key={group.id}>
            <p className={styles.groupTitle}>{group.title}</p>
            <Links group={group} />
          </div>
        ))}
      </div>
    </NavMenu>
  ));
}

/** Buttons of the header, in the order of the specification. */
function Actions({ block = false }: { block?: boolean }) {
  const target = useRequestTarget();
  const className = block ? styles.block : undefined;
  return (
    <>
      <ButtonLink asChild variant="ghost" size={block ? 'default' : 'sm'} className={className}>
        <SiteLink to="/als-fachbetrieb-bewerben">Fachbetrieb werden</SiteLink>
      </ButtonLink>
      <ButtonLink asChild variant="outline" size={block ? 'default' : 'sm'} className={className}>
        <SiteLink to="/energieberater">Energieberater finden</SiteLink>
      </ButtonLink>
      <ButtonLink asChild variant="cta" size={block ? 'lg' : 'default'} className={className}>
        <SiteLink to={target}>Angebot anfordern</SiteLink>
      </ButtonLink>
    </>
  );
}

/** Logo, two menus, two links, three buttons; below about 1,100 px a burger with the same (R-HEAD). */
export function Header() {
  return (
    <header className={styles.header}>
      <div className={`${frame.wrap} ${styles.bar}`}>
        <Logo />
        <nav className={styles.menus} aria-label="Hauptnavigation">
          <Menus />
          <SiteLink className={styles.link} to="/foerderungen">
            Förderungen
          </SiteLink>
          <SiteLink className={styles.link} to="/energietrends">
            Energietrends
          </SiteLink>
        </nav>
        <div className={styles.actions}>
          <Actions />
        </div>
        <div className={styles.burger}>
          <MobileMenu id="menue" label="Menü" openLabel="Menü öffnen" closeLabel="Menü schließen" header={<Logo />}>
            <nav className={styles.mobile} aria-label="Hauptnavigation">
              {menus.map((menu) => (
                <MobileMenuGroup key={menu.id} title={menu.label}>
                  {menu.groups.map((group) => (
                    <div key={group.id}>
                      <p className={styles.groupTitle}>{group.title}</p>
                      <Links group={group} />
                    </div>
                  ))}
                </MobileMenuGroup>
              ))}
              <SiteLink className={styles.mobileLink} to="/foerderungen">
                Förderungen
              </SiteLink>
              <SiteLink className={styles.mobileLink} to="/energietrends">
                Energietrends
              </SiteLink>
              <div className={styles.mobileActions}>
                <Actions block />
              </div>
            </nav>
          </MobileMenu>
        </div>
      </div>
    </header>
  );
}
