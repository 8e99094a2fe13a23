// At most so many bytes (gzip) per entry: script, bundled with everything it needs but React, and style sheet. The two
// add up to the budgets for Button 3,000, Dialog 1,500, Switch 1,000, NavMenu 1,500 and Disclosure 1,000.
const LIMITS = {
  badge: [300, 350],
  breadcrumbs: [300, 300],
  button: [2050, 950],
  card: [700, 850],
  charts: [2100, 950],
  dialog: [750, 700],
  disclosure: [470, 530],
  fieldset: [600, 700],
  icon: [650, 200],
  layout: [500, 420],
  'line-chart': [1900, 1300],
  'mobile-menu': [1250, 650],
  'nav-menu': [790, 710],
  number: [900, 0],
  'number-field': [1900, 1000],
  prose: [250, 400],
  'radio-group': [1000, 1300],
  'skip-link': [300, 300],
  steps: [420, 750],
  switch: [450, 550],
  table: [550, 500],
  'text-field': [650, 650],
  toaster: [10_500, 0],
  toggletip: [500, 550],
  tooltip: [1050, 400],
  'visually-hidden': [250, 250],
};

/** Siblings come from dist as for consumers, not from source as tsconfig.json says. */
const fromDist = (config) => ({ ...config, tsconfigRaw: '{}' });

// oxlint-disable-next-line import/no-default-export -- what size-limit reads
export default [
  ...Object.entries(LIMITS).flatMap(([name, [script, sheet]]) => [
    {
      name: `${name}: script`,
      path: `dist/${name}.js`,
      import: '*',
      ignore: ['react', 'react-dom', 'react/jsx-runtime'],
      limit: `${script} B`,
      gzip: true,
      modifyEsbuildConfig: fromDist,
    },
    ...(sheet ? [{ name: `${name}: style sheet`, path: `dist/${name}.css`, limit: `${sheet} B`, gzip: true }] : []),
  ]),
  { name: 'one token', path: 'dist/tokens.js', import: '{ vars }', limit: '1600 B', gzip: true },
  { name: 'all styles', path: 'dist/styles.css', limit: '8200 B', gzip: true },
  { name: 'tokens.css', path: 'dist/tokens.css', limit: '1600 B', gzip: true },
];
