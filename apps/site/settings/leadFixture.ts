import { defineProvider } from '@sanierungsweg/lead-widget/providers';
import { INTEGRATION_KEYS } from './integrations';

/** An id for every form, as a provider gives them. */
export const ids = Object.fromEntries(INTEGRATION_KEYS.map((key) => [key, `id-${key}`]));

/** A hub that is nobody's, for tests. */
export const provider = defineProvider({
  origin: 'https://hub.example',
  script: '/embed/hub.js?{id}',
  kind: 'module',
  strategy: 'replace',
  marker: { attributes: { class: 'form-{id}', 'data-plz': '{plz}' } },
  csp: { connect: ['https://api.example'] },
});
