import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinClasses } from '../joinClasses';
import { field, label as labelClass, note, reason, track } from './Switch.css';

/** Props of `Switch`. Attributes of `<input>` pass through. */
export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  /** What is switched. Names the switch. */
  label: ReactNode;
  /** What switching it means, tied to the switch as its description. */
  description?: ReactNode;
  /** Why a disabled switch cannot be changed. Visible, and part of the description. */
  disabledReason?: ReactNode;
  /** Called with the state the visitor chose. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/**
 * Turns something on or off at once. Renders a native checkbox with `role="switch"`: takes part in forms, works with
 * the space bar and without JavaScript. `className` and `style` go to the whole, `ref` and all other attributes to
 * the `<input>`. `checked` controls it, `defaultChecked` only starts it. Server-safe.
 *
 * @example <Switch label="Functional" description="Maps and videos" checked={on} onCheckedChange={setOn} />
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/switch/
 */
export function Switch({
  label,
  description,
  disabledReason,
  onCheckedChange,
  onChange,
  className,
  style,
  ...props
}: SwitchProps) {
  const id = useId();
  const noted = description || disabledReason;
  return (
    <label className={joinClasses(field, className)} style={style}>
      <span className={labelClass} id={id}>
        {label}
      </span>
      <input
        aria-labelledby={id}
        {...props}
        aria-describedby={joinClasses(props['aria-describedby'], noted && `${id}n`)}
        type="checkbox"
        role="switch" // oxlint-disable-line jsx-a11y/role-has-required-aria-props -- the checkbox carries its own state
        className={track}
        onChange={
          onCheckedChange
            ? (event) => {
                onChange?.(event);
                onCheckedChange(event.currentTarget.checked);
              }
            : onChange
        }
      />
      {noted && (
        <span className={note} id={`${id}n`}>
          {description} {disabledReason && <span className={reason}>{disabledReason}</span>}
        </span>
      )}
    </label>
  );
}
