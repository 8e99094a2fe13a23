import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/**
 * As strict as a policy gets; the nonce is what one inline script of the fixture carries.
 * @param trusted name of the one policy that Trusted Types allow; null asks for none
 */
const policy = (provider: string, trusted: string | null) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-fixture' ${provider}`,
    "style-src 'self'",
    "img-src 'self'",
    "media-src 'self'",
    `frame-src ${provider}`,
    "form-action 'self'",
    "base-uri 'none'",
    ...(trusted === null ? [] : ["require-trusted-types-for 'script'", `trusted-types ${trusted}`]),
  ].join('; ');

function listen(port: number, handle: (path: string, response: ServerResponse) => Promise<void>): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      handle(request.url ?? '/', response).catch(() => {
        response.writeHead(404);
        response.end();
      });
    });
    // A port that another run has taken, for one.
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** Serves a built fixture with a strict content security policy; `?trusted=<policy>` requires Trusted Types. */
export function serveFixture(folder: string, port: number, provider: string): Promise<Server> {
  return listen(port, async (url, response) => {
    const { pathname, searchParams } = new URL(url, 'http://fixture');
    const file = extname(pathname) ? pathname : pathname === '/' ? '/index.html' : `${pathname}.html`;
    const body = await readFile(join(folder, file));
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'text/plain',
      'content-security-policy': policy(provider, searchParams.get('trusted')),
    });
    response.end(body);
  });
}

/** Plays a third party: a frame, and scripts that note in `window.ran` that they ran. `?slow` answers late. */
export function serveProvider(port: number): Promise<Server> {
  return listen(port, async (url, response) => {
    const { pathname, searchParams } = new URL(url, 'http://provider');
    const name = pathname.slice(1).replace(/\.\w+$/, '');
    if (searchParams.has('slow')) await new Promise((resolve) => setTimeout(resolve, 400));
    const html = extname(pathname) === '.html';
    response.writeHead(200, {
      'content-type': html ? 'text/html; charset=utf-8' : 'text/javascript',
      'access-control-allow-origin': '*',
    });
    response.end(
      html ? '<title>Karte</title><p>Karte' : `window.ran = [...(window.ran ?? []), ${JSON.stringify(name)}];`,
    );
  });
}
