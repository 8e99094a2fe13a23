import { Checkbox } from '@sanierungsweg/ui/checkbox';
import { SiteLink } from '../../../browser/shell/SiteLink';
import { INSULATED, PARTS, PUMPS } from '../../../islands/housePlan/calculate';
import * as styles from '../../../islands/housePlan/House.css';
import * as plan from '../../../islands/housePlan/HousePlan.css';
import { lit } from '../../../islands/housePlan/lit.css';
import { planner as area } from '../../../islands/housePlan/Planner.css';
import { SIZES } from '../../../islands/solarSystem/fit';
import * as frame from '../../../styles/frame.css';
import { letterOf } from '../../blocks/Cards/letterOf';
import { Illustration } from '../../blocks/Illustration/Illustration';
import { TextView } from '../../blocks/Text/TextView';
import { PlanSheet } from './PlanSheet';
import { exampleOf, type HousePlannerProps } from './planParts';

/** Two columns on a phone are too narrow for it beside its letter, and a break at any letter cannot be read. */
const parted = (title: string) => title.replace('Energieberatung', 'Energie\u00ADberatung');

/** „Ihr Haus, Teil für Teil“: boxes that rebuild the drawn house and gather a plan below, before any script is here. */
export function HousePlanner({ planner, titles }: HousePlannerProps) {
  const { works } = planner;
  return (
    <section
      id="planer"
      className={`${frame.section} ${area}`}
      aria-labelledby="planer-titel"
      data-tool-area=""
      data-calculator=""
      data-pump={PUMPS[0]}
      data-size={SIZES[0]}
    >
      <div className={frame.wrap}>
        <div className={frame.heading}>
          <h2 id="planer-titel">{planner.heading}</h2>
          <p className={frame.intro}>
            <TextView text={planner.text} />
          </p>
        </div>
        <div className={styles.choice}>
          <div className={styles.boxes}>
            <fieldset>
              <legend className={styles.legend}>Was möchten Sie erneuern?</legend>
              <div className={styles.parts}>
                {PARTS.map((part, index) => (
                  <Checkbox
                    key={part}
                    id={`teil-${part}`}
                    name={`teil-${part}`}
                    value={part}
                    label={
                      <>
                        <b className={styles.mark}>{letterOf(index)}</b>
                        {`\u00A0${parted(titles[index] ?? '')}`}
                      </>
                    }
                  />
                ))}
              </div>
            </fieldset>
            <fieldset data-for="insulation">
              <legend className={styles.legend}>Was soll gedämmt werden?</legend>
              <div className={styles.parts}>
                {INSULATED.map((part) => (
                  <Checkbox
                    key={part}
                    id={`teil-${part}`}
                    name={`teil-${part}`}
                    value={part}
                    label={works[part].title}
                    defaultChecked={exampleOf(planner)[part]}
                  />
                ))}
              </div>
              <p className={plan.small}>
                <TextView text={planner.exclusive} />
              </p>
            </fieldset>
          </div>
          <div className={styles.picture}>
            <Illustration art="house" decorative className={styles.drawing} />
            <Illustration art="houseBefore" decorative className={styles.drawing} />
            <Illustration art="houseLit" className={`${styles.drawing} ${lit}`} />
            <div className={styles.taps} aria-hidden="true">
              {PARTS.map((part, index) => (
                // The box stands in the list; this is a second place to press for a pointer.
                <label key={part} htmlFor={`teil-${part}`} data-letter={letterOf(index)}>
                  <span>{letterOf(index)}</span>
                </label>
              ))}
            </div>
          </div>
        </div>
        <div className={plan.sumBar} data-plan-bar="">
          <p>
            <b className={plan.countedCost} data-slot="total" />
            <small> von {PARTS.length} Teilen gewählt</small>
          </p>
          <SiteLink to="#ihr-plan">Zum Plan</SiteLink>
        </div>
        <PlanSheet planner={planner} titles={titles} />
      </div>
    </section>
  );
}
