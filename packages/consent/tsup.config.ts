import { defineConfig } from 'tsup';
import { entryBuild } from '../../tooling/tsup.mjs';

const external = [/^@sanierungsweg\/consent/];

export default defineConfig([
  entryBuild({ entry: { core: 'src/core/index.ts' } }),
  entryBuild({ entry: { index: 'src/react/index.ts' }, client: true, external }),
  entryBuild({ entry: { ui: 'src/ui/index.ts' }, client: true, external }),
  entryBuild({ entry: { 'locales/de': 'src/locales/de.ts', 'locales/en': 'src/locales/en.ts' }, external }),
  entryBuild({ entry: { 'google-consent-mode': 'src/googleConsentMode.ts' }, external }),
  entryBuild({ entry: { testing: 'src/testing.tsx' }, client: true, external }),
  { entry: { styles: 'src/styles.css' }, clean: false, minify: true },
]);
