import { components } from './scripts/entries.mjs';

// At most so many bytes (gzip) per entry: script, bundled with everything it needs but React, and style sheet. The two
// add up to no more than the budgets for Button 2,000, Dialog 1,600, Switch 1,000, NavMenu 1,600 and Disclosure 1,200.
const LIMITS = {
  alert: [605, 455],
  badge: [250, 280],
  breadcrumbs: [300, 285],
  button: [840, 1010],
  card: [670, 945],
  charts: [2050, 990],
  checkbox: [750, 980],
  dialog: [870, 720],
  disclosure: [658, 542],
  divider: [240, 170],
  'error-summary': [710, 325],
  fieldset: [580, 350],
  form: [860, 100],
  heading: [270, 220],
  icon: [690, 165],
  layout: [680, 420],
  'line-chart': [1680, 1020],
  link: [545, 280],
  menus: [970, 0],
  'mobile-menu': [1290, 730],
  'nav-menu': [850, 700],
  number: [840, 0],
  'number-field': [1890, 770],
  progress: [350, 630],
  prose: [200, 330],
  'radio-group': [980, 1140],
  select: [895, 690],
  'skip-link': [220, 220],
  spinner: [260, 290],
  steps: [380, 745],
  switch: [443, 557],
  table: [580, 800],
  tabs: [780, 450],
  'text-field': [700, 600],
  textarea: [640, 600],
  toaster: [10_200, 0],
  toggletip: [300, 460],
  tooltip: [1000, 350],
  'visually-hidden': [210, 130],
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
    limit: '710 B',
    gzip: true,
    modifyEsbuildConfig: fromDist,
  },
  { name: 'one token', path: 'dist/tokens.js', import: '{ vars }', limit: '1050 B', gzip: true },
  { name: 'all styles', path: 'dist/styles.css', limit: '9600 B', gzip: true },
  { name: 'all styles without layers', path: 'dist/styles.unlayered.css', limit: '9700 B', gzip: true },
  { name: 'tokens.css', path: 'dist/tokens.css', limit: '1520 B', gzip: true },
];
