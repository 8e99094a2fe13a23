// Builds the packages, then starts a development server: `site` or `storybook`.
import { requirePnpm } from './installed.mjs';
import { requireNode } from './node-version.mjs';
import { runSteps } from './steps.mjs';
import { turbo } from './turbo.mjs';

requireNode();
const app = process.argv[2];
await requirePnpm(app === 'site' ? 'dev' : app, []);
const { code } = await runSteps([
  { title: 'Building the packages', run: () => turbo(['run', 'build', '--filter=./packages/*'], { quiet: true }) },
]);
process.exitCode = code || (await turbo(['run', 'dev', `--filter=@sanierungsweg/${app}`]));
