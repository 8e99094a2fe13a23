import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const sitemap = readFileSync(fileURLToPath(new URL('../dist/sitemap.xml', import.meta.url)), 'utf8');

const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');

/** Every route of the built site: those of the sitemap and the one page that search engines should not list. */
export const builtRoutes: readonly string[] = [...listed, '/cookie-einstellungen'];

/** The page of a route as it was built. */
export function builtHtml(route: string): string {
  const file = route === '/' ? '/index' : route;
  return readFileSync(fileURLToPath(new URL(`../dist${file}.html`, import.meta.url)), 'utf8');
}
