import type { IncomingMessage, ServerResponse } from 'node:http';
import { checkOptions } from './checkOptions';
import { optionsFromQuery, type SandboxOptions } from './options';
import { hubSource } from './source';

/** How the sandbox hub behaves, and where it is served. */
export interface ServeOptions extends SandboxOptions {
  /** Where the script is served, default `/js/hub.js`. */
  path?: string | undefined;
}

/** Query of the page that asks, as far as its referrer policy tells. */
function referrerSearch({ headers }: IncomingMessage): string {
  return headers.referer && URL.canParse(headers.referer) ? new URL(headers.referer).search : '';
}

/**
 * Serves the hub with its faults, for Vite, Express and plain `node:http`. Calls `next` for every other address.
 *
 * The fault `503` counts per address and page that asks: the first request of each fails, the second succeeds.
 *
 * @throws If the options name what the sandbox does not know; the message names field, value and remedy.
 * @example createServer((request, response) => serve(request, response, () => response.writeHead(404).end()));
 */
export function hubMiddleware(options: ServeOptions = {}) {
  checkOptions(options);
  const { path = '/js/hub.js' } = options;
  const failed = new Set<string>();
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    // Not as the second parameter: a path that begins with two slashes would be taken for a host.
    const { pathname, search } = new URL(`http://localhost${request.url ?? '/'}`);
    if (pathname !== path) {
      next();
      return;
    }
    const asked = options.query ? optionsFromQuery([search, referrerSearch(request)]) : {};
    const fault = asked.fault ?? options.fault;
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cache-Control', 'no-store');
    if (fault === 'hang') return;
    if (fault === '404' || fault === '500') {
      response.writeHead(Number(fault)).end();
      return;
    }
    const key = `${request.headers.referer}|${request.url}`;
    if (fault === '503' && !failed.has(key)) {
      failed.add(key);
      response.writeHead(503).end();
      return;
    }
    failed.delete(key);
    response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8' });
    response.end(request.method === 'HEAD' ? undefined : hubSource(options));
  };
}
