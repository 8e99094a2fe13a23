import { RangeChart } from '@sanierungsweg/ui/charts';
import { decimal } from '../calculator/german';
import { type FacadeFigures, THICKNESSES, type Thickness } from './calculate';
import * as styles from './FacadeCharts.css';

export interface LimitChartProps {
  readonly thickness: Thickness;
  /** In W/(m²K): of the wall as it is, with each thickness, and the highest that is paid for. */
  readonly uValues: Readonly<Record<`u${Thickness}` | 'uNone' | 'uLimit', number>>;
  /** How much less heat the wall loses with each thickness. */
  readonly figures: Pick<FacadeFigures, `loss${Thickness}`>;
}

/** Longer bars are cut, so that the limit stands well within the drawing. */
const END = 0.3;

/** U-values of the wall with each thickness, and the limit of the grant across them. */
export function LimitChart({ thickness, uValues, figures }: LimitChartProps) {
  const { uNone, uLimit } = uValues;
  return (
    <RangeChart
      className={styles.limitChart}
      caption="Welche Dicke gefördert wird"
      columns={['Dämmung', 'U-Wert in W/(m²K)']}
      max={END}
      ticks={[{ value: uLimit, text: `Grenze ${decimal(uLimit, 2)}` }]}
      rows={[
        {
          label: 'ungedämmt',
          from: 0,
          to: Math.min(uNone, END),
          tone: 'before' as const,
          text: (
            <>
              {decimal(uNone, 2)}
              <span className={styles.aside}>Balken gekürzt</span>
            </>
          ),
        },
        ...THICKNESSES.map((one) => {
          const u = uValues[`u${one}`];
          return {
            label: `${one}\u00a0cm`,
            from: 0,
            to: u,
            tone: one === thickness ? ('wool' as const) : ('soft' as const),
            text: (
              <>
                {`${decimal(u, 2)} ${u <= uLimit ? 'erfüllt' : 'nicht erfüllt'}`}
                <span className={styles.aside}>{figures[`loss${one}`].text} weniger Verlust</span>
              </>
            ),
          };
        }),
      ]}
    />
  );
}
