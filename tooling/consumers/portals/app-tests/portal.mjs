/**
 * An app whose tests run in jsdom and happy-dom, without a stub for what these lack, and in a context of their own, as Jest
 * runs them.
 * @type {import('../../portal.mjs').Portal}
 */
export const portal = {
  packages: ['consent', 'lead-widget'],
  needs: ['react-19'],
  dependencies: {
    '@testing-library/dom': '10.4.2',
    '@testing-library/react': '16.3.3',
    'happy-dom': '21.0.4',
    jsdom: '29.1.1',
    vitest: '4.1.12',
  },
  scripts: {
    build:
      'vitest run --environment jsdom && vitest run --environment happy-dom && vitest run --environment jsdom --pool vmThreads',
  },
};
