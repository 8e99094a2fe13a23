import { type ComponentProps, type ReactNode, useId } from 'react';
import { describe } from '../Field/describe';
import { field } from '../Field/Field.css';
import { FieldError } from '../Field/FieldError';
import { hint as hintClass } from '../Field/Label.css';
import { joinClasses } from '../joinClasses';
import { fieldset, legend as legendClass } from './Fieldset.css';
import { fields } from './fields.css';

/** Props of `Fieldset`. Attributes of `<fieldset>` pass through. */
export interface FieldsetProps extends ComponentProps<'fieldset'> {
  /** What the fields have in common. */
  legend: ReactNode;
  /** What helps to fill them in. */
  hint?: ReactNode;
  /** What is wrong with them together. */
  error?: ReactNode;
}

/**
 * Fields that belong together, with their heading, which is read with each of them. `disabled` locks them all.
 * `className`, `style`, `ref` and all other attributes go to the `<fieldset>`. Server-safe.
 *
 * @example
 * <Fieldset legend="Your address">
 *   <TextField label="Street" autoComplete="address-line1" />
 *   <TextField label="Postcode" autoComplete="postal-code" />
 * </Fieldset>
 * @see https://www.w3.org/WAI/tutorials/forms/grouping/
 */
export function Fieldset({ legend, hint, error, id, className, children, ...props }: FieldsetProps) {
  const generated = useId();
  const groupId = id ?? generated;
  return (
    <fieldset
      {...props}
      id={id}
      aria-describedby={describe({ ...props, id: groupId, hint, error })}
      data-state={error ? 'invalid' : undefined}
      className={joinClasses(fieldset, className)}
    >
      <legend className={legendClass}>{legend}</legend>
      <div className={field}>
        {hint && (
          <span className={hintClass} id={`${groupId}-hint`}>
            {hint}
          </span>
        )}
        <div className={fields}>{children}</div>
        <FieldError id={`${groupId}-error`}>{error}</FieldError>
      </div>
    </fieldset>
  );
}
