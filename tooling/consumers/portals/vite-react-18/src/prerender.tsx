import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Page } from './Page';

/** The page as a server sends it. */
export const html = renderToString(
  <StrictMode>
    <Page />
  </StrictMode>,
);
