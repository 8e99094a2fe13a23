import { type ReactNode, useId } from 'react';
import * as styles from '../calculator/Calculator.css';

export interface TickProps {
  readonly name: string;
  readonly label: string;
  /** What it amounts to. */
  readonly detail: string;
  readonly description: string;
  readonly checked: boolean;
  /** What always applies and cannot be chosen. */
  readonly disabled?: boolean;
  readonly onChange?: (checked: boolean) => void;
  readonly mark: ReactNode;
}

/** Something that applies or not, as a box with what it amounts to. */
export function Tick({ name, label, detail, description, checked, disabled, onChange, mark }: TickProps) {
  const id = useId();
  return (
    <div className={styles.tick}>
      <input
        id={id}
        type="checkbox"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
        aria-describedby={`${id}-detail ${id}-text`}
      />
      <label htmlFor={id}>{label}</label>
      <span className={styles.tickDetail}>
        <span id={`${id}-detail`}>{detail}</span>
        {mark}
      </span>
      <span className={styles.tickText} id={`${id}-text`}>
        {description}
      </span>
    </div>
  );
}
