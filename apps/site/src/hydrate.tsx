import './styles/styles';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { primeContent, provideContent } from './routing/content';
import { CONTENT_ID } from './routing/contentId';
import { fetchContent } from './routing/fetchContent';
import { currentHead } from './routing/head';
import { routeOf } from './routing/routeOf';

/** Takes over the prerendered page, or draws it where there is none (dev server). */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  history.scrollRestoration = 'manual';
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  if (import.meta.env.DEV) {
    // The dev server draws pages in the browser, so that a change of a record or template shows at once.
    const { renderContent } = await import('./renderContent');
    provideContent(renderContent);
    createRoot(root).render(app);
    return;
  }
  provideContent(fetchContent);
  const content = document.getElementById(CONTENT_ID);
  if (!content) return;
  primeContent(routeOf(location.pathname), { ...currentHead(), html: content.innerHTML });
  startTransition(() => void hydrateRoot(root, app));
}
