import { routes } from '../../routes';
import { useCurrentPage } from '../../routing/currentPage';
import type { Route } from '../../routing/route';
import { SiteLink } from '../../routing/SiteLink';
import * as frame from '../../styles/frame.css';
import * as styles from './Sources.css';

const all: readonly Route[] = routes;

const labelOf = (path: string) => all.find((route) => route.path === path)?.label ?? path;

function germanMonth(day: string): string {
  return new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));
}

/**
 * Where the figures of the page come from, what other pages name differently, what the terms mean. All of it derived
 * from the figures and terms that the page uses.
 */
export function Sources() {
  const { page } = useCurrentPage();
  if (page.sources.length + page.terms.length === 0) return null;
  return (
    <section
      id="quellen"
      className={styles.sources}
      aria-labelledby={page.terms.length > 0 ? 'begriffe-titel' : 'quellen-titel'}
    >
      <div className={`${frame.wrap} ${frame.stack}`}>
        {page.terms.length > 0 && (
          <div>
            <h2 id="begriffe-titel" className={styles.title}>
              Begriffe auf dieser Seite
            </h2>
            <dl className={styles.terms}>
              {page.terms.map((term) => (
                <div key={term.id} id={`begriff-${term.id}`}>
                  <dt>{term.name}</dt>
                  <dd>{term.meaning}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        {page.sources.length > 0 && (
          <div className={frame.stack}>
            <h2 id="quellen-titel" className={styles.title}>
              Quellen und Stand
            </h2>
            {page.conflicts.length > 0 && (
              <ul className={styles.conflicts}>
                {page.conflicts.map((conflict) => (
                  <li key={conflict.label + conflict.there}>
                    {conflict.label}: Hier nennen wir {conflict.here}, auf der Seite{' '}
                    <SiteLink to={conflict.path}>{labelOf(conflict.path)}</SiteLink> {conflict.there}. Die Vorgaben des
                    Betreibers weichen voneinander ab; wir zeigen beide Werte.
                  </li>
                ))}
              </ul>
            )}
            <details className={styles.details}>
              <summary>Alle Werte dieser Seite und ihre Herkunft</summary>
              <ul className={styles.list}>
                {page.sources.map((source) => (
                  <li key={source.label + source.value}>
                    {source.label}: {source.value}. {source.source}.
                  </li>
                ))}
              </ul>
            </details>
            <div data-shared="">
              {page.notes.map((note) => (
                <p key={note} className={frame.note}>
                  {note}
                </p>
              ))}
            </div>
            <p className={frame.note}>Seite zuletzt geprüft: {germanMonth(page.record.reviewed)}.</p>
          </div>
        )}
      </div>
    </section>
  );
}
