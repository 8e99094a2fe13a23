// The same page by CommonJS.
const { ConsentProvider } = require('@sanierungsweg/consent');
const { de } = require('@sanierungsweg/consent/locales/de');
const { ConsentBanner, ConsentSettings } = require('@sanierungsweg/consent/ui');
const { LeadWidget } = require('@sanierungsweg/lead-widget');
const { Button } = require('@sanierungsweg/ui');
const { createElement: h } = require('react');
const { renderToStaticMarkup } = require('react-dom/server');

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
