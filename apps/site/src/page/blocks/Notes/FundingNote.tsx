import { bodyLink, fundingMonths } from '../../../content/sources';
import { figuresWithin } from '../../../figures/registry';
import { spaced } from './Note.css';
import { OfficialLink } from './OfficialLink';

/**
 * Near every figure on public money (D-FIGURES): its date, that it binds nobody, and who decides.
 *
 * @param props.under What the note stands under, e.g. a section; nothing is drawn where that shows no such figure.
 */
export function FundingNote({ under }: { under: unknown }) {
  const months = fundingMonths(figuresWithin(under));
  if (!months) return null;
  return (
    <p className={spaced} data-shared="">
      Stand {months}, unverbindlich; maßgeblich sind die Richtlinien von <OfficialLink body={bodyLink('kfw')} /> und{' '}
      <OfficialLink body={bodyLink('bafa')} />.
    </p>
  );
}
