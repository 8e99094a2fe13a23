import { buttonVariants } from '@sanierungsweg/ui/button';
import type { BakedPage } from '../../content/baked';
import type { NotFoundRecord } from '../../content/pages/notFound';
import { Island } from '../../islands/Island';
import { routes } from '../../routes';
import type { Route } from '../../routing/route';
import { SiteLink } from '../../routing/SiteLink';
import * as hero from '../../sections/Hero/PageHero.css';
import { Illustration } from '../../sections/Illustration/Illustration';
import * as related from '../../sections/Related/Related.css';
import { TextView } from '../../sections/Text/TextView';
import * as frame from '../../styles/frame.css';

const all: readonly Route[] = routes;

/** For every unknown path: the customer's English lines, then German help (R-ERR, D-ENGLISH). */
export function NotFoundPage({ page: { record } }: { page: BakedPage<NotFoundRecord> }) {
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
            <p>
              <SiteLink to="/" lang="en" className={buttonVariants({ variant: 'link' })}>
                Return to Home
              </SiteLink>
            </p>
            <Island
              name="postcodeForm"
              props={{ id: 'plz', button: 'Suchen', hint: 'Oder gleich Betriebe in Ihrer Nähe finden.' }}
            />
            <Island name="missingPath" props={{}} />
          </div>
          <Illustration art={record.art} className={hero.picture} />
        </div>
      </div>
      <nav className={`${frame.wrap} ${related.related}`} aria-labelledby="weiter-titel">
        <h2 id="weiter-titel" className={related.title}>
          {record.help}
        </h2>
        <ul className={related.list}>
          {all
            .filter((route) => (record.links as readonly string[]).includes(route.path))
            .map((route) => (
              <li key={route.path}>
                <SiteLink to={route.path}>{route.label}</SiteLink>
              </li>
            ))}
        </ul>
      </nav>
    </>
  );
}
