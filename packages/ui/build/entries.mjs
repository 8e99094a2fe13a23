/** Entries without state: they render in server components. `index` only passes the others on. */
export const serverEntries = [
  'badge',
  'breadcrumbs',
  'button',
  'charts',
  'disclosure',
  'icon',
  'skip-link',
  'switch',
  'table',
  'text-field',
  'toggletip',
  'tokens',
  'visually-hidden',
];

/** Entries whose components hold state or listen to events. */
export const clientEntries = ['dialog', 'mobile-menu', 'nav-menu', 'toaster', 'tooltip'];

export const entries = [...serverEntries, ...clientEntries];
