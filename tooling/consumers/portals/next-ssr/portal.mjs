/**
 * Next.js that renders at each request: a layout and pages on the server, links by its router.
 * @type {import('../../portal.mjs').Portal}
 */
export const portal = {
  kind: 'server',
  packages: ['consent', 'lead-widget'],
  needs: ['react-19', 'next', 'typescript-6', 'node-types'],
  scripts: { build: 'node hub.mjs && next build', start: 'next start' },
  serve: '.next/static',
  starts: true,
};
