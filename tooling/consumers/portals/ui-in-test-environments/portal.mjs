/** @type {import('../../portal.mjs').Portal} */
export const portal = {
  packages: ['ui'],
  needs: ['react-19'],
  dependencies: {
    vitest: '4.1.12',
    jsdom: '29.1.1',
    'happy-dom': '21.0.4',
    '@testing-library/react': '16.3.3',
    '@testing-library/dom': '10.4.2',
    '@testing-library/user-event': '14.6.12',
  },
  scripts: { build: 'vitest run --reporter=dot' },
};
