import * as styles from './TermView.css';

/** A term of the glossary: a link to its entry at the end of the page, explained in place by `explainTerms`. */
export function TermView({ term, label }: { term: string; label: string }) {
  return (
    <a href={`#begriff-${term}`} className={styles.term} data-term="">
      {label}
    </a>
  );
}
