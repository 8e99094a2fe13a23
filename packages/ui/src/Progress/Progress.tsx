import { type ComponentProps, type ReactNode, useId } from 'react';
import { field } from '../Field/Field.css';
import { label as labelClass } from '../Field/Label.css';
import { joinClasses } from '../joinClasses';
import { bar, head, value as valueClass } from './Progress.css';

/** Props of `Progress`. Attributes of `<progress>` pass through. */
export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'children'> {
  /** What advances. */
  label: ReactNode;
  /** How far it is, from 0 to `max`. Without it the end is unknown. */
  value?: number | undefined;
  /** What `value` is when it is done. Default: `1`. */
  max?: number | undefined;
  /** How far it is in words, such as „Schritt 2 von 4“. */
  text?: string | undefined;
}

/**
 * How far something is. A native `<progress>` with its label and the state in words. `className` and `style` go to the
 * whole, `ref` and all other attributes to the `<progress>`. Server-safe.
 *
 * @example <Progress label="Your request" value={2} max={4} text="Step 2 of 4" />
 */
export function Progress({ label, text, id, className, style, ...props }: ProgressProps) {
  const generated = useId();
  const barId = id ?? generated;
  return (
    <div className={joinClasses(field, className)} style={style}>
      <div className={head}>
        <label className={labelClass} htmlFor={barId}>
          {label}
        </label>
        {text && <span className={valueClass}>{text}</span>}
      </div>
      <progress {...props} id={barId} aria-valuetext={text} className={bar} />
    </div>
  );
}
