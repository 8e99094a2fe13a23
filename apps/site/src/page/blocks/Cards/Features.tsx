import { InlineIcon } from '../../../browser/shell/InlineIcon';
import type { ContentCard } from '../../../content/records';
import { TextView } from '../Text/TextView';
import * as styles from './Features.css';
import { icon } from './PictureCards.css';

/** Headed paragraphs with an icon beside each, without the frame of a card. */
export function Features({ cards }: { cards: readonly ContentCard[] }) {
  return (
    <ul className={cards.length === 3 ? `${styles.features} ${styles.three}` : styles.features}>
      {cards.map((card) => (
        <li key={card.title}>
          <span className={icon}>
            <InlineIcon name={card.icon ?? 'check'} />
          </span>
          <div className={styles.words}>
            <h3>{card.title}</h3>
            <p>
              <TextView text={card.description} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
