/**
 * `_headers` of Netlify and Cloudflare Pages. Where several rules set the same header, these hosts join the values;
 * so `/*` says nothing on caching. Their own default for the rest is that of the table: revalidate every time.
 * @param {import('./nginx.mjs').HeaderTable} table
 */
export function staticHeaders(table) {
  const rule = (path, headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const caching = table.caching
    .filter(({ path }) => path !== '/')
    .map(({ path, value }) => rule(`${path}*`, { 'Cache-Control': value }));
  return `${[rule('/*', table.headers), ...caching].join('\n\n')}\n`;
}

/**
 * `_redirects` of the same hosts. They remove closing slashes themselves, where a page lies.
 * @param {string[]} routes paths of all pages
 * @param {Record<string, string>} [moved] paths that pages had once, with those of today
 */
export function staticRedirects(routes, moved = {}) {
  const lines = routes.map((path) =>
    path === '/' ? '/index.html / 301\n/index / 301' : `${path}.html ${path} 301\n${path}/index.html ${path} 301`,
  );
  const led = Object.entries(moved).flatMap(([path, target]) =>
    ['', '/', '.html'].map((end) => `${path}${end} ${target} 301`),
  );
  return `${[...lines, ...led].join('\n')}\n`;
}
