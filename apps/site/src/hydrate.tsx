import './styles/styles';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';

/** Takes over the prerendered page, or draws it where there is none (dev server). */
export function hydrate(): void {
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
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}
