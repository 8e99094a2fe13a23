// Builds the packages, then starts a development server: `site` or `storybook`.
import { commandOptions } from './commandOptions.mjs';
import { requireDependencies, requirePnpm } from './installed.mjs';
import { requireNode } from './node-version.mjs';
import { runSteps } from './runSteps.mjs';
import { turbo } from './turbo.mjs';

requireNode();
const [app, ...args] = process.argv.slice(2);
const command = app === 'site' ? 'dev' : app;
await requirePnpm(command, args);
requireDependencies();
commandOptions(command, {}, { args, hint: app === 'site' ? 'PORT=8080 in front of it changes the port.' : '' });
const { code } = await runSteps([
  { title: 'Building the packages', run: () => turbo(['run', 'build', '--filter=./packages/*'], { quiet: true }) },
]);
process.exitCode = code || (await turbo(['run', 'dev', `--filter=@sanierungsweg/${app}`]));
