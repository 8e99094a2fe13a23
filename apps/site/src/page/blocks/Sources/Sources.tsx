import { buttonVariants } from '@sanierungsweg/ui/button';
import { Table } from '@sanierungsweg/ui/table';
import { Fragment } from 'react';
import { SiteLink } from '../../../browser/shell/SiteLink';
import type { BodyLink, ConflictNote, SourceLine } from '../../../content/sources';
import * as frame from '../../../styles/frame.css';
import * as ways from '../../../ways';
import { useCurrentPage } from '../../currentPage';
import { labelOf } from '../../labelOf';
import { FundingNote } from '../Notes/FundingNote';
import { OfficialLink } from '../Notes/OfficialLink';
import { Terms } from '../Terms/Terms';
import * as styles from './Sources.css';

/** In one line, however narrow its column; the one to count with stands out, as the advice beside it says. */
function Value({ value, safer }: { value: string; safer: string | undefined }) {
  const whole = value.replaceAll(' ', '\u00A0');
  return value === safer ? <strong>{whole}</strong> : whole;
}

function OtherPages({ conflict }: { conflict: ConflictNote }) {
  return (
    <>
      (
      {conflict.paths.map((path, index) => (
        <Fragment key={path}>
          {index > 0 && ', '}
          <SiteLink to={path}>{labelOf(path)}</SiteLink>
        </Fragment>
      ))}
      )
    </>
  );
}

/** Once at the end of the page: what stands here, what stands there, and what to do. */
function Conflicts({ conflicts }: { conflicts: readonly ConflictNote[] }) {
  return (
    <Table
      label="Angabe, hier, dort"
      caption="Was auf anderen Seiten anders steht"
      columns={['Angabe', 'Hier', 'Dort', 'Was das für Sie heißt']}
      phone="cards"
      rows={conflicts.map((conflict) => [
        <span key="label" id={conflict.id}>
          {conflict.label}
        </span>,
        <Value key="here" value={conflict.here} safer={conflict.safer} />,
        <Fragment key="there">
          <Value value={conflict.there} safer={conflict.safer} /> <OtherPages conflict={conflict} />
        </Fragment>,
        `${conflict.reason} ${conflict.advice}`,
      ])}
    />
  );
}

/** The notes that the marks at the figures open where they stand. */
function Hints({ conflicts }: { conflicts: readonly ConflictNote[] }) {
  return conflicts.map((conflict) => (
    <div key={conflict.label + conflict.there} id={`${conflict.id}-hinweis`} popover="auto" className={styles.hint}>
      <p>
        <strong>{conflict.label}</strong>
      </p>
      <p>
        Hier {conflict.here}, dort {conflict.there} <OtherPages conflict={conflict} />. {conflict.reason}{' '}
        {conflict.advice}
      </p>
      <button
        type="button"
        className={buttonVariants({ variant: 'outline', size: 'sm' })}
        popoverTarget={`${conflict.id}-hinweis`}
        popoverTargetAction="hide"
      >
        Schließen
      </button>
    </div>
  ));
}

function SourceList({ sources }: { sources: readonly SourceLine[] }) {
  return (
    <details className={styles.details}>
      <summary>Alle Werte dieser Seite und ihre Herkunft</summary>
      <ul className={styles.list}>
        {sources.map((source) => (
          <li key={source.label + source.value} data-planned={source.planned}>
            {source.label}: {source.value}. {source.source}
            {source.body && (
              <>
                ; zu prüfen bei: <OfficialLink body={source.body} />
              </>
            )}
            .
          </li>
        ))}
      </ul>
    </details>
  );
}

function Bodies({ bodies }: { bodies: readonly BodyLink[] }) {
  return (
    <p className={frame.note}>
      Amtliche und unabhängige Stellen zu dieser Seite:{' '}
      {bodies.map((body, index) => (
        <Fragment key={body.home}>
          {index > 0 && ', '}
          <OfficialLink body={body} />
        </Fragment>
      ))}
      .
    </p>
  );
}

/**
 * Where the figures of the page come from, what other pages name differently, which public bodies decide, what the
 * terms mean. All of it derived from the figures, terms and words of the page.
 */
export function Sources() {
  const { page } = useCurrentPage();
  const figures = page.sources.length + page.bodies.length > 0;
  // A page with the whole glossary explains them there.
  const terms = page.terms.length > 0 && !page.glossary;
  if (!figures && !terms) return null;
  return (
    <section id="quellen" className={styles.sources}>
      <div className={`${frame.wrap} ${frame.stack}`}>
        {terms && (
          <div>
            <h2 className={styles.title}>Begriffe auf dieser Seite</h2>
            <Terms terms={page.terms} />
            <p className={frame.note}>
              <SiteLink to={ways.glossary} className={styles.all}>
                Alle Begriffe von A bis Z
              </SiteLink>
            </p>
          </div>
        )}
        {figures && (
          <div className={frame.stack}>
            <h2 className={styles.title}>Quellen und Stand</h2>
            {page.conflicts.length > 0 && <Conflicts conflicts={page.conflicts} />}
            <Hints conflicts={page.conflicts} />
            {page.sources.length > 0 && <SourceList sources={page.sources} />}
            <div data-shared="">
              <FundingNote under={page.record} />
              {page.notes.map((note) => (
                <p key={note} className={frame.note}>
                  {note}
                </p>
              ))}
              {page.bodies.length > 0 && <Bodies bodies={page.bodies} />}
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
