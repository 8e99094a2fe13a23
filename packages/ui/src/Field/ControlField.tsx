import type { CSSProperties, ReactNode } from 'react';
import { joinClasses } from '../joinClasses';
import { field } from './Field.css';
import { FieldError } from './FieldError';
import { hint as hintClass, label as labelClass } from './Label.css';

interface ControlFieldProps {
  /** Of the control, which `label` names. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** The control. */
  children: ReactNode;
}

/** A control with its label above, its hint between and its error below. */
export function ControlField({ id, label, hint, error, className, style, children }: ControlFieldProps) {
  return (
    <div className={joinClasses(field, className)} style={style} data-state={error ? 'invalid' : undefined}>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <span className={hintClass} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
