import { buttonVariants } from '@sanierungsweg/ui/button';
import { SiteLink } from '../../../browser/shell/SiteLink';
import type { NotFoundRecord } from '../../../content/pages/notFound';
import { routes } from '../../../routes';
import * as frame from '../../../styles/frame.css';
import * as hero from '../../blocks/Hero/PageHero.css';
import { Illustration } from '../../blocks/Illustration/Illustration';
import * as related from '../../blocks/Related/Related.css';
import { TextView } from '../../blocks/Text/TextView';
import { Island } from '../../Island';
import type { Page } from '../../loadPage';
import { withForms } from '../../withForms';
import * as styles from './NotFoundPage.css';

/** For every unknown path: the customer's English lines, then German help (R-ERR, D-ENGLISH). */
export function NotFoundPage({ page: { record } }: { page: Page<NotFoundRecord> }) {
  return (
    <>
      <div className={hero.hero}>
        <div className={`${frame.wrap} ${hero.grid}`}>
          <div className={hero.copy}>
            <h1 lang="en" tabIndex={-1}>
              {record.h1}
            </h1>
            <p className={hero.lead}>
              <TextView text={record.lead} />
            </p>
            <p className={styles.ways}>
              <SiteLink to="/" lang="en" className={buttonVariants({ variant: 'outline' })}>
                Return to Home
              </SiteLink>
              <SiteLink to="/" className={buttonVariants({ variant: 'link' })}>
                Zur Startseite
              </SiteLink>
            </p>
            {withForms && (
              <Island
                name="postcodeForm"
                props={{ id: 'plz', button: 'Suchen', hint: 'Oder gleich Betriebe in Ihrer Nähe finden.' }}
              />
            )}
            <Island name="missingPath" props={{}} />
          </div>
        </div>
        <Illustration art={record.art} className={hero.picture} place="xMaxYMax" loading="inline" />
      </div>
      <nav className={frame.section} aria-labelledby="weiter-titel">
        <div className={frame.wrap}>
          <h2 id="weiter-titel" className={related.title}>
            {record.help}
          </h2>
          <ul className={related.list}>
            {routes
              .filter((route) => record.links.includes(route.path))
              .map((route) => (
                <li key={route.path}>
                  <SiteLink to={route.path} className={buttonVariants({ variant: 'outline' })}>
                    {route.label}
                  </SiteLink>
                </li>
              ))}
          </ul>
        </div>
      </nav>
    </>
  );
}
