/**
 * Astro with the components in its own files, with slots, and as islands; the portal's own colours, checked as its
 * first step.
 * @type {import('../../portal.mjs').Portal}
 */
export const portal = {
  packages: ['ui'],
  needs: ['react-19'],
  dependencies: { astro: '5.18.2', '@astrojs/react': '4.4.2' },
  scripts: {
    build: 'sanierungsweg-ui brand > src/brand.css && sanierungsweg-ui contrast src/brand.css && astro build --silent',
  },
  serve: 'dist',
};
