import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinClasses } from '../joinClasses';
import {
  error as errorClass,
  field,
  hint as hintClass,
  input,
  label as labelClass,
  large,
  sign,
} from './TextField.css';

/** Props of `TextField`. Attributes of `<input>` pass through. */
export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'children'> {
  /** What belongs in the field. Always visible; a placeholder is no label. */
  label: ReactNode;
  /** What helps to fill it in, before anything went wrong. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. Marks the field as invalid and is read with it. */
  error?: ReactNode;
  /** Height: `default` 52 px, `xl` 60 px for the one field of a large form. Default: `default`. */
  size?: 'default' | 'xl';
}

/**
 * One line of text with label, hint and error, each tied to the field. All attributes of `<input>` pass through, `ref`
 * and `className` go to the input. Server-safe.
 *
 * @example <TextField label="Postcode" inputMode="numeric" autoComplete="postal-code" hint="Five digits" />
 * @see https://www.w3.org/WAI/tutorials/forms/notifications/
 */
export function TextField({ label, hint, error, size = 'default', id, className, ...props }: TextFieldProps) {
  const generated = useId();
  const inputId = id ?? generated;
  const described = [props['aria-describedby'], hint && `${inputId}-hint`, error && `${inputId}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={field}>
      <label className={labelClass} htmlFor={inputId}>
        {label}
      </label>
      {hint && (
        <span className={hintClass} id={`${inputId}-hint`}>
          {hint}
        </span>
      )}
      <input
        type="text"
        {...props}
        id={inputId}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : props['aria-invalid']}
        className={joinClasses(input, size === 'xl' && large, className)}
      />
      {error && (
        <span className={errorClass} id={`${inputId}-error`}>
          <svg className={sign} viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="10" />
            <path d="M12 8v4m0 4h.01" />
          </svg>
          <span>{error}</span>
        </span>
      )}
    </div>
  );
}
