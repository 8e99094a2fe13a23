import { buttonVariants } from '@sanierungsweg/ui/button';
import { useEffect, useRef } from 'react';
import { pageTitle } from '../../../../settings/site';
import * as frame from '../../../styles/frame.css';
import * as ways from '../../../ways';
import { applyHead, currentHead } from '../../navigation/head';

const WAYS_ON = [
  [ways.home, 'Startseite'],
  [ways.search, 'Handwerkersuche'],
  [ways.funding, 'Förderungen'],
] as const;

/**
 * Shown when drawing a page failed. The English line is the customer's (D-ENGLISH). Plain links: they load a page
 * afresh, which is what helps.
 */
export function ErrorPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    applyHead({ ...currentHead(), title: pageTitle('Fehler'), indexed: false });
    heading.current?.focus();
  }, []);
  return (
    <div className={`${frame.wrap} ${frame.section} ${frame.stack}`}>
      <h1 ref={heading} lang="en" tabIndex={-1}>
        Unexpected Application Error!
      </h1>
      <p className={frame.intro}>Auf dieser Seite ist etwas schiefgegangen. Das liegt an uns, nicht an Ihnen.</p>
      <p>
        <button type="button" className={buttonVariants({ variant: 'cta' })} onClick={() => window.location.reload()}>
          Seite neu laden
        </button>
      </p>
      <ul>
        {WAYS_ON.map(([path, label]) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
