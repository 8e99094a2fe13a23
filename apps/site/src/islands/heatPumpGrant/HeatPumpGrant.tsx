import { Checkbox } from '@sanierungsweg/ui/checkbox';
import { Assumption, Yours } from '../calculator/Assumption';
import * as styles from '../calculator/Calculator.css';
import { valuesOf } from '../calculator/figure';
import { euro, percent } from '../calculator/german';
import { later } from '../calculator/later';
import { Mark } from '../calculator/Mark';
import { NumberEntry } from '../calculator/NumberEntry';
import type { Official } from '../calculator/Reservation';
import { Sheet, type SheetPlace } from '../calculator/Sheet';
import { useCalculator } from '../calculator/useCalculator';
import { Way } from '../calculator/Way';
import { COST, calculateHeatPump, type HeatPumpFigures, heatPumpFields, INCOME_RATE } from './calculate';

export interface HeatPumpGrantProps {
  readonly figures: HeatPumpFigures;
  readonly place: SheetPlace;
  readonly official: Official;
  /** What each part is called, and when it applies. */
  readonly words: Readonly<
    Record<'base' | 'speed' | 'efficiency' | 'income', { readonly label: string; readonly when: string }>
  >;
}

const ShareBar = later(() => import('../drawings/ShareBar').then((module) => module.ShareBar));
const HeatPumpScene = later(() => import('../drawings/HeatPumpScene').then((module) => module.HeatPumpScene));
const Caution = later(() => import('./Caution').then((module) => module.Caution));
const RateChart = later(() => import('./RateChart').then((module) => module.RateChart));

const TITLE = 'Förderung der Wärmepumpe';

/** The rate of the grant from its parts, the grant, and what is left to pay. */
export function HeatPumpGrant({ figures, place, official, words }: HeatPumpGrantProps) {
  const numbers = valuesOf(figures);
  const calculator = useCalculator(heatPumpFields, {
    cost: numbers.exampleCost,
    speed: true,
    efficiency: true,
    income: true,
    incomeRate: numbers.income,
  });
  const { values } = calculator;
  const result = calculateHeatPump(values, numbers);
  const cautious = (result.eligible * numbers.cautious) / 100;
  const isLower = numbers.cautious < result.rate;
  const ownRate = values.income && values.incomeRate !== numbers.income;
  const bonuses = (
    [
      { name: 'speed', rate: numbers.speed, figure: figures.speed },
      { name: 'efficiency', rate: numbers.efficiency, figure: figures.efficiency },
      { name: 'income', rate: values.incomeRate, figure: figures.income },
    ] as const
  ).map((bonus) => ({ ...bonus, ...words[bonus.name] }));
  const chosen = bonuses.filter(({ name }) => values[name]);
  const parts = [{ label: words.base.label, rate: numbers.base }, ...chosen];
  const given = [
    { label: 'Kosten der Anlage', value: euro(values.cost) },
    ...parts.map(({ label, rate }) => ({ label, value: percent(rate) })),
    ...(ownRate ? [{ label: 'Bonus für geringes Einkommen', value: 'Ihre Angabe' }] : []),
  ];
  const found = [
    { label: 'Zuschuss', value: euro(result.grant) },
    { label: 'Eigenanteil', value: euro(result.own) },
    { label: `Fördersatz${ownRate ? ' (mit Ihrer Angabe)' : ''}`, value: percent(result.rate) },
  ];
  const changed = calculator.state !== 'example';
  return (
    <Sheet
      calculator={calculator}
      title={TITLE}
      figures={figures}
      place={place}
      button="Angebote anfordern"
      official={official}
      sentence={`Fördersatz ${percent(result.rate)}, Zuschuss ${euro(result.grant)}, Eigenanteil ${euro(result.own)}.`}
      peek={found.slice(0, 2)}
      given={given}
      found={found}
      more={isLower ? [{ label: 'Vorsichtig gerechnet', value: `höchstens ${euro(cautious)} Zuschuss` }] : []}
      inputs={
        <>
          <NumberEntry
            calculator={calculator}
            name="cost"
            label="Kosten der Anlage"
            hint="Mit Nebenarbeiten wie Fundament und Abgleich."
            unit="€"
            limits={COST}
          />
          <div className={styles.group}>
            <fieldset>
              <legend>Was trifft auf Sie zu?</legend>
              <Checkbox
                name="base"
                label={words.base.label}
                detail={figures.base.bare}
                description={words.base.when}
                defaultChecked
                disabled
                info={<Mark figure={figures.base} />}
              />
              {bonuses.map(({ name, label, when, rate, figure }) => (
                <Checkbox
                  key={name}
                  name={name}
                  label={label}
                  detail={`+ ${percent(rate)}`}
                  description={when}
                  checked={values[name]}
                  onCheckedChange={(checked) => calculator.set({ [name]: checked })}
                  info={<Mark figure={figure} />}
                />
              ))}
            </fieldset>
          </div>
          <Assumption
            calculator={calculator}
            name="incomeRate"
            title="Bonus für geringes Einkommen"
            text={percent(values.incomeRate)}
            preset={numbers.income}
            label="Ihr Bonus laut Merkblatt"
            unit="%"
            limits={INCOME_RATE}
          />
          {isLower && <Caution changed={changed} figure={figures.cautious} grant={cautious} />}
        </>
      }
      result={
        <>
          <ShareBar changed={changed} grant={result.grant} cost={values.cost} />
          <p className={styles.why}>
            Ausgezahlt wird erst nach dem Einbau. Bis dahin strecken Sie {euro(values.cost)} vor. Die Zusage dauert{' '}
            {figures.wait.text}.
          </p>
          <RateChart changed={changed} parts={parts} cap={numbers.cap} capText={figures.cap.bare} />
          <HeatPumpScene />
        </>
      }
      below={
        <>
          <Way
            caption="So gerechnet"
            lines={[
              {
                label: 'Fördersatz',
                formula: (
                  <>
                    {parts.map(({ rate }) => percent(rate)).join(' + ')}, {figures.cap.text}
                    <Mark figure={figures.cap} />
                    {ownRate && <Yours />}
                  </>
                ),
                result: percent(result.rate),
              },
              {
                label: 'Zuschuss',
                formula: (
                  <>
                    {euro(result.eligible)}
                    <Mark figure={figures.eligible} /> × {percent(result.rate)}
                  </>
                ),
                result: euro(result.grant),
              },
              {
                label: 'Eigenanteil',
                formula: `${euro(values.cost)} − ${euro(result.grant)}`,
                result: euro(result.own),
              },
            ]}
          />
        </>
      }
    />
  );
}
