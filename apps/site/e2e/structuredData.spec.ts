import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtHtml, builtRoutes } from './routes';
import { expect, test } from './site';

interface Node {
  '@type': string;
  [property: string]: unknown;
}

function graphOf(html: string): Node[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(blocks.length).toBe(1);
  const data = JSON.parse(blocks[0]?.[1] ?? '') as { '@context': string; '@graph': Node[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

/** The properties that schema.org's types of these names need here; types themselves are checked by schema-dts. */
const NEEDED: Record<string, readonly string[]> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url', 'inLanguage'],
  WebPage: ['name', 'url', 'description', 'dateModified'],
  BreadcrumbList: ['itemListElement'],
  Service: ['name', 'provider', 'areaServed'],
  FAQPage: ['mainEntity'],
  DefinedTermSet: ['name', 'hasDefinedTerm'],
  Dataset: ['name', 'description', 'license', 'distribution'],
};

/** The days that records of pages name as `reviewed`. */
function daysOfReview(): Set<unknown> {
  const folder = fileURLToPath(new URL('../src/content', import.meta.url));
  const days = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .flatMap((name) => [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/^ +reviewed: '([\d-]+)',$/gm)])
    .map(([, day]) => day);
  return new Set(days);
}

const indexed = builtRoutes.filter((route) => route !== '/cookie-einstellungen');

test.describe('structured data', () => {
  test('every listed page states only kinds that are true of it', () => {
    const reviewed = new Set<unknown>();
    for (const route of indexed) {
      const nodes = graphOf(builtHtml(route));
      for (const node of nodes) {
        const needed = NEEDED[node['@type']];
        expect(needed, `${node['@type']} on ${route}`).toBeDefined();
        for (const property of needed ?? []) expect(node[property], `${property} on ${route}`).toBeTruthy();
      }
      const kinds = nodes.map((node) => node['@type']);
      expect(new Set(kinds).size, route).toBe(kinds.length);
      expect(kinds.includes('WebSite'), route).toBe(route === '/');
      expect(kinds.includes('BreadcrumbList'), route).toBe(route !== '/');
      expect(kinds.includes('Dataset'), route).toBe(route === '/ueber-uns');
      expect(JSON.stringify(nodes), route).not.toMatch(/AggregateRating|Review"|LocalBusiness/);
      for (const { lastReviewed } of nodes) if (lastReviewed) reviewed.add(lastReviewed);
      const service = nodes.find((node) => node['@type'] === 'Service');
      expect(service?.name, 'what is arranged, not where').not.toEqual(expect.stringContaining('Startseite'));
    }
    expect(reviewed, 'days on which somebody read a page again, as its record says').toEqual(daysOfReview());
  });

  test('the guide values are offered where they are described: files, licence, and a feed that readers find', () => {
    interface Offered {
      license: string;
      distribution: { contentUrl: string }[];
    }
    const html = builtHtml('/ueber-uns');
    const data = graphOf(html).find((node) => node['@type'] === 'Dataset') as unknown as Offered;
    const shown = [...html.slice(html.indexOf('<main'), html.indexOf('<footer')).matchAll(/href="([^"]+)"/g)].map(
      ([, address]) => address,
    );
    const files = data.distribution.map((file) => new URL(file.contentUrl).pathname);
    expect(shown).toEqual(expect.arrayContaining([data.license, ...files]));
    const feeds = indexed.filter((route) => builtHtml(route).includes('type="application/atom+xml"'));
    expect(feeds).toEqual(['/ueber-uns']);
    const feed = /<link rel="alternate" type="application\/atom\+xml" title="[^"]+" href="([^"]+)">/.exec(html);
    expect(shown).toContain(feed?.[1]);
  });

  test('terms are those that the page explains, as entries of the one glossary, which knows all', () => {
    interface Terms {
      url: string;
      hasDefinedTerm: { name: string; description: string; url: string }[];
    }
    const termsOf = (route: string) =>
      graphOf(builtHtml(route)).find((node) => node['@type'] === 'DefinedTermSet') as Terms | undefined;
    const glossary = termsOf('/energietrends');
    const glossaryPage = builtHtml('/energietrends');
    for (const route of indexed) {
      const set = termsOf(route);
      const explained = builtHtml(route).match(/id="begriff-/g) ?? [];
      expect(set?.hasDefinedTerm.length ?? 0, route).toBe(explained.length);
      for (const { name, description, url } of set?.hasDefinedTerm ?? []) {
        expect(set?.url, route).toBe(glossary?.url);
        expect(glossary?.hasDefinedTerm, `${name} on ${route}`).toContainEqual(
          expect.objectContaining({ name, description, url }),
        );
        expect(glossaryPage).toContain(`id="${new URL(url).hash.slice(1)}"`);
      }
    }
    expect(glossaryPage).toContain(`id="${new URL(glossary?.url ?? '').hash.slice(1)}"`);
    expect(glossary?.hasDefinedTerm.length).toBeGreaterThan(10);
  });

  test('questions, dates and trail are those that the page shows', async ({ page }) => {
    for (const route of ['/', '/heizung', '/neue-waermepumpe', '/energieberater-berlin']) {
      const html = builtHtml(route);
      const nodes = graphOf(html);
      await page.goto(route);
      const shown = await page.locator('#fragen summary h3').allInnerTexts();
      const faq = nodes.find((node) => node['@type'] === 'FAQPage');
      const asked = ((faq?.mainEntity ?? []) as { name: string }[]).map((question) => question.name);
      expect(asked, route).toEqual(shown.map((text) => text.replaceAll('\u00ad', '')));
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      const webPage = nodes.find((node) => node['@type'] === 'WebPage');
      expect(webPage?.url, route).toBe(canonical);
      const sitemap = readFileSync(fileURLToPath(new URL('../dist/sitemap.xml', import.meta.url)), 'utf8');
      expect(sitemap, route).toContain(`<loc>${canonical}</loc><lastmod>${String(webPage?.dateModified)}</lastmod>`);
    }
  });

  test('pages that search engines should not list say so, and say nothing else to them', () => {
    for (const route of ['/cookie-einstellungen', '/404']) {
      const html = builtHtml(route);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).not.toContain('ld+json');
    }
  });
});
