const core = { 'dist/core.js': '{ createConsentStore }' };
const texts = { 'dist/locales/de.js': '{ de }' };
const react = { 'dist/index.js': '{ ConsentProvider, useConsent, ConsentGate }' };

/** What lies in a file of its own until it is wanted, left out; as a module, for that is what is published. */
const untilOpened = {
  ignore: ['react', './settings.js'],
  modifyEsbuildConfig: (/** @type {object} */ config) => ({ ...config, format: 'esm' }),
};

const checks = [
  { name: 'core: createConsentStore', import: core, limit: '1700 B' },
  {
    name: 'core with provider and hook',
    import: { 'dist/index.js': '{ ConsentProvider, useConsent }' },
    ignore: ['react'],
    limit: '2050 B',
  },
  {
    name: 'core, provider, hook, gate, interface and German texts',
    import: {
      'dist/ui.js': '{ ConsentBanner, ConsentDialog, ConsentSettings, ConsentSettingsButton }',
      ...react,
      ...texts,
    },
    ignore: ['react'],
    limit: '6400 B',
  },
  {
    name: 'of these without texts: until something is opened',
    import: { 'dist/ui.js': '{ ConsentBanner, ConsentDialog, ConsentSettingsButton }', ...react },
    ...untilOpened,
    limit: '4250 B',
  },
  {
    name: 'core, elements with banner, dialog and settings, and German texts',
    import: { 'dist/element.js': '{ defineConsentElements }', ...core, ...texts },
    limit: '6015 B',
  },
  {
    name: 'of these without core and texts: until something is opened',
    import: { 'dist/element.js': '{ defineConsentElements }' },
    ...untilOpened,
    limit: '2500 B',
  },
  { name: 'script tag, everything inside', path: 'dist/consent.global.js', limit: '12440 B' },
  { name: 'styles', path: 'dist/styles.css', limit: '1510 B' },
];

// oxlint-disable-next-line import/no-default-export -- what size-limit reads
export default checks.map((check) => ({ path: Object.keys(check.import ?? {})[0], gzip: true, ...check }));
