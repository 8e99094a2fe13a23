// Ends a build or a tool of the site with what a fault says. The stack and the excerpt that Node prints around it name
// lines of compiled code, which helps nobody who has mistyped a value.

/** Who speaks first in a message that says what is wrong and what to do. */
const TOLD = /^(?:site|build|prerender|content|ledger|links|operator|funding|figures): /;

process.setUncaughtExceptionCaptureCallback((error) => {
  console.error(error instanceof Error && TOLD.test(error.message) ? error.message : error);
  process.exit(1);
});
