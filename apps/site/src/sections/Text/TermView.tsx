import { useCurrentPage } from '../../routing/currentPage';

/** A term of the glossary: a link to its entry at the end of the page. */
export function TermView({ term, label }: { term: string; label: string }) {
  const entry = useCurrentPage().page.terms.find(({ id }) => id === term);
  return (
    <a href={`#begriff-${term}`} title={entry?.meaning}>
      {label}
    </a>
  );
}
