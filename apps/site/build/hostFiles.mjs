import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headerTable, providerSources } from './headers.mjs';
import { nginxServer } from './nginx.mjs';
import { staticHeaders, staticRedirects } from './staticHosts.mjs';

/** The page behind answers 404 has no address of its own. */
const NOT_FOUND = '/404';

/**
 * Writes what hosts need to know beside the files themselves, all from one table of headers: `deploy/headers.json` for
 * server/serve.mjs, `deploy/nginx.conf`, and `_headers` and `_redirects` in the site for static hosts.
 * @param {object} parts
 * @param {string} parts.deploy folder for what servers need beside the site
 * @param {string} parts.dist the built site
 * @param {string[]} parts.scripts content of the inlined scripts
 * @param {string[]} parts.inlined content of the inlined style sheets
 * @param {import('@sanierungsweg/lead-widget/core').HubProvider[]} parts.providers of the forms, but the sandbox
 * @param {string[]} parts.paths of all pages
 * @param {Record<string, string>} parts.moved paths that pages had once, with those of today
 * @param {{ content: string, noVarySearch: string } | null} parts.rules for pages that are prepared ahead
 */
export async function hostFiles({ deploy, dist, scripts, inlined, providers, paths, moved, rules }) {
  const table = headerTable({ scripts, inlined, provider: providerSources(providers), rules });
  const routes = paths.filter((path) => path !== NOT_FOUND);
  await mkdir(deploy, { recursive: true });
  await Promise.all([
    writeFile(join(deploy, 'headers.json'), `${JSON.stringify({ ...table, moved }, null, 2)}\n`),
    writeFile(join(deploy, 'nginx.conf'), nginxServer(table, routes, moved)),
    writeFile(join(dist, '_headers'), staticHeaders(table)),
    writeFile(join(dist, '_redirects'), staticRedirects(routes, moved)),
  ]);
}
