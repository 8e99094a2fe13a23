import type { KeyFigures as Figures } from '../../../content/records';
import * as frame from '../../../styles/frame.css';
import { FigureView } from '../Figures/FigureView';
import { FundingNote } from '../Notes/FundingNote';
import { claims } from '../Operator/OperatorList.css';
import * as styles from './KeyFigures.css';

/** The one to three numbers that a page is asked for, under its hero. Nothing on pages that name none. */
export function KeyFigures({ figures }: { figures: Figures | undefined }) {
  if (!figures) return null;
  return (
    <section className={styles.band} aria-label="Auf einen Blick">
      <div className={frame.wrap}>
        <dl className={figures.length === 1 ? claims : styles.numbers[figures.length]}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <FigureView figure={value} />
              </dd>
            </div>
          ))}
        </dl>
        <FundingNote under={figures} />
      </div>
    </section>
  );
}
