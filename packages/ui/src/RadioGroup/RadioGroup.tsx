import { type ComponentProps, type ReactNode, useId } from 'react';
import { describe } from '../Field/describe';
import { field } from '../Field/Field.css';
import { FieldError } from '../Field/FieldError';
import { hint as hintClass } from '../Field/Label.css';
import { fieldset, legend as legendClass } from '../Fieldset/Fieldset.css';
import { joinClasses } from '../joinClasses';
import { warnOfList } from '../warnOfList';
import { control, name as nameClass, note, option, value as valueClass } from './Option.css';
import { dot, layouts, options as optionsClass, picture } from './RadioGroup.css';

/** One of the choices. */
export interface RadioOption {
  /** What is chosen, as the form sends it; unique within the group. */
  value: string;
  /** What it is called. */
  label: ReactNode;
  /** What it amounts to, at the end of the line, such as a price. */
  detail?: ReactNode;
  /** What choosing it means, below. */
  description?: ReactNode;
  /** A drawing above the words, for `tiles`. Decoration: hide it from assistive technology. */
  picture?: ReactNode;
  /** Whether it cannot be chosen. Say why in `description`. Default: `false`. */
  disabled?: boolean | undefined;
}

/** Props of `RadioGroup`. Attributes of `<fieldset>` pass through. */
export interface RadioGroupProps extends Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'onChange' | 'children'> {
  /** What is asked. */
  legend: ReactNode;
  /** The choices, in order. */
  options: readonly RadioOption[];
  /** Name of the radios in their form. Default: a generated one, which a form cannot know. */
  name?: string | undefined;
  /** Value of the chosen option; controls the group. `null` chooses none. */
  value?: string | null | undefined;
  /** Value of the option chosen at the start, where nothing controls the group. */
  defaultValue?: string | undefined;
  /** Called with the value the visitor chose. */
  onValueChange?: ((value: string) => void) | undefined;
  /** What helps to decide. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: ReactNode;
  /** Whether a form asks for a choice before it is sent. Default: `false`. */
  required?: boolean | undefined;
  /** `list` one below the other, `row` side by side where there is room, `tiles` with pictures. Default: `list`. */
  layout?: 'list' | 'row' | 'tiles' | undefined;
}

/**
 * One choice of several, all of them in sight. Native radios in a `<fieldset>`: arrow keys choose, the form sends the
 * value, and it works without JavaScript. `className`, `style`, `ref` and all other attributes go to the `<fieldset>`,
 * `form` to the radios as well. Server-safe without `onValueChange`.
 *
 * @throws TypeError if plain JavaScript leaves out `options`; an empty list is fine.
 * @example
 * <RadioGroup legend="Thickness" name="thickness" defaultValue="16"
 *   options={[{ value: '12', label: '12 cm' }, { value: '16', label: '16 cm', detail: '0.18' }]} />
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function RadioGroup({
  legend,
  options,
  name,
  value,
  defaultValue,
  onValueChange,
  hint,
  error,
  required,
  layout = 'list',
  className,
  ...props
}: RadioGroupProps) {
  warnOfList('RadioGroup', { options });
  const generated = useId();
  const groupId = props.id ?? generated;
  const state = (own: string) =>
    value === undefined ? { defaultChecked: own === defaultValue } : { checked: own === value };
  const choose =
    onValueChange && ((event: { currentTarget: HTMLInputElement }) => onValueChange(event.currentTarget.value));
  // Without a handler a controlled radio would be a fault; then nobody but its parent may change it.
  const change = value === undefined || choose ? { onChange: choose } : { readOnly: true };
  return (
    <fieldset
      role="radiogroup"
      aria-required={required}
      {...props}
      aria-describedby={describe({ ...props, id: groupId, hint, error })}
      aria-invalid={error ? true : props['aria-invalid']}
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
        <div className={joinClasses(optionsClass, layouts[layout])}>
          {options.map(({ value: own, label, detail, description, picture: drawing, disabled }) => (
            <label key={own} className={option}>
              <input
                type="radio"
                name={name ?? generated}
                value={own}
                form={props.form}
                disabled={disabled}
                required={required}
                className={joinClasses(control, dot)}
                {...state(own)}
                {...change}
              />
              {drawing && <span className={picture}>{drawing}</span>}
              <span className={nameClass}>{label}</span>
              {detail && <span className={valueClass}>{detail}</span>}
              {description && <span className={note}>{description}</span>}
            </label>
          ))}
        </div>
        <FieldError id={`${groupId}-error`}>{error}</FieldError>
      </div>
    </fieldset>
  );
}
