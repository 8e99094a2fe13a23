import { type ComponentProps, type ReactNode, useId } from 'react';
import { ControlField } from '../Field/ControlField';
import { describe } from '../Field/describe';
import { joinClasses } from '../joinClasses';
import { input, large } from './TextField.css';

/** Props of `TextField`. Attributes of `<input>` pass through. */
export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'children'> {
  /** What belongs in the field. Always visible; a placeholder is no label. */
  label: ReactNode;
  /** What helps to fill it in, before anything went wrong. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. Marks the field as invalid and is read with it. */
  error?: ReactNode;
  /** Height: `default` 52 px, `xl` 60 px for the one field of a large form. Default: `default`. */
  size?: 'default' | 'xl' | undefined;
}

/**
 * One line of text with label, hint and error, each tied to the field. `className` and `style` go to the whole, `ref`
 * and all other attributes to the `<input>`. `value` controls it, `defaultValue` only starts it. Server-safe.
 *
 * @example <TextField label="Postcode" inputMode="numeric" autoComplete="postal-code" hint="Five digits" />
 * @see https://www.w3.org/WAI/tutorials/forms/notifications/
 */
export function TextField({ label, hint, error, size = 'default', id, className, style, ...props }: TextFieldProps) {
  const generated = useId();
  const inputId = id ?? generated;
  return (
    <ControlField id={inputId} label={label} hint={hint} error={error} className={className} style={style}>
      <input
        type="text"
        {...props}
        id={inputId}
        aria-describedby={describe({ ...props, id: inputId, hint, error })}
        aria-invalid={error ? true : props['aria-invalid']}
        className={joinClasses(input, size === 'xl' && large)}
      />
    </ControlField>
  );
}
