// Builds the packages, then starts a development server: `site` or `storybook`.
import { requireNode } from './node-version.mjs';
import { runSteps } from './steps.mjs';
import { turbo } from './turbo.mjs';

requireNode();
const app = process.argv[2];
const { code } = await runSteps([
  { title: 'Building the packages', run: () => turbo(['run', 'build', '--filter=./packages/*'], { quiet: true }) },
]);
process.exitCode = code || (await turbo(['run', 'dev', `--filter=@sanierungsweg/${app}`]));
