/** Where the built site is served unless `PORT` says otherwise. */
export const SITE_PORT = 4173;

/**
 * Reads the environment variable `PORT`; 0 leaves the choice to the system.
 * @param {string | undefined} value its content
 * @param {number} fallback for undefined and empty
 * @returns {number}
 * @throws If no server can listen there.
 */
export function portOf(value, fallback) {
  if (!value) return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(
    `site: PORT is “${value}”. No server can listen there. Set it to a number up to 65535, or leave it out.`,
  );
}
