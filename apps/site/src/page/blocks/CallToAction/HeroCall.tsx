import { DottedLine } from '../../../browser/shell/DottedLine';
import { promiseParts } from '../../../content/shared';
import { plainText } from '../../../content/walk';
import { useCurrentPage } from '../../currentPage';
import { promisedOffers } from '../../promisedOffers';
import { withForms } from '../../withForms';
import { ContactInstead } from '../Notes/ContactInstead';
import { TextView } from '../Text/TextView';
import { CallBar } from './CallBar';
import * as styles from './HeroCall.css';
import { callToActionTarget, RouteCallToAction } from './RouteCallToAction';

/** The call to action of the hero with the promise in one line, and the bar that brings it back on phones. */
export function HeroCall({ children }: { children: string }) {
  const { route } = useCurrentPage();
  const target = callToActionTarget(route);
  if (target === null) return null;
  if (!withForms) return <ContactInstead />;
  const offers = promisedOffers(route);
  const promise = offers && promiseParts(offers).map((part) => <TextView key={plainText(part)} text={part} />);
  return (
    <>
      <RouteCallToAction>{children}</RouteCallToAction>
      {promise && <DottedLine parts={promise} className={styles.promise} data-shared="" />}
      <CallBar to={target}>{children}</CallBar>
    </>
  );
}
