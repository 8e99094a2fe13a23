import { formatNumber } from '@sanierungsweg/ui/number';
import { NumberField } from '@sanierungsweg/ui/number-field';
import { type ReactNode, useState } from 'react';
import type { Calculator } from './useCalculator';

/** Both ends of what a field takes, and a number that shows how to write it. Limits of the input, not facts. */
export interface EntryLimits {
  readonly min: number;
  readonly max: number;
  readonly example: number;
  /** Whether only whole numbers make sense. Default: `false`. */
  readonly whole?: boolean;
}

export interface NumberEntryProps<V, K extends keyof V> {
  readonly calculator: Calculator<V>;
  readonly name: K & string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly unit: string;
  readonly limits: EntryLimits;
}

/** What people write around a number that changes nothing about it: “ca.” before, “qm”, “Euro” or “,-” behind. */
const AROUND = /^(ca\.?|etwa|rund|~)|(,-+|euro?|qm|m2)$/gi;

/** The sentence at a field that holds nothing to calculate with. */
export function rangeSentence({ min, max, example, whole }: EntryLimits): string {
  const [from, to, such] = [min, max, example].map((value) => formatNumber(value));
  return `Bitte eine ${whole ? 'ganze ' : ''}Zahl zwischen ${from} und ${to} eingeben, zum Beispiel ${such}.`;
}

/** A number of the visitor's. What is wrong leaves the last valid result standing. */
export function NumberEntry<V extends object, K extends keyof V>({
  calculator,
  name,
  label,
  hint,
  unit,
  limits,
}: NumberEntryProps<V, K>) {
  const value = calculator.values[name] as number | null;
  const wrong = calculator.wrong.includes(name);
  // From leaving the field until it holds something to calculate with again.
  const [said, setSaid] = useState(false);
  return (
    <NumberField
      key={calculator.revision}
      name={name}
      label={label}
      hint={hint}
      unit={unit}
      ignore={AROUND}
      min={limits.min}
      max={limits.max}
      defaultValue={value === null ? '' : formatNumber(value)}
      error={said && wrong && rangeSentence(limits)}
      readAs={(number) => `Als ${number} gelesen.`}
      onBlur={() => setSaid(wrong)}
      onEntry={(_text, { status, value }) => {
        const valid = status === 'valid' && !(limits.whole && value % 1);
        calculator.mark(name, !valid);
        if (!valid) return;
        setSaid(false);
        calculator.set({ [name]: value } as Partial<V>);
      }}
    />
  );
}
