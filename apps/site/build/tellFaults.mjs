// Ends a build or a tool of the site with what a fault says. The stack and the excerpt that Node prints around it name
// lines of compiled code, which helps nobody who has mistyped a value.
import { compilerSays } from './compilerSays.mjs';
import { told } from './told.mjs';

/** A fault that nobody foresaw is mostly a slip, which the compiler names best, and may come before a build has asked it. */
function tell(error) {
  const message = told(error);
  const drawing = error instanceof Error && error.cause instanceof Error ? error.cause : undefined;
  if (message !== undefined) console.error(message);
  if (message !== undefined && !drawing) return;
  const slips = compilerSays(process.cwd());
  if (slips !== undefined) {
    if (message === undefined) console.error('site: The sources do not hold, so the work has stopped.');
    console.error(`The compiler names file, line and value. Correct them:\n${slips}`);
  } else if (message === undefined || drawing?.name !== 'Error') {
    console.error(drawing ?? error);
  }
}

process.setUncaughtExceptionCaptureCallback((error) => {
  tell(error);
  process.exit(1);
});
