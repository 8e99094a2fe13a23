/**
 * React Router as a framework, rendering at each request.
 * @type {import('../../portal.mjs').Portal}
 */
export const portal = {
  kind: 'server',
  packages: ['consent', 'lead-widget'],
  needs: ['react-19', 'typescript-6', 'node-types'],
  dependencies: {
    '@react-router/dev': '7.18.4',
    '@react-router/node': '7.18.4',
    '@react-router/serve': '7.18.4',
    isbot: '5.2.3',
    'react-router': '7.18.4',
    vite: '7.3.8',
  },
  scripts: {
    build: 'react-router typegen && tsc && react-router build',
    start: 'react-router-serve build/server/index.js',
  },
  serve: 'build/client',
  starts: true,
};
