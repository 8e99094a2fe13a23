import { Fragment } from 'react';
import { bodiesOf, bodyLink, fundingMonths } from '../../../content/sources';
import type { OfficialBody } from '../../../figures/bodies';
import { figuresWithin } from '../../../figures/registry';
import { spaced } from './Note.css';
import { OfficialLink } from './OfficialLink';

const FEDERAL: readonly OfficialBody[] = ['kfw', 'bafa'];
/** Money of a state often comes on top of theirs, so that their rules count there as well. */
const WITH_FEDERAL: readonly OfficialBody[] = [...FEDERAL, 'grantDatabase'];

/**
 * Near every figure on public money (D-FIGURES): its date, that it binds nobody, and who decides, which is KfW and BAFA
 * and whatever other body a figure names. Where none has to do with them, as with solar power, it says that others do.
 *
 * @param props.under What the note stands under, e.g. a section; nothing is drawn where that shows no such figure.
 */
export function FundingNote({ under }: { under: unknown }) {
  const figures = new Set(figuresWithin(under));
  const months = fundingMonths(figures);
  if (!months) return null;
  const bodies = bodiesOf('', figures);
  const without = (some: readonly OfficialBody[]) =>
    bodies.filter(({ home }) => some.every((body) => bodyLink(body).home !== home));
  const others = without(FEDERAL);
  const before =
    without(WITH_FEDERAL).length === bodies.length
      ? ' für deren Programme, für diese Angaben aber andere Regeln, zu'
      : ', außerdem zu';
  return (
    <p className={spaced} data-shared="">
      Stand {months}, unverbindlich; maßgeblich sind die Richtlinien von <OfficialLink body={bodyLink('kfw')} /> und{' '}
      <OfficialLink body={bodyLink('bafa')} />
      {others.map((body, index) => (
        <Fragment key={body.home}>
          {index === 0 ? `${before} prüfen bei: ` : index === others.length - 1 ? ' und ' : ', '}
          <OfficialLink body={body} />
        </Fragment>
      ))}
      .
    </p>
  );
}
