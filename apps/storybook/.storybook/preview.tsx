import '@sanierungsweg/ui/styles.css';
import '@sanierungsweg/ui/fonts.css';
import './preview.css';
import { setIconSprite } from '@sanierungsweg/ui/icon';
import sprite from '@sanierungsweg/ui/sprite.svg?url';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { ComponentPage } from './docs/ComponentPage';
import { DocsFrame } from './docs/DocsFrame';
import { initialTheme } from './docs/framedTheme';
import { readableTypes } from './docs/readableTypes';
import { sourceOf } from './docs/sourceOf';
import { WideTable } from './docs/WideTable';
import { emulateForcedColors } from './forcedColors';
import { keepKeysInStory } from './keepKeysInStory';
import { loadFonts } from './loadFonts';
import { answerMissingStory } from './missingStory';
import { mountWithEffects } from './mountWithEffects';
import { pageArgs, pageArgTypes } from './site/pageControls';
import { loadSitePage, withPageControls, withSitePage } from './site/withSitePage';
import { stayOnStory } from './stayOnStory';
import { expectCalmConsole, watchConsole } from './watchConsole';
import { withDirection } from './withDirection';
import { withFreshStart } from './withFreshStart';
import { withTheme } from './withTheme';

// Code that a story fetches on demand may take longer than a second on a busy machine; what never comes still fails.
configure({ asyncUtilTimeout: 9000 });
setIconSprite(sprite);
document.documentElement.lang = 'de';
stayOnStory();
keepKeysInStory();
answerMissingStory();

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { theme: initialTheme(), direction: 'ltr', locale: 'de' },
  globalTypes: {
    theme: {
      description: 'Erscheinungsbild',
      toolbar: {
        title: 'Erscheinungsbild',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Hell', icon: 'sun' },
          { value: 'dark', title: 'Dunkel', icon: 'moon' },
          { value: 'system', title: 'System', icon: 'browser' },
        ],
      },
    },
    direction: {
      description: 'Leserichtung der Ansicht',
      toolbar: {
        title: 'Leserichtung',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Von links', icon: 'arrowrightalt' },
          { value: 'rtl', title: 'Von rechts', icon: 'arrowleftalt' },
        ],
      },
    },
  },
  argsEnhancers: [pageArgs],
  argTypesEnhancers: [readableTypes, pageArgTypes],
  loaders: [loadFonts, loadSitePage],
  decorators: [withFreshStart, withSitePage, withTheme, withDirection, withPageControls],
  mount: mountWithEffects,
  beforeEach: async (context) => {
    await emulateForcedColors(context.parameters.forcedColors === true);
    watchConsole(context.parameters.expectedErrors ?? []);
  },
  afterEach: expectCalmConsole,
  parameters: {
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: DocsFrame,
      page: ComponentPage,
      components: { table: WideTable },
      toc: {
        title: 'Auf dieser Seite',
        headingSelector: 'h2, h3',
        // Headings within examples and stills are none of the page.
        ignoreSelector: '.docs-story *, .sb-unstyled *, .skip-toc',
      },
      source: { type: 'code', transform: sourceOf },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'] },
      },
    },
    viewport: {
      options: {
        schmal: { name: '320 px, schmalste Ansicht', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        telefon: { name: '390 px, Telefon', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        breit: { name: '1440 px, Schreibtisch', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: [
          'Willkommen',
          'Grundlagen',
          [
            'Tokens',
            'Farbe',
            'Schrift',
            'Abstände',
            'Zeichenregeln',
            'Symbole',
            'Sprache und Ton',
            'Erzwungene Farben',
          ],
          'Spielwiese',
          'Bausteine',
          'Standbilder',
          'Muster',
          'Einwilligung',
          'Anfrageformular',
          'Seitenteile',
          'Seiten',
          'Pakete',
          'Referenz',
          ['consent', ['Haupteinstieg'], 'lead-widget', ['Haupteinstieg'], 'ui', ['Haupteinstieg']],
        ],
        method: 'alphabetical',
        locales: 'de',
      },
    },
  },
};
export default preview;
