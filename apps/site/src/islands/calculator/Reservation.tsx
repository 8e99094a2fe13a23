import { Fragment } from 'react';
import * as styles from './Calculator.css';

/** The public bodies that decide. */
export type Official = readonly { readonly name: string; readonly home: string }[];

/** That a result binds nobody, and who decides where it speaks of public money. */
export function Reservation({ official }: { official?: Official }) {
  return (
    <p className={styles.small}>
      <b>Unverbindlich.</b>{' '}
      {official ? (
        <>
          Amtlicher Satz kann abweichen. Prüfen Sie ihn bei{' '}
          {official.map(({ name, home }, index) => (
            <Fragment key={name}>
              {index > 0 && ' oder '}
              {/* Other terms of the page have the same names: its links are told apart. */}
              <a href={home} rel="noopener external" aria-label={`${name}, Website`}>
                {name}
              </a>
            </Fragment>
          ))}
          .
        </>
      ) : (
        'Ohne Zinsen und ohne Annahmen über künftige Preise.'
      )}
    </p>
  );
}
