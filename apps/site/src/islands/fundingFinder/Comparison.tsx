import * as styles from '../calculator/Calculator.css';
import type { ToolFigure } from '../calculator/figure';
import { euro, percent } from '../calculator/german';
import { Mark } from '../calculator/Mark';
import { Way } from '../calculator/Way';
import { ShareBar } from '../drawings/ShareBar';
import * as finder from './FundingFinder.css';
import { compareWays } from './find';

export interface ComparisonProps {
  /** Of the work, in euro. */
  readonly cost: number;
  /** Of the grant and of the tax relief, in percent. */
  readonly rates: { readonly grant: number; readonly tax: number };
  /** Highest costs that the grant counts, in euro. */
  readonly grantCap: ToolFigure;
  /** Highest tax relief, in euro. */
  readonly taxCap: ToolFigure;
}

/** Costs for which both ways are compared beside the visitor's own. */
const SHOWN = [22_000, 60_000, 100_000, 250_000] as const;

/** A grant against a tax relief for the same work: one or the other, never added up. */
export function Comparison({ cost, rates, grantCap, taxCap }: ComparisonProps) {
  const ways = { ...rates, grantCap: grantCap.range[1], taxCap: taxCap.range[1] };
  const own = compareWays(cost, ways);
  const way = (label: string, value: number, relief = false) => (
    <div className={finder.way}>
      <span>{label}</span>
      <b>{euro(value)}</b>
      <ShareBar grant={value} cost={cost} unnamed relief={relief} />
    </div>
  );
  return (
    <>
      <div className={finder.pair}>
        {way('Zuschuss', own.grant)}
        <span className={finder.or}>oder</span>
        {way('Steuerbonus', own.tax, true)}
      </div>
      <Way
        caption="Zuschuss oder Steuerbonus: eines von beiden"
        sign=""
        lines={[...new Set([cost, ...SHOWN])]
          .sort((a, b) => a - b)
          .map((one) => {
            const { grant, tax } = compareWays(one, ways);
            const words = `Zuschuss ${euro(grant)} oder`;
            return {
              label: euro(one),
              formula: one === cost ? <b>{words}</b> : words,
              result: `Steuer ${euro(tax)}`,
            };
          })}
      />
      <p className={styles.small}>
        Zuschuss: {percent(rates.grant)} von {grantCap.text}
        <Mark figure={grantCap} /> je Wohneinheit, ohne Fahrplan vielleicht weniger. Steuerbonus: {percent(rates.tax)},{' '}
        {taxCap.text}
        <Mark figure={taxCap} />, verteilt über mehrere Jahre. Nie beides für dieselbe Arbeit.
      </p>
    </>
  );
}
