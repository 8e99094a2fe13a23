/** What dialog and settings of the consent package hold; fetched when they are wanted. */
const SETTINGS = /\/consent\/dist\/settings\.js$/;

/**
 * Vite plugin: dialog and settings bring their style sheet along, so that no other page carries it, see
 * stylesWithChunks.mjs.
 * @returns {import('vite').Plugin}
 */
export function consentStyles() {
  return {
    name: 'consent-styles',
    transform: {
      filter: { id: SETTINGS },
      handler: (code) => ({ code: `import './settings.css';\n${code}`, map: null }),
    },
  };
}
