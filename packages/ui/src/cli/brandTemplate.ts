import { palettes } from '../tokens/values.generated';

/** What a brand usually changes: its surfaces of action and links, what stands on them, and the marks. */
const ROLES = [
  'color-primary',
  'color-primary-hover',
  'color-on-primary',
  'color-cta',
  'color-cta-hover',
  'color-cta-line',
  'color-on-cta',
  'color-link',
  'color-link-line',
  'color-surface-sun',
  'color-text-on-sun',
  'color-mark',
  'color-focus',
] as const satisfies readonly (keyof (typeof palettes)['light'])[];

const declarations = (theme: 'light' | 'dark', indent: string) =>
  ROLES.map((role) => `${indent}--ui-${role}: ${palettes[theme][role]};`).join('\n');

/** A style sheet with the roles that a brand usually changes, for both themes, with our own values. */
export const brandTemplate =
  () => `/* Your brand for @sanierungsweg/ui: import it after styles.css, and delete what you keep.
   Both themes stand here, since a colour on :root alone would win in the dark, too.
   Then: npx @sanierungsweg/ui contrast brand.css (it compares every pair that your colours touch). */
:root,
[data-theme="light"] {
${declarations('light', '  ')}
}
[data-theme="dark"] {
${declarations('dark', '  ')}
}
@media (prefers-color-scheme: dark) {
  :root:not([data-theme]) {
${declarations('dark', '    ')}
  }
}
`;
