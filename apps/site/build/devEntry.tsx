import '../src/styles/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../src/browser/App';
import { provideContent } from '../src/browser/navigation/content';
import { renderContent } from '../src/page/renderContent';

// The dev server draws pages in the browser, so that a change of a record or template shows at once.
provideContent(renderContent);
history.scrollRestoration = 'manual';
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
