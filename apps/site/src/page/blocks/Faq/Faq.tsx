import { InlineIcon } from '../../../browser/shell/InlineIcon';
import type { Question } from '../../../content/records';
import { plainText } from '../../../content/walk';
import * as frame from '../../../styles/frame.css';
import { TextView } from '../Text/TextView';
import * as styles from './Faq.css';

/** Questions with answers that open one by one, also without JavaScript. */
export function Faq({ questions, intro }: { questions: readonly Question[]; intro?: string }) {
  return (
    <section id="fragen" className={`${frame.section} ${frame.soft}`}>
      <div className={`${frame.wrap} ${frame.twoColumns}`}>
        <div className={frame.stack}>
          <h2>Häufige Fragen</h2>
          {intro && <p className={frame.intro}>{intro}</p>}
        </div>
        <div className={styles.list}>
          {questions.map((entry) => (
            <details key={entry.question} name="fragen">
              <summary>
                <h3 className={styles.question}>{entry.question}</h3>
                <InlineIcon name="chevron-down" />
              </summary>
              <div className={styles.answers}>
                {entry.answer.map((paragraph) => (
                  <p key={plainText(paragraph)}>
                    <TextView text={paragraph} />
                  </p>
                ))}
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
