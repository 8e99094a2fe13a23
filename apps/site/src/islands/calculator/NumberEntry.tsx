import { formatNumber } from '@sanierungsweg/ui/number';
import { NumberField } from '@sanierungsweg/ui/number-field';
import { type ReactNode, useEffect, useState } from 'react';
import type { Limits } from './fragment';
import { decimal } from './german';
import type { Calculator } from './useCalculator';
import { useSettled } from './useSettled';

/** Both ends of what a field takes, and a number that shows how to write it. Limits of the input, not facts. */
export interface EntryLimits extends Limits {
  readonly example: number;
  /** Whether only whole numbers make sense. Default: `false`. */
  readonly whole?: boolean;
  /** Whether nothing counts as an answer too. Default: `false`. */
  readonly optional?: boolean;
}

export interface NumberEntryProps<V, K extends keyof V> {
  readonly calculator: Calculator<V>;
  readonly name: K & string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly unit: string;
  readonly limits: EntryLimits;
}

/**
 * What people write around a number that changes nothing about it: “ca.”, “€” or “Uw =” before; “,–” and a unit behind,
 * as offers and data sheets spell it. “W/mK”, “m” and “m³” are other units, and stay wrong.
 */
const AROUND =
  /^(ca\.?|etwa|rund|~|€|eur|uw\W*)|(,\W+)?((euro?|(w\W+)?(q\w*|m[2²])(\W*k)?|stü?c?k?|kwp|prozent)\W?)?$/gi;

/** Longer than a press: the sentence moves what is below it, and not from under a pointer that leaves the field for that. */
const SAY_DELAY_MS = 500;

/** The sentence at a field that holds nothing to calculate with. */
export function rangeSentence({ min, max, example, whole }: EntryLimits): string {
  return `Bitte eine ${whole ? 'ganze ' : ''}Zahl zwischen ${formatNumber(min)} und ${formatNumber(max)} eingeben, zum Beispiel ${formatNumber(example)}.`;
}

/**
 * A number of the visitor's. What is wrong leaves the result standing that was there before it was typed, not that of its
 * first digits: the last one that was left, or stood for a while. Another `name` is another field: give it a `key`.
 */
export function NumberEntry<V extends object, K extends keyof V>({
  calculator,
  name,
  label,
  hint,
  unit,
  limits,
}: NumberEntryProps<V, K>) {
  const value = calculator.values[name] as number | null;
  // Money has cents or none, as in the result.
  const write = (number: number) => decimal(number, unit === '€' && number % 1 ? 2 : 0, 6);
  const wrong = calculator.wrong.includes(label);
  const [settled, settle] = useSettled(value);
  // From leaving the field until it holds something to calculate with again.
  const [said, setSaid] = useState(false);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is gone is not wrong any more
  useEffect(() => () => calculator.mark(label, false), []);
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
      defaultValue={value === null ? '' : write(value)}
      error={said && wrong && rangeSentence(limits)}
      format={write}
      readAs={(number) => `Als ${number} gelesen.`}
      // Closes the keyboard of a phone, and leaves the focus in the field.
      onKeyDown={({ key }) => key === 'Enter' && setSaid(wrong)}
      onBlur={() => {
        settle(value);
        setTimeout(() => setSaid(wrong), SAY_DELAY_MS);
      }}
      onEntry={(_text, { status, value: entered }) => {
        const valid = status === 'valid' ? !(limits.whole && entered % 1) : status === 'empty' && limits.optional;
        calculator.mark(label, !valid);
        if (valid) setSaid(false);
        // Typed and left before this was here.
        else if ((document.activeElement as HTMLInputElement).name !== name) setSaid(true);
        calculator.set({ [name]: valid ? entered : settled } as Partial<V>);
      }}
    />
  );
}
