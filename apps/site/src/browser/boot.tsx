import '../styles/styles';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { primeContent, provideContent } from './navigation/content';
import { CONTENT_ID } from './navigation/contentId';
import { fetchContent } from './navigation/fetchContent';
import { currentHead } from './navigation/head';
import { routeOf } from './navigation/routeOf';

/** Takes over the prerendered page, or draws it where there is none (dev server). */
export async function boot(): Promise<void> {
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
    const { renderContent } = await import('../page/renderContent');
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
