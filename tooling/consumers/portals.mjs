import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('portals', import.meta.url));

/** Where a portal's own files lie. */
export const sourcesOf = (portal) => join(folder, portal.sources ?? portal.name);

/** @type {readonly import('./portal.mjs').NamedPortal[]} */
export const portals = await Promise.all(
  readdirSync(folder)
    .sort()
    .map(async (name) => ({ ...(await import(`./portals/${name}/portal.mjs`)).portal, name })),
);

/**
 * The checks that a portal has beside those of its kind: `checks.mjs` in its folder.
 * @returns {Promise<((portal: import('./portal.mjs').NamedPortal, site: { open: () => Promise<string> }) => void) | null>}
 */
export async function ownChecks({ name }) {
  if (!existsSync(join(folder, name, 'checks.mjs'))) return null;
  return (await import(`./portals/${name}/checks.mjs`)).checks;
}

/**
 * @param {string | undefined} names of portals, by commas; all of them without any
 * @throws If there is no such portal.
 */
export function choosePortals(names) {
  if (!names) return portals;
  return names.split(',').map((name) => {
    const portal = portals.find((each) => each.name === name);
    if (portal) return portal;
    throw new Error(
      `consumers: There is no portal "${name}". Nothing was run. Choose one of ${portals.map((each) => each.name).join(', ')}.`,
    );
  });
}
