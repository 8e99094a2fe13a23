import type { ReactNode } from 'react';
import { error, sign } from './Field.css';

/** What is wrong, with its sign. Empty where nothing is. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    children && (
      <span className={error} id={id}>
        <svg className={sign} viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="10" />
          <path d="M12 8v4m0 4h.01" />
        </svg>
        <span>{children}</span>
      </span>
    )
  );
}
