import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { palettes } from '@sanierungsweg/ui/tokens';
import { builtRoutes } from './routes';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const SIGNATURE = '89504e470d0a1a0a';

/** What one picture may weigh: messengers fetch it while the sender waits. */
const MAX_PICTURE_BYTES = 60_000;

const read = (path: string) => readFileSync(`${dist}${path}`);
const htmlOf = (route: string) => read(`${route === '/' ? '/index' : route}.html`).toString('utf8');

/** Contents of all meta elements of a property or name. */
function metaOf(html: string, name: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  return [...head.matchAll(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`, 'g'))].map(
    (match) => match[1] ?? '',
  );
}

/** Width and height that a PNG names in its first chunk. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(0, 8).toString('hex')).toBe(SIGNATURE);
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test.describe('sharing', () => {
  test('every page has a picture of its own, 1200 × 630, with a text alternative', () => {
    const origin = /<loc>(https?:\/\/[^/<]+)/.exec(read('/sitemap.xml').toString('utf8'))?.[1] ?? '';
    const pictures = new Map<string, string>();
    const alternatives = new Set<string>();
    for (const route of builtRoutes) {
      const html = htmlOf(route);
      const [address = '', ...others] = metaOf(html, 'og:image');
      expect(others, route).toEqual([]);
      expect(address.startsWith(`${origin}/sharing/`), `${address} of ${route}`).toBe(true);
      const png = read(new URL(address).pathname);
      expect(sizeOf(png), route).toEqual([1200, 630]);
      expect(png.length, `bytes of ${address}`).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
      expect(metaOf(html, 'og:image:width'), route).toEqual(['1200']);
      expect(metaOf(html, 'og:image:height'), route).toEqual(['630']);
      expect(metaOf(html, 'og:image:type'), route).toEqual(['image/png']);
      expect(metaOf(html, 'twitter:card'), route).toEqual(['summary_large_image']);
      const [alternative = ''] = metaOf(html, 'og:image:alt');
      expect(alternative, route).toMatch(/^.{10,420}\.$/);
      expect(alternative, route).not.toContain('\u00ad');
      alternatives.add(alternative);
      pictures.set(createHash('sha256').update(png).digest('hex'), route);
    }
    expect(pictures.size).toBe(builtRoutes.length);
    expect(alternatives.size).toBe(builtRoutes.length);
  });

  test('what stands for a page elsewhere names that page', () => {
    for (const route of builtRoutes) {
      const html = htmlOf(route);
      const [url = ''] = metaOf(html, 'og:url');
      expect(new URL(url).pathname, route).toBe(route);
      expect(metaOf(html, 'og:title'), route).toEqual([/<title>([^<]*)<\/title>/.exec(html)?.[1]]);
      expect(metaOf(html, 'og:description'), route).toEqual(metaOf(html, 'description'));
    }
  });

  test('the answer to unknown paths is no page to share', () => {
    expect(metaOf(htmlOf('/404'), 'og:image')).toEqual([]);
    expect(metaOf(htmlOf('/404'), 'og:url')).toEqual([]);
    expect(metaOf(htmlOf('/404'), 'twitter:card')).toEqual([]);
  });

  test('pictures are served as what they are and kept for good, because their address changes with them', async ({
    request,
  }) => {
    for (const route of ['/', '/heizung']) {
      const { pathname } = new URL(metaOf(htmlOf(route), 'og:image')[0] ?? '');
      const response = await request.get(pathname, { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('image/png');
      expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });
});

test.describe('icons', () => {
  const manifest = JSON.parse(read('/site.webmanifest').toString('utf8')) as {
    icons: { src: string; type: string; sizes: string; purpose: string }[];
    [field: string]: unknown;
  };

  test('the manifest is German, in the colours of the design, and opens the site in the browser', () => {
    const { light } = palettes;
    expect(manifest).toMatchObject({
      name: metaOf(htmlOf('/'), 'og:site_name')[0],
      lang: 'de',
      start_url: '/',
      display: 'browser',
      theme_color: light['color-surface-sun'],
      background_color: light['color-surface'],
    });
  });

  test('every icon of the manifest exists in its size, one of them for any shape', () => {
    const bitmaps = manifest.icons.filter(({ type }) => type === 'image/png');
    for (const { src, sizes } of bitmaps) expect(sizeOf(read(src)).join('x'), src).toBe(sizes);
    for (const { src } of manifest.icons) expect(existsSync(`${dist}${src}`), src).toBe(true);
    const kinds = bitmaps.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
    expect(kinds.sort()).toEqual(['any 192x192', 'any 512x512', 'maskable 512x512']);
  });

  test('every page names icons that exist, for old and new browsers and home screens, and the home page the manifest, whose start it is', () => {
    for (const route of [...builtRoutes, '/404']) {
      const links = [...htmlOf(route).matchAll(/<link rel="(icon|apple-touch-icon|manifest)" href="([^"]+)"/g)];
      expect(
        links.map((match) => match.slice(1).join(' ')),
        route,
      ).toEqual([
        ...(route === '/' ? ['manifest /site.webmanifest'] : []),
        'icon /favicon.ico',
        'icon /favicon.svg',
        'apple-touch-icon /apple-touch-icon.png',
      ]);
    }
    expect(sizeOf(read('/apple-touch-icon.png'))).toEqual([180, 180]);
  });

  test('the .ico file holds its images where it says', () => {
    const ico = read('/favicon.ico');
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
    const sizes = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
      const entry = 6 + 16 * index;
      const offset = ico.readUInt32LE(entry + 12);
      const [width, height] = sizeOf(ico.subarray(offset, offset + ico.readUInt32LE(entry + 8)));
      expect([width, height]).toEqual([ico.readUInt8(entry), ico.readUInt8(entry + 1)]);
      return width;
    });
    expect(sizes).toEqual([16, 32, 48]);
    expect(statSync(`${dist}/favicon.ico`).size).toBeLessThan(5000);
  });

  test('are served as what they are and asked for again', async ({ request }) => {
    for (const [path, type] of [
      ['/favicon.ico', /icon/],
      ['/apple-touch-icon.png', /image\/png/],
      ['/icons/icon-192.png', /image\/png/],
    ] as const) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(200);
      expect(response.headers()['content-type'], path).toMatch(type);
      expect(response.headers()['cache-control'], path).toBe('public, max-age=0, must-revalidate');
    }
  });
});
