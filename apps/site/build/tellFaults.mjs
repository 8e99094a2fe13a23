// Ends a build or a tool of the site with what a fault says. The stack and the excerpt that Node prints around it name
// lines of compiled code, which helps nobody who has mistyped a value.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Who speaks first in a message that says what is wrong and what to do. */
const TOLD = /^(?:site|build|prerender|content|ledger|links|operator|funding|figures): /;

/** A build asks no compiler, which knows best what is misspelt. */
const ASK_THE_COMPILER =
  'Where a name or a field is misspelt, "npx -y pnpm@12 --filter @sanierungsweg/site typecheck" says in which file and line.';

/** Vite's words for an import of a file that does not exist; who imports it is known of static ones. */
const NO_FILE = /^Failed to load url (\S+) \(resolved id: .+?\)(?: in (.+?))?\. Does the file exist\?/;

/** What a fault says where it is of a kind that somebody foresaw. @param {unknown} error @returns {string | undefined} */
function told(error) {
  if (!(error instanceof Error)) return undefined;
  const [, file, importer] = NO_FILE.exec(error.message) ?? [];
  if (file) {
    const path = file.startsWith('/') ? relative(root, file) : file;
    const by = importer ? ` by ${relative(root, importer)}` : '';
    return `site: ${path} is imported${by}, and there is no such file. Nothing was written. Correct the name where it is imported (a page's record: in src/content/loadRecord.ts), or add the file.`;
  }
  return TOLD.test(error.message) ? error.message : undefined;
}

process.setUncaughtExceptionCaptureCallback((error) => {
  const message = told(error);
  console.error(message ?? error);
  if (message === undefined) console.error(ASK_THE_COMPILER);
  process.exit(1);
});
