import { type ComponentProps, type ReactNode, useId } from 'react';
import { describe } from '../Field/describe';
import { field } from '../Field/Field.css';
import { FieldError } from '../Field/FieldError';
import { joinClasses } from '../joinClasses';
import { control, name, note, option, value } from '../RadioGroup/Option.css';
import { box, info as infoClass, plain } from './Checkbox.css';

/** Props of `Checkbox`. Attributes of `<input>` pass through. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** What is agreed to or chosen. */
  label: ReactNode;
  /** What it amounts to, at the end of the line, such as „20 %“. */
  detail?: ReactNode;
  /** What choosing it means, below. */
  description?: ReactNode;
  /** A button that explains it, at the end of the line, such as an icon `Button` that opens a popover. It stands beside
   * the label, so that pressing it does not tick. */
  info?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: ReactNode;
  /** Whether it stands in a frame, as one choice among several does. Default: `true`. */
  framed?: boolean | undefined;
  /** Called with the state the visitor chose. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/**
 * Something to tick. A native checkbox: takes part in forms, works with the space bar and without JavaScript. Several
 * of them belong in a `Fieldset`. `className` and `style` go to the whole, `ref` and all other attributes to the
 * `<input>`. `checked` controls it, `defaultChecked` only starts it. Server-safe without handlers.
 *
 * @example <Checkbox label="Speed bonus" detail="20 %" name="speed" description="Old heating taken out of use." />
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/
 */
export function Checkbox({
  label,
  detail,
  description,
  info,
  error,
  framed = true,
  onCheckedChange,
  onChange,
  id,
  className,
  style,
  ...props
}: CheckboxProps) {
  const generated = useId();
  const inputId = id ?? generated;
  return (
    <div className={joinClasses(field, className)} style={style} data-state={error ? 'invalid' : undefined}>
      <label className={joinClasses(option, !framed && plain)}>
        <input
          aria-labelledby={`${inputId}-label`}
          {...props}
          id={inputId}
          type="checkbox"
          className={joinClasses(control, box)}
          aria-describedby={describe({ ...props, id: inputId, detail, hint: description, error })}
          aria-invalid={!!error || props['aria-invalid']}
          onChange={
            onCheckedChange
              ? (event) => {
                  onChange?.(event);
                  onCheckedChange(event.currentTarget.checked);
                }
              : onChange
          }
        />
        <span className={name} id={`${inputId}-label`}>
          {label}
        </span>
        {detail && (
          <span className={value} id={`${inputId}-detail`}>
            {detail}
          </span>
        )}
        {description && (
          <span className={note} id={`${inputId}-hint`}>
            {description}
          </span>
        )}
      </label>
      {info && <div className={infoClass}>{info}</div>}
      <FieldError id={`${inputId}-error`}>{error}</FieldError>
    </div>
  );
}
