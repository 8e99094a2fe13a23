import { InlineIcon } from '../../../browser/shell/InlineIcon';
import { type ChecklistWarnings, checklistOf } from '../../../content/checklist';
import { CHECKLIST_ID, tradeOf } from '../../../content/trades';
import * as styles from '../../../islands/checklist/Checklist.css';
import { useCurrentPage } from '../../currentPage';
import { SITE_ORIGIN } from '../../head';
import { Island } from '../../Island';
import { Illustration } from '../Illustration/Illustration';

const OFFERS = [1, 2, 3] as const;

/** A line with room for what a visitor writes by hand. */
function ByHand({ label }: { label: string }) {
  return (
    <tr className={styles.byHand}>
      <th scope="row">
        <span className={styles.title}>{label}</span>
      </th>
      {OFFERS.map((offer) => (
        <td key={offer}>{'\u00a0'}</td>
      ))}
    </tr>
  );
}

function Warnings({ heading, items }: ChecklistWarnings) {
  return (
    <>
      <h4>{heading}</h4>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}

/**
 * What to ask of three offers for the trade of the page, from the page's own tables and lists: to tick, and to print as
 * one sheet. Ticks are kept nowhere.
 *
 * @throws On a page that no trade names as the one with its checklist.
 */
export function Checklist() {
  const { route, page } = useCurrentPage();
  const trade = tradeOf(route);
  if (trade?.on !== route.path) {
    throw new Error(`site: ${route.path} marks questions for a checklist but no trade. Add it to content/trades.ts.`);
  }
  const { items, warnings } = checklistOf(page.record);
  return (
    <details className={styles.fold} data-shared="">
      <summary>
        <span>
          Angebots-Checkliste {trade.name}
          <span className={styles.count}>{items.length} Fragen an drei Angebote</span>
        </span>
        <InlineIcon name="chevron-down" />
      </summary>
      <section id={CHECKLIST_ID} className={styles.sheet} data-checklist="">
        <div className={styles.head}>
          <div>
            <p className={styles.trade}>Angebots-Checkliste · {trade.name}</p>
            <h3 id={`${CHECKLIST_ID}-titel`}>Drei Angebote, eine Beschreibung</h3>
            <p>
              Legen Sie allen Betrieben dieselbe Beschreibung vor und haken Sie ab, was beantwortet ist. Was leer
              bleibt, fragen Sie nach, bevor Sie unterschreiben.
            </p>
          </div>
          <Illustration art={page.record.art} decorative loading="shared" className={styles.art} />
        </div>
        <table className={styles.table} aria-labelledby={`${CHECKLIST_ID}-titel`}>
          <thead>
            <tr>
              <th scope="col">Frage</th>
              {OFFERS.map((offer) => (
                <th key={offer} scope="col">
                  <span className={styles.word}>Angebot </span>
                  {offer}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <ByHand label="Betrieb" />
            <ByHand label="Datum, gültig bis" />
            {items.map(({ title, hint }) => (
              <tr key={title}>
                <th scope="row">
                  <span className={styles.title}>{title}</span>
                  {hint && <span className={styles.hint}>{hint}</span>}
                </th>
                {OFFERS.map((offer) => (
                  <td key={offer}>
                    <label className={styles.tick}>
                      <input type="checkbox" aria-label={`Angebot ${offer}: ${title}`} />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
            <ByHand label="Endpreis mit allen Steuern" />
            <ByHand label="Mein Eindruck" />
          </tbody>
        </table>
        <div className={styles.warnings}>
          {warnings.map((group) => (
            <Warnings key={group.heading} {...group} />
          ))}
        </div>
        <p className={styles.source}>
          Die Fragen stammen von der Seite „{page.record.topic}“: {new URL(route.path, SITE_ORIGIN).href}
        </p>
        <Island name="checklist" props={{}} />
      </section>
    </details>
  );
}
