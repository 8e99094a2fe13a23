// Builds the site out of packages that are whole: not even the modules of the build load without them.
import './tellFaults.mjs';
import { fileURLToPath } from 'node:url';
import { checkPackages } from './checkPackages.mjs';

const [name, ...more] = process.argv.slice(2);
const unknown = more[0] ?? name;
if (more.length > 0 || !/^(?:[a-z][a-z0-9-]*)?$/.test(name ?? '')) {
  throw new Error(
    `site: A build takes no “${unknown}”. Nothing was built. One word in small letters gives it a place beside dist/: “asking” for dist-asking/. What it is made of comes from settings/ and from variables such as SITE_LEAD_CONSENT, see README.md.`,
  );
}
checkPackages(fileURLToPath(new URL('..', import.meta.url)));
await import('./buildSite.mjs');
