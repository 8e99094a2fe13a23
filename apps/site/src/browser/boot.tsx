import '../styles/styles';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { primeContent, provideContent } from './navigation/content';
import { fetchContent } from './navigation/fetchContent';
import { currentHead } from './navigation/head';
import { routeOf } from './navigation/routeOf';
import { CONTENT_ID } from './pageContent';

/** Takes over the prerendered page. */
export function boot(): void {
  const root = document.getElementById('root');
  const content = document.getElementById(CONTENT_ID);
  if (!root || !content) return;
  history.scrollRestoration = 'manual';
  provideContent(fetchContent);
  primeContent(routeOf(location.pathname), { ...currentHead(), html: content.innerHTML });
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  startTransition(() => void hydrateRoot(root, app));
}
