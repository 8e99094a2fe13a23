import { fileURLToPath } from 'node:url';

const repository = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Folder of the site, whose sections, templates and records the Storybook shows. */
export const siteRoot = repository('apps/site/');

/**
 * Every import of our packages leads to their source. Docgen reads only source, and one rule for all imports means
 * that no page mixes source and dist: two copies of one context or style would not know each other. Fonts and the sprite are
 * the same files in both and come from the package as it is built.
 */
export const packageSources = [
  { find: /^@sanierungsweg\/ui\/styles\.css$/, replacement: repository('apps/storybook/config/ui.css') },
  { find: /^@sanierungsweg\/ui\/([\w-]+)$/, replacement: repository('packages/ui/src/entries/$1.ts') },
  { find: /^@sanierungsweg\/ui$/, replacement: repository('packages/ui/src/entries/index.ts') },
  { find: /^@sanierungsweg\/consent\/styles\.css$/, replacement: repository('packages/consent/src/styles.css') },
  { find: /^@sanierungsweg\/consent\/testing$/, replacement: repository('packages/consent/src/testing.tsx') },
  {
    find: /^@sanierungsweg\/consent\/google-consent-mode$/,
    replacement: repository('packages/consent/src/googleConsentMode.ts'),
  },
  { find: /^@sanierungsweg\/consent\/(core|ui)$/, replacement: repository('packages/consent/src/$1/index.ts') },
  { find: /^@sanierungsweg\/consent\/(locales\/\w+)$/, replacement: repository('packages/consent/src/$1.ts') },
  { find: /^@sanierungsweg\/consent$/, replacement: repository('packages/consent/src/react/index.ts') },
  { find: /^@sanierungsweg\/lead-widget\/styles\.css$/, replacement: repository('packages/lead-widget/styles.css') },
  {
    find: /^@sanierungsweg\/lead-widget\/(adopt|anchor|core|element|headless|locales|providers)$/,
    replacement: repository('packages/lead-widget/src/$1/index.ts'),
  },
  { find: /^@sanierungsweg\/lead-widget$/, replacement: repository('packages/lead-widget/src/react/index.ts') },
];
