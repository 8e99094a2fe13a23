// Makes the pages of the reference, before Storybook looks for them.
import { writeReference } from './writeReference.mjs';

await writeReference().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
