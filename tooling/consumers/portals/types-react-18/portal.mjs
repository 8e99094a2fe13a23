/** @type {import('../../portal.mjs').Portal} */
export const portal = {
  kind: 'types',
  sources: 'types',
  packages: ['consent', 'lead-widget'],
  needs: ['react-18', 'node-types', 'typescript-all'],
};
