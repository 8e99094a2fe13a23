/** @param {string} origin @param {{ path: string, changed?: string, content: { indexed: boolean } }[]} pages */
export function sitemapXml(origin, pages) {
  const urls = pages
    .filter((page) => page.content.indexed)
    .map((page) => `<url><loc>${origin}${page.path}</loc><lastmod>${page.changed}</lastmod></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** @param {string} origin */
export function robotsTxt(origin) {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
