import type { ReactNode } from 'react';

export interface ChoiceProps {
  onClick: () => void;
  children: ReactNode;
}

/** Accepting and refusing, on both layers: one element with one class, so that neither can ever look like less. */
export function Choice({ onClick, children }: ChoiceProps) {
  return (
    <button type="button" className="dpc-button" onClick={onClick}>
      {children}
    </button>
  );
}
