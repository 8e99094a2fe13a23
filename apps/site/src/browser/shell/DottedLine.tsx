import type { ComponentProps, ReactNode } from 'react';
import { line } from './DottedLine.css';

export interface DottedLineProps extends Omit<ComponentProps<'p'>, 'children'> {
  parts: readonly ReactNode[];
  [data: `data-${string}`]: string | undefined;
}

/** Short parts with a dot between those that stand in one line; a dot neither ends a line nor begins one. */
export function DottedLine({ parts, className = '', ...props }: DottedLineProps) {
  return (
    <p {...props} className={`${line} ${className}`}>
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts are constant
        <span key={index}>
          {index > 0 && '\u00A0·\u00A0'}
          {part}
        </span>
      ))}
    </p>
  );
}
