import { InlineIcon } from '../../../browser/shell/InlineIcon';
import * as frame from '../../../styles/frame.css';
import { FundingNote } from '../Notes/FundingNote';
import { Blocks } from '../Prose/Blocks';
import { sectionId } from '../sectionId';
import { TextView } from '../Text/TextView';
import type { ViewProps } from '../view';
import * as styles from './AdviceSection.css';

const AUDIENCES = { tenants: 'Für Mieterinnen und Mieter', owners: 'Für Eigentümer', heritage: 'Im Denkmal' } as const;

/** Advice for one group of readers, set off from the running text. */
export function AdviceSection({ section, tone }: ViewProps<'advice'>) {
  const { heading, intro, audience, blocks } = section;
  const id = sectionId(section);
  return (
    <section id={id} className={tone === 'soft' ? `${frame.section} ${frame.soft}` : frame.section}>
      <div className={frame.wrap}>
        <div className={styles.advice}>
          <p className={styles.audience}>
            <InlineIcon name={audience === 'heritage' ? 'landmark' : 'key'} />
            {AUDIENCES[audience]}
          </p>
          <h2>{heading}</h2>
          {intro && (
            <p className={frame.intro}>
              <TextView text={intro} />
            </p>
          )}
          <Blocks blocks={blocks}>
            <FundingNote under={section} />
          </Blocks>
        </div>
      </div>
    </section>
  );
}
