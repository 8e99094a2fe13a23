import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** What a strict host allows: nothing foreign, nothing inline but the scripts that the built page itself holds. */
function policyFor(html) {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return `default-src 'none'; script-src ${["'self'", ...new Set(inline)].join(' ')}; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'`;
}

function find(folder, path) {
  const file = join(folder, normalize(decodeURIComponent(path)));
  return [file, `${file}.html`, join(file, 'index.html')].find((each) => existsSync(each) && statSync(each).isFile());
}

/**
 * Serves a folder on a free port, with a strict content security policy.
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export function serveFolder(folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/favicon.ico') return response.writeHead(204).end();
    const file = find(folder, pathname);
    if (!file) return response.writeHead(404).end();
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    if (!type.startsWith('text/html')) {
      response.writeHead(200, { 'Content-Type': type });
      return createReadStream(file).pipe(response);
    }
    const html = readFileSync(file, 'utf8');
    response.writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': policyFor(html) });
    return response.end(html);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({
        origin: `http://127.0.0.1:${server.address().port}`,
        close: () => server.closeAllConnections() ?? server.close(),
      });
    });
  });
}
