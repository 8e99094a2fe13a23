import { formatNumber, type NumberEntry, type ParseNumberOptions, parseNumber } from '@sanierungsweg/ui/number';
import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from 'react';
import { describe } from '../Field/describe';
import { field } from '../Field/Field.css';
import { FieldError } from '../Field/FieldError';
import { hint as hintClass, label as labelClass } from '../Field/Label.css';
import { useFormReset } from '../Field/useFormReset';
import { joinClasses } from '../joinClasses';
import { entry as entryClass, input as inputClass, reading, unit as unitClass } from './NumberField.css';

type Native = Omit<ComponentProps<'input'>, 'type' | 'size' | 'children' | 'value' | 'defaultValue' | 'min' | 'max'>;

/** Props of `NumberField`. Attributes of `<input>` pass through. */
export interface NumberFieldProps extends Native {
  /** What belongs in the field. */
  label: ReactNode;
  /** What helps to fill it in, such as what counts. */
  hint?: ReactNode;
  /** What is wrong, as your form knows it; shown instead of `rangeError`. */
  error?: ReactNode;
  /** The sentence for what is no number or outside of `min` and `max`. Name both ends. */
  rangeError?: ReactNode;
  /** Unit behind the number, such as `€`. May also be typed. Read with the field. */
  unit?: string | undefined;
  /** What else may stand around the number and is passed over, as in `parseNumber`. Default: nothing. */
  ignore?: RegExp | string | undefined;
  /** Smallest number allowed. Default: none. */
  min?: number | undefined;
  /** Largest number allowed. Default: none. */
  max?: number | undefined;
  /** Language of separators. Default: `de-DE`. */
  locale?: string | undefined;
  /** The text in the field; controls it together with `onEntry`. */
  value?: string | undefined;
  /** The text at the start and after a reset of the form, where nothing controls the field. */
  defaultValue?: string | undefined;
  /**
   * Called with the text and what was read from it: on each change, when leaving the field formats it, and, where nothing
   * controls the field, when its form is reset.
   */
  onEntry?: ((text: string, entry: NumberEntry) => void) | undefined;
  /** How a number is written on leaving and for `readAs`. Default: `formatNumber` in the field's language. */
  format?: ((value: number) => string) | undefined;
  /** Says how an unusual writing was read („16.8“ as „16,8“), given the number as `format` writes it. */
  readAs?: ((number: string) => ReactNode) | undefined;
}

/** Whether the sentence for wrong input is due; what is empty is wrong only if `required` says so elsewhere. */
const isWrong = ({ status }: NumberEntry) => status !== 'valid' && status !== 'empty';

/**
 * A number in a text field, typed as people write it: „22.000“, „22000“, „16,8“. Leaving the field formats it and shows
 * what is wrong; while typing, an error only goes. The text stays whatever was typed. `className` and `style` go to the
 * whole, `ref` and all other attributes to the `<input>`. Sends its text under `name`: read it with `parseNumber` from
 * `@sanierungsweg/ui/number`. A client component; before hydration it is a plain text field.
 *
 * @example
 * <NumberField label="Total cost" unit="€" min={3000} max={30000} defaultValue="22.000"
 *   rangeError="Please enter a number between 3.000 and 30.000." readAs={(number) => `Read as ${number}`}
 *   onEntry={(text, { status, value }) => status === 'valid' && setCost(value)} />
 * @see https://design-system.service.gov.uk/components/text-input/#asking-for-numbers
 */
export function NumberField({
  label,
  hint,
  error,
  rangeError,
  unit,
  ignore,
  min,
  max,
  locale,
  value,
  defaultValue,
  onEntry,
  format = (number) => formatNumber(number, { locale }),
  readAs,
  onChange,
  onBlur,
  id,
  ref,
  className,
  style,
  ...props
}: NumberFieldProps) {
  const generated = useId();
  const inputId = id ?? generated;
  const options: ParseNumberOptions = { locale, min, max, unit, ignore };
  const [own, setOwn] = useState(defaultValue ?? '');
  const [left, setLeft] = useState(false);
  const text = value ?? own;
  const entry = parseNumber(text, options);

  const input = useFormReset(ref, (_field, event) => {
    // React's `onReset` has its say after the form's own listeners.
    setTimeout(() => {
      if (event.defaultPrevented) return;
      if (value === undefined) take(defaultValue ?? '');
      setLeft(false);
    });
  });

  // What was typed before hydration, or restored by the browser.
  useEffect(() => {
    const field = input.current as HTMLInputElement;
    if (field.value === text) return;
    setLeft(!field.matches(':focus'));
    take(field.value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what the first render did not know
  }, []);

  function take(next: string) {
    setOwn(next);
    const read = parseNumber(next, options);
    if (!isWrong(read)) setLeft(false);
    onEntry?.(next, read);
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event);
    take(event.currentTarget.value);
  }

  function leave(event: FocusEvent<HTMLInputElement>) {
    onBlur?.(event);
    setLeft(isWrong(entry));
    if (entry.status !== 'valid') return;
    const formatted = format(entry.value);
    if (formatted !== text && !entry.reread && !props.readOnly) take(formatted);
  }

  const shown = error ?? (left && isWrong(entry) && rangeError);
  return (
    <div className={joinClasses(field, className)} style={style} data-state={shown ? 'invalid' : undefined}>
      <label className={labelClass} htmlFor={inputId}>
        {label}
      </label>
      {hint && (
        <span className={hintClass} id={`${inputId}-hint`}>
          {hint}
        </span>
      )}
      <span className={entryClass}>
        <input
          autoComplete="off"
          inputMode="decimal"
          {...props}
          type="text"
          ref={input}
          id={inputId}
          value={text}
          onChange={change}
          onBlur={leave}
          aria-describedby={describe({
            id: inputId,
            hint,
            error: shown,
            'aria-describedby': joinClasses(props['aria-describedby'], unit && `${inputId}-unit`),
          })}
          aria-invalid={shown ? true : props['aria-invalid']}
          className={inputClass}
        />
        {unit && (
          <span className={unitClass} id={`${inputId}-unit`}>
            {unit}
          </span>
        )}
      </span>
      {readAs && (
        <output className={reading} htmlFor={inputId}>
          {entry.reread && !isWrong(entry) && readAs(format(entry.value))}
        </output>
      )}
      <FieldError id={`${inputId}-error`}>{shown}</FieldError>
    </div>
  );
}
