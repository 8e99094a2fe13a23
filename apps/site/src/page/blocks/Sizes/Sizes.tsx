import type { SystemSize } from '../../../content/records';
import type { Baked } from '../../baked';
import * as cards from '../Cards/PictureCards.css';
import { TextView } from '../Text/TextView';
import * as styles from './Sizes.css';

/** Three sizes of a photovoltaic system side by side, one of them marked as the most popular. */
export function Sizes({ sizes }: { sizes: readonly Baked<SystemSize>[] }) {
  return (
    <ul className={cards.grid}>
      {sizes.map((size) => (
        <li key={size.size.text} className={size.mostPopular ? `${cards.card} ${cards.highlighted}` : cards.card}>
          <div className={cards.body}>
            {size.mostPopular && <span className={styles.badge}>am beliebtesten</span>}
            <h3>{size.size.text}</h3>
            <p>
              <TextView text={size.households} />
            </p>
            <p>
              <TextView text={size.ownConsumption} />
            </p>
            <dl className={cards.facts}>
              <div className={cards.fact}>
                <dt>Ertrag</dt>
                <dd>{size.yield.text}</dd>
              </div>
              <div className={cards.fact}>
                <dt>Dachfläche</dt>
                <dd>{size.roofArea.text}</dd>
              </div>
              <div className={cards.fact}>
                <dt>Kosten</dt>
                <dd className={styles.price}>{size.cost.text}</dd>
              </div>
            </dl>
          </div>
        </li>
      ))}
    </ul>
  );
}
