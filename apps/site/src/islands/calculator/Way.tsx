import type { ReactNode } from 'react';
import * as styles from './Calculator.css';

export interface WayLine {
  readonly label: string;
  readonly formula: ReactNode;
  readonly result: ReactNode;
}

export interface WayProps {
  readonly caption: string;
  readonly lines: readonly WayLine[];
  /** What stands before each result. Default: an equals sign. */
  readonly sign?: string;
}

/** The formula with the visitor's numbers, line by line. */
export function Way({ caption, lines, sign = '= ' }: WayProps) {
  return (
    // Roles by name: browsers drop them when the display of a table changes.
    <table role="table" className={styles.way}>
      <caption className={styles.caption}>{caption}</caption>
      <tbody role="rowgroup">
        {lines.map(({ label, formula, result }) => (
          <tr role="row" key={label}>
            <th role="rowheader" scope="row">
              {label}
            </th>
            <td role="cell">{formula}</td>
            <td role="cell">
              {sign}
              {result}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
