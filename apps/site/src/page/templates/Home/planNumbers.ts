import type { PlannerRecord } from '../../../content/pages/planner';
import { amount, amountRange } from '../../../figures/figure';
import { formatFigure } from '../../../figures/format';
import type { PlanNumbers } from '../../../islands/housePlan/calculate';
import { SIZES, type Size } from '../../../islands/solarSystem/fit';

/** The numbers of the plan as the record's figures give them; rates are the highest. */
export function planNumbers({ figures }: Pick<PlannerRecord, 'figures'>): PlanNumbers {
  const size = (name: Size) => ({
    peak: formatFigure(figures[name]),
    price: amountRange(figures[`${name}Price`]),
  });
  // The largest that fits, else the largest that is tight, as in the tool for roofs (islands/solarSystem/fit.ts).
  const roofs = ([1, 0] as const).flatMap((end) =>
    SIZES.toReversed().map((name) => ({ from: amountRange(figures[`${name}Area`])[end], size: name })),
  );
  return {
    roofs,
    prices: {
      facade: amountRange(figures.facade),
      interior: amountRange(figures.interior),
      windows: amountRange(figures.windows),
      airWater: amountRange(figures.airWater),
      brineWater: amountRange(figures.brineWater),
      waterWater: amountRange(figures.waterWater),
    },
    sizes: { small: size('small'), medium: size('medium'), large: size('large') },
    savings: {
      facade: amount(figures.facadeSaving),
      interior: amount(figures.interiorSaving),
      cellar: amount(figures.cellarSaving),
      ceiling: amount(figures.ceilingSaving),
      roof: amount(figures.roofSaving),
    },
    complete: amount(figures.completeSaving),
    rates: {
      insulation: amount(figures.rate),
      windows: amount(figures.windowRate),
      heating: amount(figures.heatPumpRate),
    },
    caps: { envelope: amount(figures.cap), heating: amount(figures.heatPumpCap) },
  };
}
