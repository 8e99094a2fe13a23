import { promise } from '../../../content/shared';
import { useCurrentPage } from '../../currentPage';
import { promisedOffers } from '../../promisedOffers';
import { TextView } from '../Text/TextView';
import * as styles from './OffersPromise.css';

/** What the operator promises, in its one wording (D-SIMILAR); nothing where the route promises no offers or the build has no forms. */
export function OffersPromise() {
  const offers = promisedOffers(useCurrentPage().route);
  if (!offers) return null;
  return (
    <p className={styles.promise} data-shared="">
      <TextView text={promise(offers)} />
    </p>
  );
}
