import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const hasDependencies = () => existsSync(fileURLToPath(new URL('../node_modules/turbo', import.meta.url)));

/** Stops with a plain sentence when the dependencies are missing: pnpm only warns when its installation failed. */
export function requireDependencies() {
  if (hasDependencies()) return;
  console.error(
    'The dependencies could not be installed; the lines above say why (often: no network). Run "npx -y pnpm@12 install" and then this command again.',
  );
  process.exit(1);
}
