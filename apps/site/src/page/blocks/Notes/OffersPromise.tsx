import { useCurrentPage } from '../../currentPage';
import { TextView } from '../Text/TextView';
import { promise } from './OffersPromise.css';

/** What the operator promises, in its one wording (D-SIMILAR); nothing where the route promises no offers or the build has no forms. */
export function OffersPromise() {
  const { page } = useCurrentPage();
  if (!page.promise || __LEADS__.forms === 'none') return null;
  return (
    <p className={promise} data-shared="">
      <TextView text={page.promise} />
    </p>
  );
}
