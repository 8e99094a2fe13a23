// A page of all packages, rendered on a server by ECMAScript modules.
import { ConsentProvider } from '@sanierungsweg/consent';
import { de } from '@sanierungsweg/consent/locales/de';
import { ConsentBanner, ConsentSettings } from '@sanierungsweg/consent/ui';
import { LeadWidget } from '@sanierungsweg/lead-widget';
import { Button } from '@sanierungsweg/ui';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const links = { privacy: '/datenschutz', imprint: '/impressum' };
console.log(
  renderToStaticMarkup(
    h(
      ConsentProvider,
      { texts: de, links },
      h(ConsentBanner),
      h(ConsentSettings),
      h(LeadWidget, { origin: '', title: 'Anfrage' }),
      h(Button, { variant: 'cta' }, 'Weiter'),
    ),
  ),
);
