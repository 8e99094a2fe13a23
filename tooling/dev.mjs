// Builds the packages, then starts a development server: `site` or `storybook`.
import { turbo } from './turbo.mjs';

const app = process.argv[2];
const built = await turbo(['run', 'build', '--filter=./packages/*', '--output-logs=errors-only']);
process.exitCode = built === 0 ? await turbo(['run', 'dev', `--filter=@sanierungsweg/${app}`]) : built;
