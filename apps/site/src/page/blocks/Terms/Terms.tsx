import type { PageTerm } from '../../derive';
import * as styles from './Terms.css';

/** Terms with their explanations; links to a term lead to its entry here. */
export function Terms({ terms }: { terms: readonly PageTerm[] }) {
  return (
    <dl className={styles.terms}>
      {terms.map((term) => (
        <div key={term.id} id={`begriff-${term.id}`}>
          <dt>{term.name}</dt>
          <dd>{term.meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
