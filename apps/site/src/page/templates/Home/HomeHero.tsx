import { SiteLink } from '../../../browser/shell/SiteLink';
import type { HomeRecord } from '../../../content/pages/home';
import { lit } from '../../../islands/housePlan/lit.css';
import * as frame from '../../../styles/frame.css';
import { homeForm } from '../../../ways';
import { CallBar } from '../../blocks/CallToAction/CallBar';
import { letterOf } from '../../blocks/Cards/letterOf';
import { Illustration } from '../../blocks/Illustration/Illustration';
import { ContactInstead } from '../../blocks/Notes/ContactInstead';
import { TextView } from '../../blocks/Text/TextView';
import { Island } from '../../Island';
import { withForms } from '../../withForms';
import * as styles from './HomeHero.css';

/** What the site is, the house cut open, and the postcode field. */
export function HomeHero({ record }: { record: HomeRecord }) {
  return (
    <>
      <section className={styles.hero}>
        <div className={`${frame.wrap} ${styles.wrap}`}>
          <div className={styles.copy}>
            <h1 className={styles.title} tabIndex={-1}>
              {record.h1}
            </h1>
            <p className={styles.lead}>
              <TextView text={record.lead} />
            </p>
            {withForms ? (
              <Island name="postcodeForm" props={{ id: 'plz', button: record.button, hint: record.postcodeHint }} />
            ) : (
              <ContactInstead />
            )}
          </div>
          {withForms && (
            <ul className={styles.facts}>
              {record.assurances.map((fact) => (
                <li key={fact.heading}>
                  <b>{fact.heading}</b>
                  <span>
                    <TextView text={fact.text} />
                  </span>
                </li>
              ))}
            </ul>
          )}
          <Illustration art="houseDay" className={`${styles.picture} ${styles.day}`} loading="inline" />
          <Illustration art="houseNight" className={`${styles.picture} ${styles.night}`} loading="inline" />
          <Illustration art={record.art} className={styles.picture} loading="eager" />
          {/* The labels lie over the house, in a drawing of their own that small screens leave out. */}
          <Illustration art="houseLabels" className={`${styles.picture} ${styles.labels}`} loading="inline" />
          <ul className={`${styles.picture} ${styles.letters}`}>
            {record.services.cards.map(({ title, to }, index) => (
              <li key={title}>{to && <SiteLink to={to} aria-label={`${letterOf(index)}: ${title}`} />}</li>
            ))}
          </ul>
          <Illustration art="houseLit" className={`${styles.picture} ${lit}`} />
        </div>
      </section>
      {/* Beside the hero, whose layers would keep it below what follows. */}
      {withForms && <CallBar to={homeForm}>{record.call}</CallBar>}
    </>
  );
}
