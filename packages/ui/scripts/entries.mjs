/** Entries without state: they render in server components. */
export const serverEntries = [
  'alert',
  'badge',
  'breadcrumbs',
  'button',
  'card',
  'charts',
  'checkbox',
  'disclosure',
  'divider',
  'fieldset',
  'form',
  'heading',
  'icon',
  'layout',
  'line-chart',
  'link',
  'menus',
  'number',
  'progress',
  'prose',
  'radio-group',
  'skip-link',
  'spinner',
  'steps',
  'switch',
  'table',
  'text-field',
  'textarea',
  'toggletip',
  'tokens',
  'visually-hidden',
];

/** Entries whose components hold state or listen to events. */
export const clientEntries = [
  'dialog',
  'error-summary',
  'mobile-menu',
  'nav-menu',
  'number-field',
  'select',
  'tabs',
  'toaster',
  'tooltip',
];

/** Every component's entry, in alphabetical order. */
export const components = [...serverEntries, ...clientEntries].sort();

/** Every entry; `index` passes all others on. */
export const entries = ['index', ...components];
