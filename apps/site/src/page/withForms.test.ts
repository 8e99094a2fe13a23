import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createServer, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { buildConstants } from '../../build/constants.mjs';
import { type ListedRoute, routes } from '../routes';

/** A page of each kind that leads to a form: home, search, registration, guides with and without one, trade, city. */
const LEADING: readonly string[] = [
  '/',
  '/handwerkersuche',
  '/als-fachbetrieb-bewerben',
  '/heizung',
  '/waermepumpe-foerderung',
  '/pv-fachbetrieb',
  '/elektriker-naehe',
  '/dach',
  '/klima',
  '/energieberater-berlin',
];
/** Pages that speak of forms without leading to one: home's questions, legal ones, about us, who answers and who is paid. */
const SPEAKING: readonly string[] = [
  '/',
  '/ueber-uns',
  '/datenschutz',
  '/impressum',
  '/barrierefreiheit',
  '/cookie-einstellungen',
  '/energieberater',
  '/energieberater-koeln',
  '/elektriker-naehe',
  '/als-fachbetrieb-bewerben',
];
/** Sentences that are true only where there are forms. */
const OF_FORMS =
  /vermitteln Angebote|Mit Ihrer Postleitzahl beginnt|Formular zur Registrierung|trotzdem registrieren|Registrierte Betriebe erhalten|über diese Seite|für Sie ist die Anfrage kostenlos|Formulare? (?:gehören|stammen)|beim Formular|im Anfrageformular|fremde Formulare|Skript des Formulars|ist ein Formular der falsche Weg|am Formular|in ein Formular|über das Formular|und Formulare dieser|beim Anbieter der Formulare|Registrierung (?:ist|bindet)|erhalten vom Anbieter|sobald sein Skript lädt|Anfragen können Sie auch in|außer einer Postleitzahl|prüft der Anbieter der Formulare|an den Anbieter der Formulare|Ärger mit einer Anfrage|über uns Anfragen|Kann ich als Mieterin oder Mieter anfragen/gi;

const CONTACT = 'Auf dieser Website gibt es zurzeit kein Anfrageformular.';
const ASKING =
  /<form(?! action="\/cookie-einstellungen")|data-call-bar|Angebot anfordern|Postleitzahl für|erste Antwort innerhalb|im Formular|das Formular auf|vergleichen bis zu|Betriebe melden sich|kostenlose, unverbindliche Angebote|Vermittlung|Weg zu Angeboten|in drei Schritten|bis zu\s[35]\s|in der Nähe finden|aus Ihrer Region bekommen|anfragen<\/h2>/gi;

/** What the search offers where there are forms: none of it is true in a build without them. */
const OF_FIRMS = /Angebote|finden|Formular|unverbindlich|Postleitzahl|plz=/g;

/** Class names that are nobody's: styling takes most of the time that drawing a page needs. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.css.ts')) return null;
    const names = [...readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
    const any = 'const any = new Proxy({}, { get: (_, key) => (key === Symbol.toPrimitive ? () => "" : any) });';
    return [any, ...names.map((name) => `export const ${name} = any;`)].join('\n');
  },
};

/** The site as `SITE_LEADS=none` draws it. */
async function withoutForms() {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  process.env.SITE_LEADS = 'none';
  const define = await buildConstants(root).finally(() => delete process.env.SITE_LEADS);
  return createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    define,
    plugins: [withoutStyles],
    cacheDir: 'node_modules/.vite-without-forms',
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
}

it('a build without forms says how to get in touch instead, asks for nothing and promises nothing of a form', async () => {
  const server = await withoutForms();
  try {
    const { renderContent } = await server.ssrLoadModule('/src/page/renderContent.tsx');
    const { Footer } = await server.ssrLoadModule('/src/browser/shell/Footer/Footer.tsx');
    const { Header } = await server.ssrLoadModule('/src/browser/shell/Header/Header.tsx');
    const drawn = await Promise.all(
      routes
        .filter(({ path }) => LEADING.includes(path))
        .map(async (route: ListedRoute) => {
          const { html, description, structured } = await renderContent(route);
          const frame = [Header, Footer].map((part) => renderToString(createElement(part, { route }))).join('\n');
          const whole = [html, description, JSON.stringify(structured), frame].join('\n');
          return {
            path: route.path,
            says: whole.includes(CONTACT),
            asks: whole.match(ASKING) ?? [],
            calls: html.includes('ui-button_cta'),
            // Below the hero the contact stands once, under its own name: another heading would promise more.
            headings: html
              .split(CONTACT)
              .slice(1, -1)
              .map((before: string) => /.*<h2[^>]*>(.*?)<\/h2>/s.exec(before)?.[1]),
          };
        }),
    );
    expect(drawn.toSorted((a, b) => LEADING.indexOf(a.path) - LEADING.indexOf(b.path))).toEqual(
      LEADING.map((path) => ({ path, says: true, asks: [], calls: false, headings: ['Kontakt'] })),
    );
    const spoken = await Promise.all(
      routes
        .filter(({ path }) => SPEAKING.includes(path))
        .map(async (route: ListedRoute) => {
          const { html, description } = await renderContent(route);
          const read = `${description} ${html.replace(/<[^>]*>/g, '')}`.replaceAll('\u00ad', '');
          return [route.path, read.match(OF_FORMS) ?? []];
        }),
    );
    expect(Object.fromEntries(spoken)).toEqual(Object.fromEntries(SPEAKING.map((path) => [path, []])));
  } finally {
    await server.close();
  }
});

it('the search of a build without forms leads to no firms and to no form, whatever is asked', async () => {
  const server = await withoutForms();
  try {
    const load = (file: string) => server.ssrLoadModule(`/src/${file}`);
    const [{ SearchDialog }, { SearchResults }, { builtAnswers }, { openIndex }, { searchFile }] = await Promise.all([
      load('islands/search/SearchDialog.tsx'),
      load('islands/search/SearchResults.tsx'),
      load('islands/search/builtAnswers.ts'),
      load('islands/search/searchIndex.ts'),
      load('page/search/searchFile.ts'),
    ]);
    const heating = {
      path: '/heizung',
      label: 'Heizung',
      title: 'Heizung',
      description: '',
      keywords: [],
      sections: [],
    };
    const index = openIndex(searchFile([heating], [], '/energietrends#begriffe', ['/heizung']));
    const shown = ['', 'he', 'heizung', 'blumenkohl', '50667', 'heizung 50667'].map((query) => {
      const html = renderToString(createElement(SearchResults, { index, query, answers: builtAnswers(query, index) }));
      return { query, leads: html.match(OF_FIRMS) ?? [], begins: html.includes('href="/heizung"') };
    });
    expect(shown).toEqual(shown.map(({ query }) => ({ query, leads: [], begins: true })));
    const dialog = renderToString(createElement(SearchDialog, { query: '', load: () => new Promise(() => {}) }));
    expect(dialog).toContain('placeholder="Thema oder Begriff"');
    expect(dialog.match(OF_FIRMS)).toBeNull();
  } finally {
    await server.close();
  }
});
