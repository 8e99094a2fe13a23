import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinClasses } from '../joinClasses';
import { field, label as labelClass, note, track } from './Switch.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  /** What is switched. Names the switch. */
  label: ReactNode;
  /** What switching it means, tied to the switch as its description. */
  description?: ReactNode;
  /** Why a disabled switch cannot be changed. Visible, and part of the description. */
  disabledReason?: ReactNode;
  /** Called with the state the visitor chose. */
  onCheckedChange?: (checked: boolean) => void;
}

/**
 * Turns something on or off at once. Renders a native checkbox with `role="switch"`: takes part in forms, works with
 * the space bar and without JavaScript. `checked` controls it, `defaultChecked` only starts it. Server-safe.
 *
 * @example <Switch label="Functional" description="Maps and videos" checked={on} onCheckedChange={setOn} />
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/switch/
 */
export function Switch({ label, description, disabledReason, onCheckedChange, onChange, className, ...props }: SwitchProps) {
  const id = useId();
  const notes = [description, disabledReason].map((text, index) => ({ id: `${id}${index}`, text })).filter(({ text }) => text);
  return (
    <label className={joinClasses(field, className)}>
      <span className={labelClass} id={id}>
        {label}
      </span>
      <input
        aria-labelledby={id}
        aria-describedby={notes.map((entry) => entry.id).join(' ') || undefined}
        {...props}
        type="checkbox"
        role="switch"
        className={track}
        onChange={
          onCheckedChange || onChange
            ? (event) => {
                onChange?.(event);
                onCheckedChange?.(event.currentTarget.checked);
              }
            : undefined
        }
      />
      {notes.map((entry) => (
        <span key={entry.id} id={entry.id} className={note}>
          {entry.text}
        </span>
      ))}
    </label>
  );
}
