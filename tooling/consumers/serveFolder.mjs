import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

const hashOf = (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** What a strict host allows: nothing foreign, nothing inline but what the built pages themselves hold. */
function policyFor(folder) {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.includes('node_modules'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  /** `'self'` and the hashes of what stands between such tags. */
  const sources = (tag) => {
    const inline = pages.flatMap((page) => Array.from(page.matchAll(tag), ([, code]) => hashOf(code)));
    return ["'self'", ...new Set(inline)].join(' ');
  };
  const scripts = sources(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const styles = sources(/<style[^>]*>([\s\S]*?)<\/style>/g);
  return `default-src 'none'; script-src ${scripts}; style-src ${styles}; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'`;
}

/**
 * Serves a folder on a free port, with a strict content security policy.
 * @param {string} folder
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export function serveFolder(folder) {
  const policy = policyFor(folder);
  const files = sirv(folder, {
    dev: true,
    setHeaders: (response) => void response.setHeader('Content-Security-Policy', policy),
  });
  const server = createServer((request, response) => {
    if (request.url === '/favicon.ico') response.writeHead(204).end();
    else files(request, response, () => void response.writeHead(404).end());
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      resolve({
        origin: `http://127.0.0.1:${port}`,
        close: () => {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}
