import { components } from './scripts/entries.mjs';

// At most so many bytes (gzip) per entry: script, bundled with everything it needs but React, and style sheet. The two
// add up to the budgets for Button 2,000, Dialog 1,600, Switch 1,000, NavMenu 1,600 and Disclosure 1,200.
const LIMITS = {
  alert: [580, 460],
  badge: [300, 350],
  breadcrumbs: [300, 300],
  button: [850, 1040],
  card: [670, 950],
  charts: [2100, 980],
  checkbox: [790, 1020],
  dialog: [840, 740],
  disclosure: [620, 550],
  divider: [250, 180],
  'error-summary': [640, 360],
  fieldset: [610, 430],
  form: [800, 110],
  heading: [280, 240],
  icon: [700, 200],
  layout: [690, 440],
  'line-chart': [1680, 1100],
  link: [550, 300],
  'mobile-menu': [1300, 750],
  'nav-menu': [870, 710],
  number: [880, 0],
  'number-field': [1930, 810],
  progress: [370, 650],
  prose: [250, 400],
  'radio-group': [1030, 1230],
  select: [710, 720],
  'skip-link': [300, 300],
  spinner: [270, 290],
  steps: [420, 750],
  switch: [445, 570],
  table: [590, 800],
  tabs: [810, 520],
  'text-field': [700, 630],
  textarea: [660, 630],
  toaster: [10_500, 0],
  toggletip: [500, 550],
  tooltip: [1050, 400],
  'visually-hidden': [250, 250],
};

// Of the tokens one is measured, below.
const unlimited = components.filter((name) => name !== 'tokens' && !(name in LIMITS));
if (unlimited.length > 0) {
  throw new Error(`.size-limit.mjs: ${unlimited.join(', ')} may weigh anything. Name the bytes in LIMITS.`);
}

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
  {
    name: 'a page with one Button',
    path: 'dist/button.js',
    import: '{ Button }',
    ignore: ['react', 'react-dom', 'react/jsx-runtime'],
    limit: '720 B',
    gzip: true,
    modifyEsbuildConfig: fromDist,
  },
  { name: 'one token', path: 'dist/tokens.js', import: '{ vars }', limit: '1600 B', gzip: true },
  { name: 'all styles', path: 'dist/styles.css', limit: '9900 B', gzip: true },
  { name: 'all styles without layers', path: 'dist/styles.unlayered.css', limit: '9900 B', gzip: true },
  { name: 'tokens.css', path: 'dist/tokens.css', limit: '1600 B', gzip: true },
];
