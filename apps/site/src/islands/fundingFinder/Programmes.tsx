import type { ReactNode } from 'react';
import * as styles from '../calculator/Calculator.css';
import * as finder from './FundingFinder.css';
import { type OtherProgramme, Others } from './Others';

export interface ProgrammesProps {
  readonly fitting: readonly {
    readonly name: string;
    readonly amount: ReactNode;
    readonly condition: string;
    readonly application: string;
    readonly more: { readonly to: string; readonly label: string };
  }[];
  readonly others: readonly OtherProgramme[];
}

/** The programmes that fit, each with what it asks for, and those that do not. */
export function Programmes({ fitting, others }: ProgrammesProps) {
  return (
    <>
      {fitting.length > 0 && (
        <div className={finder.programmes}>
          <h3 className={styles.caption}>Was passt, und was dafür gilt</h3>
          <ul>
            {fitting.map(({ name, amount, condition, application, more }) => (
              <li key={name} className={finder.programme}>
                <span className={finder.programmeHead}>
                  {name} <b>{amount}</b>
                </span>
                <span>
                  {condition} Antrag: {application}
                </span>
                <a href={more.to}>{more.label}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Others lines={others} />
    </>
  );
}
