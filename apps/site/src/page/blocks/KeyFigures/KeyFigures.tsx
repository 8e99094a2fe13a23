import type { KeyFigures as Figures } from '../../../content/records';
import * as frame from '../../../styles/frame.css';
import { FigureView } from '../Figures/FigureView';
import { FundingNote } from '../Notes/FundingNote';
import * as styles from './KeyFigures.css';

/** The two or three numbers that a page is asked for, under its hero. Nothing on pages that name none. */
export function KeyFigures({ figures }: { figures: Figures | undefined }) {
  if (!figures) return null;
  return (
    <section className={styles.band} aria-label="Auf einen Blick">
      <div className={frame.wrap}>
        <dl className={styles.numbers[figures.length]}>
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
