import * as ways from '../../ways';
import { hasAnswer, type SearchAnswers, type SearchResult, topicResult } from './answers';
import { Marked } from './Marked';
import * as styles from './SearchDialog.css';
import type { SearchIndex } from './searchIndex';

function Results({ results }: { results: readonly SearchResult[] }) {
  return (
    <ul className={styles.list}>
      {results.map(({ to, name, within, terms }) => (
        <li key={to}>
          <a className={styles.result} href={to}>
            <span className={styles.name}>
              <Marked text={name} terms={terms} />
            </span>
            {within && (
              <span className={styles.within}>
                <Marked text={within} terms={terms} />
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The way on that needs no page: firms near a postcode, or firms at all. */
function Firms({ postcode }: { postcode?: string }) {
  return (
    <a className={styles.result} href={postcode ? `${ways.search}?plz=${postcode}` : ways.search}>
      <span className={styles.name}>
        {postcode ? `Handwerker in ${postcode} finden` : 'Handwerker in Ihrer Nähe finden'}
      </span>
      <span className={styles.within}>Kostenlos und unverbindlich</span>
    </a>
  );
}

/** The form itself, for what no page answers. */
function Request() {
  return (
    <a className={styles.result} href={ways.searchForm}>
      <span className={styles.name}>Vorhaben im Formular beschreiben</span>
      <span className={styles.within}>Auch ohne passende Seite, kostenlos und unverbindlich</span>
    </a>
  );
}

function Topics({ index }: { index: SearchIndex }) {
  const { pages, topics } = index.file;
  return (
    <>
      <h3 className={styles.heading}>Themen</h3>
      <Results results={topics.flatMap((position) => pages[position] ?? []).map(topicResult)} />
      {__LEADS__.forms === 'shown' && (
        <>
          <h3 className={styles.heading}>Angebote</h3>
          <Firms />
        </>
      )}
    </>
  );
}

export interface SearchResultsProps {
  readonly index: SearchIndex;
  readonly query: string;
  /** What the search says to the query. */
  readonly answers: SearchAnswers;
}

/** The answers to a query, or where to begin; a build without forms leads to none and to no firms (D-SANDBOXGATE). */
export function SearchResults({ index, query, answers }: SearchResultsProps) {
  const { results, explanations, postcode } = answers;
  if (query.trim() === '') return <Topics index={index} />;
  return (
    <>
      {explanations.map(({ id, name, meaning }) => (
        <div key={id} className={styles.explanation}>
          <strong>{name}</strong>
          <p>{meaning}</p>
          <a href={index.file.glossary}>Alle Begriffe von A bis Z</a>
        </div>
      ))}
      {results.length > 0 && <Results results={results} />}
      {postcode && <Firms postcode={postcode} />}
      {!hasAnswer(answers) && !answers.isWhole && <Topics index={index} />}
      {!hasAnswer(answers) && answers.isWhole && (
        <>
          <p>Dazu haben wir keine Seite. Vielleicht hilft ein anderes Wort, oder Sie beginnen bei einem Thema.</p>
          <Topics index={index} />
          {__LEADS__.forms === 'shown' && <Request />}
        </>
      )}
    </>
  );
}
