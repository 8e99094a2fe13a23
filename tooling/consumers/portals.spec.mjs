import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copiesOf, folderOf, install, run } from './installation.mjs';
import { checkNode } from './kinds/node.mjs';
import { checkPage } from './kinds/page.mjs';
import { checkServer } from './kinds/server.mjs';
import { checkTypes } from './kinds/types.mjs';
import { choosePortals, ownChecks } from './portals.mjs';
import { serveFolder } from './serveFolder.mjs';
import { startServer } from './startServer.mjs';

const KINDS = { page: checkPage, node: checkNode, server: checkServer, types: checkTypes };

const chosen = choosePortals(process.env.CONSUMERS_ONLY);
const checks = await Promise.all(chosen.map(ownChecks));

for (const [index, portal] of chosen.entries()) {
  test.describe
    .serial(portal.name, () => {
      const { reacts = 1 } = portal;
      let server;
      const site = {
        async open() {
          server ??= portal.starts
            ? await startServer(portal)
            : await serveFolder(join(folderOf(portal), portal.serve));
          return server.origin;
        },
      };

      test.afterAll(() => server?.close());

      test('installs from the tarballs, with React at most once', async () => {
        await install(portal);
        expect(copiesOf(portal, 'react')).toHaveLength(reacts);
        expect(copiesOf(portal, 'react-dom')).toHaveLength(reacts);
        for (const name of portal.packages) expect(copiesOf(portal, `@sanierungsweg/${name}`)).toHaveLength(1);
      });

      if (portal.scripts?.build) {
        test('builds without a warning, and bundles React once', async () => {
          const output = await run(portal, 'building it', ['npm', 'run', 'build', '--silent']);
          expect(output).not.toMatch(/warn|deprecated/i);
          if (portal.serve) expect(reactsIn(join(folderOf(portal), portal.serve))).toBe(reacts);
        });
      }

      if (portal.kind) KINDS[portal.kind](portal, site);
      checks[index]?.(portal, site);
    });
}

/** How many copies of React a built site holds: its `Component` says this once. */
function reactsIn(folder) {
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  return code.split('takes an object of state variables to update').length - 1;
}
