import type { TimelineItem } from '../../../content/records';
import { SectionFrame } from '../SectionFrame/SectionFrame';
import { TextView } from '../Text/TextView';
import { frameProps, type ViewProps } from '../view';
import * as styles from './TimelineSection.css';

const SIGNING: Readonly<Record<TimelineItem['signing'], string>> = {
  yes: 'Unterschreiben: ja',
  conditional: 'Unterschreiben: nur mit Förderklausel',
  no: 'Unterschreiben: noch nichts Bindendes',
  done: 'Unterschreiben: nichts mehr',
};

/** Stations along a line; the form of the mark and the words beside it say what may be signed by then. */
export function TimelineSection({ section, tone }: ViewProps<'timeline'>) {
  return (
    <SectionFrame {...frameProps(section)} tone={tone} layout="split">
      <ol className={styles.line}>
        {section.stations.map((item) => (
          <li
            key={item.title}
            className={`${styles.station} ${styles.mark[item.signing === 'done' ? 'no' : item.signing]}`}
          >
            <h3>{item.title}</h3>
            <p className={styles.signing}>{SIGNING[item.signing]}</p>
            <p>
              <TextView text={item.text} />
            </p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
