// Only what every page draws: components that the site does not import cost its pages no byte. Dialog and settings of the
// consent bring their sheet along, see build/consentStyles.mjs.
import '@sanierungsweg/ui/base.css';
import '@sanierungsweg/ui/tokens.css';
import '@sanierungsweg/ui/breadcrumbs.css';
import '@sanierungsweg/ui/button.css';
import '@sanierungsweg/ui/charts.css';
import '@sanierungsweg/ui/icon.css';
import '@sanierungsweg/ui/mobile-menu.css';
import '@sanierungsweg/ui/nav-menu.css';
import '@sanierungsweg/ui/skip-link.css';
import '@sanierungsweg/ui/table.css';
import '@sanierungsweg/ui/text-field.css';
import '@sanierungsweg/ui/toggletip.css';
import '@sanierungsweg/ui/visually-hidden.css';
import '@sanierungsweg/ui/fonts.css';
import '@sanierungsweg/consent/banner.css';
import '@sanierungsweg/lead-widget/styles.css';
import './arriving.css';
import './dusk.css';
import './waiting.css';

import './print.css';

// Frame and content arrive as markup, so the browser's bundle knows their styles only from here. Those of the search come with its
// code, those of tools and checklists with the pages that hold one.
import.meta.glob(
  [
    '../{browser/shell,page,islands}/**/*.css.ts',
    '!../islands/{search,calculator,checklist,drawings,facadeInsulation,fundingFinder,housePlan}/*.css.ts',
  ],
  {
    eager: true,
  },
);
