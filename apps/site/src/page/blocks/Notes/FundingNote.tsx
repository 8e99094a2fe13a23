import { Fragment } from 'react';
import { bodiesOf, bodyLink, fundingMonths } from '../../../content/sources';
import type { OfficialBody } from '../../../figures/bodies';
import { figuresWithin } from '../../../figures/registry';
import { spaced } from './Note.css';
import { OfficialLink } from './OfficialLink';

const FEDERAL: readonly OfficialBody[] = ['kfw', 'bafa'];

/**
 * Near every figure on public money (D-FIGURES): its date, that it binds nobody, and who decides, which is KfW and BAFA
 * and whatever other body a figure names.
 *
 * @param props.under What the note stands under, e.g. a section; nothing is drawn where that shows no such figure.
 */
export function FundingNote({ under }: { under: unknown }) {
  const figures = new Set(figuresWithin(under));
  const months = fundingMonths(figures);
  if (!months) return null;
  const others = bodiesOf('', figures).filter(({ home }) => FEDERAL.every((body) => bodyLink(body).home !== home));
  return (
    <p className={spaced} data-shared="">
      Stand {months}, unverbindlich; maßgeblich sind die Richtlinien von <OfficialLink body={bodyLink('kfw')} /> und{' '}
      <OfficialLink body={bodyLink('bafa')} />
      {others.map((body, index) => (
        <Fragment key={body.home}>
          {index === 0 ? ', außerdem zu prüfen bei: ' : index === others.length - 1 ? ' und ' : ', '}
          <OfficialLink body={body} />
        </Fragment>
      ))}
      .
    </p>
  );
}
