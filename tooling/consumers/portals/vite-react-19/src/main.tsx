import '@sanierungsweg/ui/fonts.css';
import '@sanierungsweg/ui/styles.css';
import '@sanierungsweg/consent/styles.css';
import '@sanierungsweg/lead-widget/styles.css';
import sprite from '@sanierungsweg/ui/sprite.svg?no-inline';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './Page';

const root = document.getElementById('root');
if (root) {
  hydrateRoot(
    root,
    <StrictMode>
      <Page sprite={sprite} />
    </StrictMode>,
  );
}
