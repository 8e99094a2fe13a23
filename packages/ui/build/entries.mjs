/** Entries without state: they render in server components. */
export const serverEntries = [
  'badge',
  'breadcrumbs',
  'button',
  'card',
  'charts',
  'disclosure',
  'fieldset',
  'icon',
  'layout',
  'line-chart',
  'number',
  'prose',
  'radio-group',
  'skip-link',
  'steps',
  'switch',
  'table',
  'text-field',
  'toggletip',
  'tokens',
  'visually-hidden',
];

/** Entries whose components hold state or listen to events. */
export const clientEntries = ['dialog', 'mobile-menu', 'nav-menu', 'number-field', 'toaster', 'tooltip'];

/** Every component's entry, in alphabetical order. */
export const components = [...serverEntries, ...clientEntries].sort();

/** Every entry; `index` passes all others on. */
export const entries = ['index', ...components];
