import { InlineIcon } from '../../../browser/shell/InlineIcon';
import { SiteLink } from '../../../browser/shell/SiteLink';
import { CHECKLIST_ID, CHECKLISTS_ID, trades } from '../../../content/trades';
import * as styles from './AllChecklists.css';

/** The ways to the checklists of all trades, under a fold. */
export function AllChecklists() {
  return (
    <details className={styles.fold}>
      <summary>
        Angebots-Checklisten für {trades.length} Gewerke
        <InlineIcon name="chevron-down" />
      </summary>
      <section id={CHECKLISTS_ID}>
        <h3>Drei Angebote nebeneinander prüfen</h3>
        <ul className={styles.list}>
          {trades.map(({ name, on }) => (
            <li key={on}>
              <SiteLink to={`${on}#${CHECKLIST_ID}`}>{name}</SiteLink>
            </li>
          ))}
        </ul>
      </section>
    </details>
  );
}
