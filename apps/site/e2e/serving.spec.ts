import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { APIRequestContext } from '@playwright/test';
import type { OpenFigure } from '../src/content/openData';
import { builtRoutes } from './routes';
import { expect, test } from './site';
import { plain } from './tool';

interface HeaderTable {
  headers: Record<string, string>;
  caching: { path: string; value: string }[];
}

const file = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');
const table = JSON.parse(file('deploy/headers.json')) as HeaderTable;

/** Every other spelling of a page's address that people and links use. */
function variantsOf(route: string): string[] {
  if (route === '/') return ['/index.html', '/INDEX.html', '/index', '/index.html/', '//', '//index.html'];
  return [
    `${route}/`,
    `${route}.html`,
    `${route}.html/`,
    `${route}/index.html`,
    `${route}/index.html/`,
    `${route}%2F`,
    route.toUpperCase(),
    `${route.toUpperCase()}.HTML`,
    `/${route}`,
    `/${route}//`,
  ];
}

async function pathsOf(request: APIRequestContext, pattern: RegExp): Promise<string[]> {
  const html = await (await request.get('/heizung')).text();
  return [...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ''))];
}

test.describe('serving', () => {
  test('every page is HTML with exactly the headers of the table', async ({ request }) => {
    for (const route of builtRoutes) {
      const response = await request.get(route, { maxRedirects: 0 });
      expect(response.status(), route).toBe(200);
      const headers = response.headers();
      expect(headers['content-type']?.toLowerCase().replace(' ', ''), route).toBe('text/html;charset=utf-8');
      expect(headers['cache-control'], route).toBe('public, max-age=0, must-revalidate');
      for (const [name, value] of Object.entries(table.headers)) {
        expect(headers[name.toLowerCase()], `${name} of ${route}`).toBe(value);
      }
    }
  });

  test('every spelling of an address leads to the canonical one in one hop, query kept', async ({
    request,
    baseURL,
  }) => {
    for (const route of builtRoutes) {
      for (const variant of variantsOf(route)) {
        const response = await request.get(`${baseURL}${variant}?plz=50667`, { maxRedirects: 0 });
        expect(response.status(), variant).toBe(301);
        expect(response.headers().location, variant).toBe(`${route}?plz=50667`);
        expect(response.headers()['cache-control'], variant).toBe('public, max-age=0, must-revalidate');
      }
    }
  });

  test('hashed files are cached for good, all others asked for again', async ({ request }) => {
    const hashed = await pathsOf(request, /["#](\/(?:assets|illustrations)\/[^"#]+)/g);
    expect(hashed.length).toBeGreaterThan(3);
    const rules = readdirSync(fileURLToPath(new URL('../dist/speculation', import.meta.url)));
    const hidden = rules.filter((name) => name.endsWith('.json')).map((name) => `/speculation/${name}`);
    expect(hidden).toHaveLength(1);
    for (const path of [...hashed.flatMap((value) => value.split(' ')), ...hidden]) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      expect(response.headers()['cache-control'], path).toBe('public, max-age=31536000, immutable');
      expect(response.headers()['x-content-type-options'], path).toBe('nosniff');
    }
    for (const path of ['/robots.txt', '/sitemap.xml', '/favicon.svg', '/site.webmanifest']) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      expect(response.headers()['cache-control'], path).toBe('public, max-age=0, must-revalidate');
    }
    expect((await request.get('/site.webmanifest')).headers()['content-type']).toContain('application/manifest+json');
    const table = await request.get('/daten/richtwerte.csv');
    expect(table.headers()['content-type']).toContain('text/csv');
    expect(table.headers()['content-encoding']).toMatch(/br|gzip/);
  });

  test('open data name the pages of every guide value, and each of them says it with its origin', async ({
    request,
  }) => {
    const { figures } = await (await request.get('/daten/richtwerte.json')).json();
    const words = new Map<string, string>();
    const wordsOf = async (path: string) => {
      const markup = words.get(path) ?? (await (await request.get(path)).text());
      words.set(path, markup);
      return plain(markup.replace(/<[^>]+>/g, ''))
        .replaceAll('\u00ad', '')
        .replaceAll('\u2011', '-');
    };
    const missing: string[] = [];
    for (const { id, label, text, source, pages } of figures as OpenFigure[]) {
      if (pages.length === 0) missing.push(`${id} on any page`);
      for (const page of pages) {
        const { pathname } = new URL(page);
        if (!(await wordsOf(pathname)).includes(`${label}: ${text}. ${source}`)) missing.push(`${id} on ${pathname}`);
      }
    }
    expect(missing).toEqual([]);
  });

  test('an unchanged page is not sent again', async ({ request }) => {
    const { etag } = (await request.get('/heizung')).headers();
    const again = await request.get('/heizung', { headers: { 'If-None-Match': etag ?? '' } });
    expect(again.status()).toBe(304);
  });

  test('gzip, brotli and plain are the same text, and caches are told to keep them apart', async ({ request }) => {
    const plain = await request.get('/dach', { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.headers()['content-encoding']).toBeUndefined();
    for (const [accepted, encoding] of [
      ['gzip', 'gzip'],
      ['br', 'br'],
      ['br;q=0, GZIP;q=0.5', 'gzip'],
      ['x-brotli, gzip', 'gzip'],
      ['br; q=0.0, gzip;q=0', undefined],
    ] as const) {
      const response = await request.get('/dach', { headers: { 'Accept-Encoding': accepted } });
      expect(response.headers()['content-encoding'], accepted).toBe(encoding);
      expect(response.headers().vary).toContain('Accept-Encoding');
      expect(await response.text()).toBe(await plain.text());
    }
  });

  test('a server in between is sent compressed text, too', async ({ request, baseURL }) => {
    const headers = { 'Accept-Encoding': 'gzip', Via: '1.1 cdn.example' };
    expect((await request.get('/dach', { headers })).headers()['content-encoding']).toBe('gzip');
    const { hostname, port } = new URL(baseURL ?? '');
    const socket = connect(Number(port), hostname);
    socket.write(`GET /dach HTTP/1.0\r\nHost: ${hostname}\r\nAccept-Encoding: gzip\r\n\r\n`);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    expect(String(answer)).toMatch(/^Content-Encoding: gzip\r$/im);
  });

  test('a part of a page is never one of its compressed file', async ({ request }) => {
    for (const encoding of ['gzip', 'br']) {
      const headers = { 'Accept-Encoding': encoding, Range: 'bytes=10-19' };
      const response = await request.get('/dach', { headers });
      expect(response.status(), encoding).toBe(200);
      expect(await response.text()).toContain('</html>');
    }
  });

  test('what is no page answers 404 with the headers, never cached', async ({ request, baseURL }) => {
    const paths = [
      '/404',
      '/404.html',
      '/404/',
      '/_headers',
      '/_redirects',
      '//404.html',
      '//_headers',
      '/%3404',
      '/%5fredirects',
      '/%5Fheaders',
      '/assets/none.js',
      '/heizung/mehr',
      '/gibt-es-nicht/',
      '/gibt-es-nicht.html',
      '/daten/',
      '/%00',
      '/..%2fpackage.json',
    ];
    for (const path of paths) {
      const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
      expect([400, 404], path).toContain(response.status());
      if (response.status() !== 404) continue;
      expect(response.headers()['cache-control'], path).toBe('public, max-age=0, must-revalidate');
      expect(await response.text(), path).toContain('Oops! Page not found');
    }
  });

  test('takes only questions', async ({ request }) => {
    for (const path of ['/heizung', '/robots.txt']) {
      const refused = await request.post(path, { data: 'x' });
      expect(refused.status(), path).toBe(405);
      expect(refused.headers().allow, path).toBe('GET, HEAD');
    }
    expect((await request.delete('/heizung')).status()).toBe(405);
    const asked = await request.head('/heizung');
    expect(asked.status()).toBe(200);
    expect(asked.headers().allow).toBeUndefined();
  });

  test('static hosts get the same headers and redirects', () => {
    const headers = file('dist/_headers');
    for (const [name, value] of Object.entries(table.headers)) expect(headers).toContain(`  ${name}: ${value}\n`);
    for (const { path, value } of table.caching.filter((rule) => rule.path !== '/')) {
      expect(headers).toContain(`${path}*\n  Cache-Control: ${value}\n`);
    }

    const redirects = file('dist/_redirects');
    for (const route of builtRoutes.filter((path) => path !== '/')) {
      expect(redirects).toContain(`${route}.html ${route} 301\n`);
    }
    expect(Math.max(...headers.split('\n').map((line) => line.length))).toBeLessThan(2000);
  });
});
