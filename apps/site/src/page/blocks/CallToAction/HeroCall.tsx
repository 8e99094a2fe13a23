import { buttonVariants } from '@sanierungsweg/ui/button';
import { SiteLink } from '../../../browser/shell/SiteLink';
import { promiseLine } from '../../../content/shared';
import { useCurrentPage } from '../../currentPage';
import { promisedOffers } from '../../promisedOffers';
import { TextView } from '../Text/TextView';
import * as styles from './HeroCall.css';
import { callToActionTarget, RouteCallToAction } from './RouteCallToAction';

/**
 * The call to action of the hero with the promise in one line. On phones it comes back in a bar at the lower edge once
 * the hero has left the view (browser/callBar.ts).
 */
export function HeroCall({ children }: { children: string }) {
  const { route } = useCurrentPage();
  const target = callToActionTarget(route);
  if (target === null) return null;
  const offers = promisedOffers(route);
  const promise = offers && __LEADS__.forms === 'shown' && <TextView text={promiseLine(offers)} />;
  return (
    <>
      <RouteCallToAction>{children}</RouteCallToAction>
      {promise && (
        <p className={styles.promise} data-shared="">
          {promise}
        </p>
      )}
      <div className={styles.bar} data-call-bar="" data-shared="">
        {promise && <p className={styles.barPromise}>{promise}</p>}
        <SiteLink to={target} className={buttonVariants({ variant: 'cta', className: styles.barCall })}>
          {children}
        </SiteLink>
      </div>
    </>
  );
}
