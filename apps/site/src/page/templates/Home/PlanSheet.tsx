import { SiteLink } from '../../../browser/shell/SiteLink';
import { bodyLink } from '../../../content/sources';
import type { Text } from '../../../content/text';
import { printedText } from '../../../content/walk';
import { euro } from '../../../islands/calculator/german';
import { Handover } from '../../../islands/calculator/Handover';
import { Reservation } from '../../../islands/calculator/Reservation';
import { calculatePlan, MEASURES, type Measure, PARTS } from '../../../islands/housePlan/calculate';
import * as styles from '../../../islands/housePlan/HousePlan.css';
import { routes } from '../../../routes';
import * as ways from '../../../ways';
import { letterOf } from '../../blocks/Cards/letterOf';
import { TextView } from '../../blocks/Text/TextView';
import { Island } from '../../Island';
import { leadOf } from '../../leadOf';
import { withForms } from '../../withForms';
import { PlanAssumption } from './PlanAssumption';
import { planNumbers } from './planNumbers';
import {
  BY_LETTER,
  exampleOf,
  formOf,
  type HousePlannerProps,
  OFFER,
  originsOf,
  partOf,
  planProps,
  TOPICS,
} from './planParts';

/** „Ihr Plan“: every line that there could be; the style sheet shows those of what is chosen. */
export function PlanSheet({ planner, titles }: HousePlannerProps) {
  const { works } = planner;
  const search = routes.find(({ path }) => path === ways.search);
  const form = search && leadOf(search);
  if (!form) throw new Error('site: The planner leads to the form of the search, which has none. See routes.ts.');
  const numbers = planNumbers(planner);
  const example = exampleOf(planner);
  // Each asked for by itself: all at once they would leave out what excludes another.
  const priceOf = (measure: Measure) =>
    calculatePlan({ ...example, insulation: true, [measure]: true }, numbers).measures.find(
      ({ name }) => name === measure,
    )?.cost;
  const lines = (texts: Readonly<Partial<Record<Measure, Text>>>) =>
    BY_LETTER.map((measure) => {
      const words = texts[measure];
      return (
        words && (
          <li key={measure} data-for={measure}>
            <TextView text={words} />
          </li>
        )
      );
    });
  return (
    <div className={styles.plan}>
      <div className={styles.head}>
        <div>
          <h3 id="ihr-plan">Ihr Plan</h3>
          <p className={styles.small}>
            Unverbindlich, vor Förderung.{' '}
            <span className={styles.stamp} data-slot="state">
              Beispiel
            </span>
          </p>
        </div>
        <div>
          {/* Said by the tool, once typing has stopped. */}
          <output className={styles.countedCost} aria-live="off" data-slot="sum" />
          <p className={styles.small}>Summe der Einzelspannen</p>
        </div>
      </div>
      <section>
        <h4>Kosten</h4>
        <ul className={styles.rows}>
          {BY_LETTER.map((measure) => {
            const { title, to } = works[measure];
            const price = priceOf(measure);
            return (
              <li key={measure} data-for={measure}>
                <span className={styles.letter} aria-hidden="true">
                  {letterOf(partOf(measure))}
                </span>
                <span>
                  <SiteLink to={to}>{title}</SiteLink>
                  <small>
                    <PlanAssumption measure={measure} planner={planner} />
                  </small>
                </span>
                <span className={styles.price} data-slot={`cost-${measure}`}>
                  {price ? euro(price) : OFFER}
                </span>
              </li>
            );
          })}
        </ul>
        <p className={styles.small} data-slot="without">
          <span className={styles.without} data-for="unpriced">
            Summe ohne:{' '}
            {BY_LETTER.filter((measure) => works[measure].open).map((measure) => (
              <span key={measure} data-for={measure}>
                {works[measure].title}
              </span>
            ))}
          </span>
        </p>
      </section>
      <div className={styles.column}>
        <section data-for="insulated">
          <h4>Weniger Heizkosten durch Dämmung</h4>
          <p className={styles.countedSaving} data-slot="saving" />
          <div className={styles.bar} aria-hidden="true">
            <span>0&nbsp;%</span>
            <span>100&nbsp;% Ihrer Heizkosten</span>
          </div>
          <p data-slot="saved" />
          <ul className={styles.list}>{lines(planner.single)}</ul>
          <p className={styles.small}>
            <TextView text={planner.interval} />{' '}
            <span data-for="with-roof">
              <TextView text={planner.withRoof} />
            </span>
          </p>
        </section>
        <section data-for="apart">
          <h4>Jede für sich, nicht zu addieren</h4>
          <ul className={styles.list}>{lines(planner.apart)}</ul>
        </section>
      </div>
      <div className={styles.inputs} data-slot="inputs" />
      <section className={styles.wide}>
        <h4>In dieser Reihenfolge</h4>
        <ol className={styles.order}>
          {MEASURES.map((measure) => (
            <li key={measure} data-for={measure}>
              <b>{works[measure].title}</b>
              <small>
                <TextView text={works[measure].reason} />
              </small>
            </li>
          ))}
        </ol>
        <p className={styles.small}>
          <TextView text={planner.order} />
        </p>
      </section>
      <section>
        <h4>Förderung</h4>
        <ul className={styles.grants}>
          {BY_LETTER.map((measure) => (
            <li key={measure} data-for={measure}>
              <b>{works[measure].title}</b>
              <small>
                <TextView text={works[measure].grant} />
              </small>
            </li>
          ))}
        </ul>
        <p className={styles.grant} data-slot="grant" />
        <p className={styles.small}>
          <TextView text={planner.tax} />
        </p>
        <Reservation official={[bodyLink('kfw'), bodyLink('bafa')]} />
      </section>
      <section>
        <h4>Das fragen Sie die Betriebe</h4>
        <ul className={styles.questions}>
          {BY_LETTER.flatMap((measure) =>
            works[measure].questions.map((question) => (
              <li key={printedText(question)} data-for={measure}>
                <TextView text={question} />
              </li>
            )),
          )}
        </ul>
      </section>
      <section className={styles.next}>
        <h4>Vom Plan zum Angebot</h4>
        <div className={styles.ways}>
          {withForms && <Handover path={ways.search} anchor={form.anchor} button="Angebote für diese Teile" />}
          <div className={styles.actions} data-slot="actions" />
        </div>
        {withForms && (
          <ul className={styles.forms}>
            {PARTS.map((part, index) => (
              <li key={part} data-for={part}>
                <SiteLink to={formOf(TOPICS[part])}>Anfrage: {titles[index]}</SiteLink>
              </li>
            ))}
          </ul>
        )}
      </section>
      <noscript>
        <p>Gerechnet ist mit einem Beispielhaus. Für eigene Angaben braucht Ihr Browser JavaScript.</p>
      </noscript>
      <div className={styles.printed}>
        <b>Unsere Angaben und ihre Herkunft</b>
        <ul>
          {originsOf(planner).map(({ of, label, value, source, conflict, mark }) => (
            <li key={of + label} data-for={of} data-mark={mark}>
              {label}: {value}. {source}. {conflict}
            </li>
          ))}
        </ul>
        <p data-slot="printed" />
      </div>
      <Island name="housePlan" props={planProps(planner)} />
    </div>
  );
}
