import { bodyLink, germanMonth } from '../../../content/sources';
import { FUNDING_AS_OF } from '../../../figures/figure';
import * as frame from '../../../styles/frame.css';
import { OfficialLink } from './OfficialLink';

/** Near every figure on public money (D-FIGURES): its date, that it binds nobody, and who decides. */
export function FundingNote() {
  return (
    <p className={frame.note} data-shared="">
      Stand {germanMonth(FUNDING_AS_OF)}, unverbindlich; maßgeblich sind die Richtlinien von{' '}
      <OfficialLink body={bodyLink('kfw')} /> und <OfficialLink body={bodyLink('bafa')} />.
    </p>
  );
}
