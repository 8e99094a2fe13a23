/** Entries without state: they render in server components. `index` only passes the others on. */
export const serverEntries = [
  'breadcrumbs',
  'button',
  'charts',
  'icon',
  'skip-link',
  'table',
  'tokens',
  'visually-hidden',
];

/** Entries whose components hold state or listen to events. */
export const clientEntries = ['mobile-menu', 'nav-menu'];

export const entries = [...serverEntries, ...clientEntries];
