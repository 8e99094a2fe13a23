import { type ComponentProps, type ReactNode, useId } from 'react';
import { ControlField } from '../Field/ControlField';
import { describe } from '../Field/describe';
import { useFormReset } from '../Field/useFormReset';
import { around, arrow, select as selectClass } from './Select.css';

/** Props of `Select`. Attributes of `<select>` pass through. */
export interface SelectProps extends Omit<ComponentProps<'select'>, 'multiple' | 'size'> {
  /** What is chosen. */
  label: ReactNode;
  /** What helps to choose. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: ReactNode;
  /** `<option>`s, perhaps in `<optgroup>`s. */
  children: ReactNode;
}

/**
 * One of many, where a `RadioGroup` would be too long. The browser's own list: on a phone its picker, by keyboard its
 * search. `className` and `style` go to the whole, `ref` and all other attributes to the `<select>`. `value` controls
 * it, `defaultValue` only starts it. A client component; before hydration it is a plain list.
 *
 * @example
 * <Select label="State" name="state" defaultValue="nw">
 *   <option value="by">Bayern</option>
 *   <option value="nw">Nordrhein-Westfalen</option>
 * </Select>
 */
export function Select({ label, hint, error, id, ref, className, style, children, ...props }: SelectProps) {
  const generated = useId();
  const selectId = id ?? generated;
  // React marks the option to go back to once, and none where `value` decides: https://github.com/facebook/react/issues/30580
  const select = useFormReset(ref, ({ options }) => {
    const start = String(props.value ?? props.defaultValue);
    for (const option of options) option.defaultSelected = option.value === start;
  });
  return (
    <ControlField id={selectId} label={label} hint={hint} error={error} className={className} style={style}>
      <span className={around}>
        <select
          {...props}
          ref={select}
          id={selectId}
          aria-describedby={describe({ ...props, id: selectId, hint, error })}
          aria-invalid={error ? true : props['aria-invalid']}
          className={selectClass}
        >
          {children}
        </select>
        <svg className={arrow} viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 9 6 6 6-6" />
        </svg>
      </span>
    </ControlField>
  );
}
