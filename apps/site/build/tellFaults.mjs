// Ends a build or a tool of the site with what a fault says. The stack and the excerpt that Node prints around it name
// lines of compiled code, which helps nobody who has mistyped a value.

/** Who speaks first in a message that says what is wrong and what to do. */
const TOLD = /^(?:site|build|prerender|content|ledger|links|operator|funding|figures): /;

/** A build asks no compiler, which knows best what is misspelt. */
const ASK_THE_COMPILER =
  'Where a name or a field is misspelt, "npx -y pnpm@12 --filter @sanierungsweg/site typecheck" says in which file and line.';

process.setUncaughtExceptionCaptureCallback((error) => {
  const isTold = error instanceof Error && TOLD.test(error.message);
  console.error(isTold ? error.message : error);
  if (!isTold) console.error(ASK_THE_COMPILER);
  process.exit(1);
});
