// Builds the site out of packages that are whole: not even the modules of the build load without them.
import './tellFaults.mjs';
import { fileURLToPath } from 'node:url';
import { checkPackages } from './checkPackages.mjs';

checkPackages(fileURLToPath(new URL('..', import.meta.url)));
await import('./buildSite.mjs');
