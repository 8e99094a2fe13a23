import { type ComponentProps, type ReactNode, useId } from 'react';
import { ControlField } from '../Field/ControlField';
import { describe } from '../Field/describe';
import { textarea } from './Textarea.css';

/** Props of `Textarea`. Attributes of `<textarea>` pass through. */
export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'children'> {
  /** What belongs in the field. */
  label: ReactNode;
  /** What helps to fill it in. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: ReactNode;
}

/**
 * Several lines of text. Grows with what is typed where the browser can. `className` and `style` go to the whole, `ref`
 * and all other attributes to the `<textarea>`. `value` controls it, `defaultValue` only starts it. Server-safe.
 *
 * @example <Textarea label="Your project" name="project" rows={4} hint="What should be done, and by when?" />
 */
export function Textarea({ label, hint, error, id, className, style, rows = 4, ...props }: TextareaProps) {
  const generated = useId();
  const textareaId = id ?? generated;
  return (
    <ControlField id={textareaId} label={label} hint={hint} error={error} className={className} style={style}>
      <textarea
        {...props}
        rows={rows}
        id={textareaId}
        aria-describedby={describe({ ...props, id: textareaId, hint, error })}
        aria-invalid={error ? true : props['aria-invalid']}
        className={textarea}
      />
    </ControlField>
  );
}
