import { join } from 'node:path';
import { checkFigures } from './checkFigures.mjs';
import { environmentFiles } from './environmentFiles.mjs';
import { withSources } from './withSources.mjs';

/**
 * Configuration that the site is compiled with, checked before anything is built: the operator's origin, the lead
 * provider, and the version under which drawings are served.
 * @param {string} root of the site
 * @param {readonly string[]} folders where somebody may have put variables into files that no build reads
 * @returns {Promise<Record<string, string>>} values for Vite's `define`
 * @throws If a route, a figure or a setting is wrong; the message names field, value and remedy.
 */
export async function buildConstants(root, folders = [root, join(root, '../..')]) {
  return withSources(root, 'constants', async (load) => {
    // First: settings and figures name pages, and would take the blame for a route.
    const { checkRoutes } = await load('/src/content/checks/routeProblems.ts');
    checkRoutes((await load('/src/routes.ts')).routes);
    await checkFigures(load);
    const { buildSettings } = await load('/settings/buildSettings.ts');
    const settings = await buildSettings(process.env, { files: environmentFiles(folders) });
    return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, JSON.stringify(value)]));
  });
}
