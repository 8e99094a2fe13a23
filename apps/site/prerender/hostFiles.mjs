import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headerTable } from './headers.mjs';

/**
 * Writes what hosts need to know beside the files themselves: `deploy/headers.json` for server/serve.mjs.
 * @param {{ root: string, dist: string, css: string, provider?: import('./headers.mjs').ProviderSources }} parts
 */
export async function hostFiles({ root, css, provider = {} }) {
  const deploy = join(root, 'deploy');
  await mkdir(deploy, { recursive: true });
  await writeFile(join(deploy, 'headers.json'), `${JSON.stringify(headerTable({ css, provider }), null, 2)}\n`);
}
