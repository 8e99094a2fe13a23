import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** As strict as a policy gets: no inline style, no inline script, nothing from elsewhere. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
].join('; ');

/** Serves a built fixture, a page per file, with a strict content security policy. */
export function serveFixture(folder: string, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://fixture');
      const file = extname(pathname) ? pathname : `${pathname}.html`;
      readFile(join(folder, file)).then(
        (body) => {
          response.writeHead(200, {
            'content-type': TYPES[extname(file)] ?? 'text/plain',
            'content-security-policy': POLICY,
          });
          response.end(body);
        },
        () => {
          response.writeHead(404);
          response.end();
        },
      );
    });
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
