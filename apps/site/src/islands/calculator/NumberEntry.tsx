import { formatNumber } from '@sanierungsweg/ui/number';
import { NumberField } from '@sanierungsweg/ui/number-field';
import { type ReactNode, useState } from 'react';
import type { Calculator } from './useCalculator';

/** Both ends of what a field takes, and a number that shows how to write it. Limits of the input, not facts. */
export interface EntryLimits {
  readonly min: number;
  readonly max: number;
  readonly example: number;
}

export interface NumberEntryProps<V, K extends keyof V> {
  readonly calculator: Calculator<V>;
  readonly name: K & string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly unit: string;
  readonly limits: EntryLimits;
}

/** The sentence at a field that holds nothing to calculate with. */
export function rangeSentence({ min, max, example }: EntryLimits): string {
  const [from, to, such] = [min, max, example].map((value) => formatNumber(value));
  return `Bitte eine Zahl zwischen ${from} und ${to} eingeben, zum Beispiel ${such}.`;
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
  const [empty, setEmpty] = useState(false);
  const [left, setLeft] = useState(false);
  const sentence = rangeSentence(limits);
  return (
    <NumberField
      key={calculator.revision}
      name={name}
      label={label}
      hint={hint}
      unit={unit}
      min={limits.min}
      max={limits.max}
      defaultValue={value === null ? '' : formatNumber(value)}
      rangeError={sentence}
      error={empty && left ? sentence : undefined}
      readAs={(number) => `Als ${number} gelesen.`}
      onBlur={() => setLeft(true)}
      onFocus={() => setLeft(false)}
      onEntry={(_text, { status, value }) => {
        setEmpty(status === 'empty');
        calculator.mark(name, status !== 'valid');
        if (status === 'valid') calculator.set({ [name]: value } as Partial<V>);
      }}
    />
  );
}
