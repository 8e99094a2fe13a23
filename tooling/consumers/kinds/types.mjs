import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { folderOf, run } from '../installation.mjs';

const RESOLUTIONS = {
  bundler: ['--module', 'preserve', '--moduleResolution', 'bundler'],
  nodenext: ['--module', 'nodenext', '--moduleResolution', 'nodenext'],
};
const COMPILERS = ['typescript-5.9', 'typescript-6', 'typescript-7'];

/** A portal that only compiles: against the declarations that arrived, by every compiler that is supported. */
export function checkTypes(portal) {
  for (const compiler of COMPILERS) {
    test(`right props compile and wrong ones do not, under ${compiler}`, async () => {
      if (!portal.packages.includes('ui')) rmSync(join(folderOf(portal), 'ui.tsx'), { force: true });
      const tsc = ['node', `node_modules/${compiler}/bin/tsc`, '--project', '.'];
      for (const [resolution, options] of Object.entries(RESOLUTIONS)) {
        // What React's types make of a prop does not depend on how it was found.
        if (resolution === 'nodenext' && portal.sources) continue;
        await run(portal, `${compiler}, ${resolution}`, [...tsc, ...options]);
      }
    });
  }
}
