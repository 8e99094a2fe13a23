import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Where a build of the site lies: `dist/` is all that hosting needs, `deploy/` what servers are configured with.
 * @param {string} [variant] a build beside the published one, e.g. `asking` for `dist-asking/`
 */
export function siteFolders(variant) {
  const suffix = variant ? `-${variant}` : '';
  return { dist: join(root, `dist${suffix}`), deploy: join(root, `deploy${suffix}`) };
}
