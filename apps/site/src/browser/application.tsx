import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { allowTranslation } from '../islands/allowTranslation';
import { App } from './App';
import { MissingContentError } from './navigation/content';
import type { Follow } from './navigation/follow';

/** What the load of the page answers is no fault: content that is not there, of a page that there is not, too. */
function onCaughtError(error: unknown): void {
  if (!(error instanceof MissingContentError)) console.error(error);
}

/**
 * Lets React and the router show the content of pages, from the one that is here on.
 * @returns what follows links, once it can
 */
export function startApplication(): Promise<Follow> {
  const main = document.querySelector('main');
  if (!main) throw new Error('site: The document holds no main element. Is it of another build?');
  allowTranslation();
  return new Promise((resolve) => {
    const app = (
      <StrictMode>
        <BrowserRouter useTransitions={false}>
          <App onReady={resolve} />
        </BrowserRouter>
      </StrictMode>
    );
    startTransition(() => void hydrateRoot(main, app, { onCaughtError }));
  });
}
