import type { PlannerRecord } from '../../../content/pages/planner';
import { amountRange, type Figure, originalOf } from '../../../figures/figure';
import { formatFigure } from '../../../figures/format';
import { squareMetres } from '../../../islands/calculator/german';
import { Mark } from '../../../islands/calculator/Mark';
import { type Measure, PUMPS } from '../../../islands/housePlan/calculate';
import { SIZES } from '../../../islands/solarSystem/fit';
import { toolFigure } from '../../blocks/Calculator/toolFigures';

/** Where a price comes from: what another page says of the same thing is noted at the original. */
const Origin = ({ figure }: { figure: Figure }) => <Mark figure={toolFigure(originalOf(figure))} />;

/** What the example takes for granted; the tool writes the visitor's own numbers into it. */
export function PlanAssumption({
  measure,
  planner: { figures, pumps, works },
}: {
  measure: Measure;
  planner: PlannerRecord;
}) {
  if (measure === 'facade') {
    return (
      <>
        Verbundsystem, <span data-slot="wall">{formatFigure(figures.wallArea)}</span> zu {formatFigure(figures.facade)}
        <Origin figure={figures.facade} />
      </>
    );
  }
  if (measure === 'interior') {
    return (
      <>
        <span data-slot="inside">{formatFigure(figures.wallArea)}</span> zu {formatFigure(figures.interior)}
        <Origin figure={figures.interior} />
      </>
    );
  }
  if (measure === 'windows') {
    return (
      <>
        Kunststoff, <span data-slot="glass">{formatFigure(figures.windowArea)}</span> zu {formatFigure(figures.windows)}
        <Origin figure={figures.windows} />
      </>
    );
  }
  if (measure === 'heating') {
    return (
      <>
        Wärmepumpe <span data-slot="pump">{pumps.airWater}</span>
        {PUMPS.map((pump) => (
          <span key={pump} data-mark={pump}>
            <Origin figure={figures[pump]} />
          </span>
        ))}
      </>
    );
  }
  if (measure === 'solar') {
    return (
      <>
        <span data-slot="solar">
          {formatFigure(figures.small)} auf {squareMetres(amountRange(figures.smallArea)[1])}
        </span>{' '}
        Dachfläche
        {SIZES.map((size) => (
          <span key={size} data-mark={size}>
            <Origin figure={figures[`${size}Price`]} />
          </span>
        ))}
      </>
    );
  }
  return works[measure].open;
}
