import { RadioGroup } from '@sanierungsweg/ui/radio-group';
import { NumberEntry } from '../calculator/NumberEntry';
import type { Calculator } from '../calculator/useCalculator';
import { BILL, FREE, GLASS, type PlanInputs, PUMPS, type Pump, WALL } from './calculate';

export interface PlanFieldsProps {
  readonly calculator: Calculator<PlanInputs>;
  readonly pumps: Readonly<Record<Pump, string>>;
}

/** What a visitor may say of the own house; fetched with the first look at it. */
export function PlanFields({ calculator, pumps }: PlanFieldsProps) {
  const { values, set } = calculator;
  return (
    <>
      <NumberEntry calculator={calculator} name="wall" label="Fassade" unit="m²" limits={WALL} />
      <NumberEntry calculator={calculator} name="glass" label="Fenster" unit="m²" limits={GLASS} />
      <NumberEntry calculator={calculator} name="free" label="Freies Dach" unit="m²" limits={FREE} />
      <NumberEntry
        calculator={calculator}
        name="bill"
        label="Heizkosten im Jahr"
        hint="Freiwillig, für die Ersparnis in Euro."
        unit="€"
        limits={BILL}
      />
      <RadioGroup
        legend="Wärmepumpe"
        name="pump"
        value={values.pump}
        onValueChange={(pump) => set({ pump: pump as Pump })}
        options={PUMPS.map((pump) => ({ value: pump, label: pumps[pump] }))}
      />
      <RadioGroup
        legend="Wie nutzen Sie das Haus?"
        name="who"
        value={values.who}
        onValueChange={(who) => set({ who: who as PlanInputs['who'] })}
        options={[
          { value: 'owner', label: 'Als Eigentümerin oder Eigentümer' },
          { value: 'tenant', label: 'Zur Miete' },
        ]}
      />
    </>
  );
}
