// Static server of the built site for `pnpm start`, tests and measurements: canonical redirects, 404.html,
// precompressed files and the headers that deploy/ gives to real hosts. For trying out, not for the internet: it knows
// neither TLS nor limits. docs/hosting.md says what to publish with.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { siteFolders } from './folders.mjs';
import { listen } from './listen.mjs';
import { portOf, SITE_PORT } from './port.mjs';

/** What an address spells: `/%3404` is `/404`, `/heizung%2F` is `/heizung/`. What cannot be read stays as it is. */
function decoded(path) {
  try {
    return decodeURI(path).replaceAll(/%2f/gi, '/');
  } catch {
    return path;
  }
}

/**
 * Where a request should go instead, if a page lies there: without trailing slash, `.html` or `index.html`, in lower
 * case, at its address of today. Null when the path is canonical already.
 * @param {string} url path with query
 * @param {Record<string, string>} moved paths that pages had once, with those of today
 */
function canonicalRedirect(url, moved) {
  const [sent, query] = url.split(/\?(.*)/s);
  const path = decoded(sent);
  const tidy = path.replace(/\/{2,}/g, '/').replace(/\/?(?:\/index)?(?:\.html)?\/?$/i, '') || '/';
  const canonical = moved[tidy.toLowerCase()] ?? tidy.toLowerCase();
  if (canonical === path) return null;
  return `${encodeURI(canonical)}${query ? `?${query}` : ''}`;
}

/** Where the page of a canonical address would lie. @param {string} url path with query */
const pageFile = (url) => `${decoded(url.split('?')[0]).replace(/^\/$/, '/index')}.html`;

/** The file behind answers 404, and files for other hosts: nothing that has an address. */
const NO_PAGE = /^\/(?:404|_headers|_redirects)$/;

/**
 * Whether sirv can answer a request for a part of a file. It takes every other `Range` for something else or dies of
 * it, and would send a part of the compressed file; without one the whole file is sent, which is always right.
 */
function isPlainRange(headers) {
  const { range, 'if-range': condition, 'accept-encoding': encodings } = headers;
  const [, first, last] = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(range ?? '') ?? [];
  if (first === undefined || condition || encodings) return false;
  return last === undefined || (Number(last) > 0 && Number(first) <= Number(last));
}

/**
 * What sirv may read in `Accept-Encoding`: it takes every mention of `br` and `gzip` for consent, `br;q=0` as well.
 * @param {string | undefined} sent
 */
function acceptedEncodings(sent = '') {
  const accepted = sent
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .split(',')
    .filter((part) => !/;q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return ['br', 'gzip'].filter((encoding) => accepted.includes(encoding)).join(', ');
}

/**
 * A server of `dist/`, not yet listening.
 * @param {{ dist: string, deploy: string }} [folders] where the site and its header table lie
 * @param {string} [remedy] what to do where they do not
 * @throws If no whole build lies there.
 */
export async function siteServer({ dist, deploy } = siteFolders(), remedy = 'Run "npx -y pnpm@12 build".') {
  for (const file of [join(dist, '404.html'), join(deploy, 'headers.json')]) {
    if (!existsSync(file)) {
      throw new Error(`site: ${file} is not there, so there is no whole build to serve. ${remedy}`);
    }
  }
  const read = () => ({
    table: JSON.parse(readFileSync(join(deploy, 'headers.json'), 'utf8')),
    notFound: readFileSync(join(dist, '404.html')),
  });
  let { table, notFound } = read();
  const cachingOf = (path) => table.caching.find((rule) => path.startsWith(rule.path)).value;
  const files = sirv(dist, {
    // Looks at the folder for each request: a build that takes its place is served, a file that is gone is not.
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    extensions: ['html'],
    setHeaders(response, path) {
      response.setHeader('Cache-Control', cachingOf(path));
      // sirv does not know the type, and browsers are told not to guess.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    },
  });
  return createServer((request, response) => {
    // Its policy names the inline scripts and styles of one build: the next one has its own.
    try {
      ({ table, notFound } = read());
    } catch {
      // A build is taking its place right now.
    }
    for (const [name, value] of Object.entries(table.headers)) response.setHeader(name, value);
    // Gone between a look and its reading: this answer breaks off, the next one comes.
    response.on('pipe', (source) => source.on('error', () => response.destroy()));
    const url = request.url ?? '/';
    if (!url.startsWith('/')) {
      response.writeHead(400).end();
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const target = canonicalRedirect(url, table.moved);
    const isNoPage = NO_PAGE.test(decoded((target ?? url).split('?')[0]));
    // Of other addresses it is said here that there is no such page, not one hop later.
    if (target && !isNoPage && existsSync(join(dist, pageFile(target)))) {
      response.writeHead(301, { Location: target, 'Cache-Control': cachingOf('/') }).end();
      return;
    }
    request.headers['accept-encoding'] = acceptedEncodings(request.headers['accept-encoding']?.toString());
    if (!isPlainRange(request.headers)) delete request.headers.range;
    const answerNotFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': cachingOf('/') });
      response.end(notFound);
    };
    if (isNoPage) answerNotFound();
    else files(request, response, answerNotFound);
  });
}

async function main() {
  const [name, ...more] = process.argv.slice(2);
  const unknown = more[0] ?? name;
  if (more.length > 0 || !/^(?:[a-z][a-z0-9-]*)?$/.test(name ?? '')) {
    throw new Error(
      `site: The server takes no “${unknown}”. Nothing is served. One word in small letters names a build beside dist/: “asking” for dist-asking/. PORT=8080 in front of it changes the port.`,
    );
  }
  const remedy =
    name && `Run "node build/build.mjs ${name}" in apps/site, or leave out “${name}” for the one in dist/.`;
  const server = await siteServer(siteFolders(name), remedy);
  const port = await listen(server, portOf(process.env.PORT, SITE_PORT));
  console.log(`http://localhost:${port}/ (for trying out, not for the internet: docs/hosting.md)`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
