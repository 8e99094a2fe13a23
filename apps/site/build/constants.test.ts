import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { buildConstants } from './constants.mjs';

const site = fileURLToPath(new URL('..', import.meta.url));

it('refuses variables in a file that no build reads', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'environment-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, '.env.production');
  writeFileSync(file, 'SITE_LEAD_CONSENT=functional\n');
  await expect(buildConstants(site, [folder])).rejects.toThrow(
    `site: ${relative(join(site, '../..'), file)} sets SITE_LEAD_CONSENT to “functional”, and no build reads that file.`,
  );
});
