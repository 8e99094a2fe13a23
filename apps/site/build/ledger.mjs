// Keeps src/content/ledger/ in step with figures and pages. `node build/ledger.mjs "Grund."` brings it up to date; the
// build only checks it.
import './tellFaults.mjs';
import { realpathSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { commandOptions } from '../../../tooling/commandOptions.mjs';
import { checkFigures } from './checkFigures.mjs';
import { withSources } from './withSources.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a task with the modules of the ledger, loaded from their sources.
 * @template T
 * @param {(modules: { state: any, tools: any }) => Promise<T>} task
 */
async function withLedger(task) {
  // A dev server sets it where it is not set, and the build that follows would draw with React's development version.
  const { NODE_ENV } = process.env;
  try {
    return await withSources(root, 'ledger', async (load) => {
      await checkFigures(load);
      const { loadPages } = await load('/src/content/checks/pages.ts');
      const { currentState } = await load('/src/content/ledger/currentState.ts');
      const tools = await load('/src/content/ledger/ledger.ts');
      return task({ state: currentState(await loadPages()), tools });
    });
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/**
 * Stops a build whose figures or pages have gone ahead of the ledger.
 * @throws One error that lists every figure and page and says what to do.
 */
export async function checkLedger() {
  await withLedger(async ({ state, tools }) => {
    const problems = tools.ledgerProblems(state);
    if (problems.length === 0) return;
    throw new Error(
      [
        'ledger: Figures or pages have changed without a line in src/content/ledger/. Nothing was built.',
        'Run: pnpm --filter @sanierungsweg/site ledger "Grund."; where a figure changed, with a German sentence that says why in place of “Grund.”',
        ...problems,
      ].join('\n'),
    );
  });
}

/** @param {string} why */
async function updateLedger(why) {
  await withLedger(async ({ state, tools }) => {
    const today = new Date().toISOString().slice(0, 10);
    const next = tools.updatedLedger(state, tools.ledger, why, today);
    for (const name of ['figures', 'pages', 'changes']) {
      await writeFile(`${root}src/content/ledger/${name}.json`, `${JSON.stringify(next[name], null, 2)}\n`);
    }
    for (const line of tools.recorded(state, tools.ledger, why)) console.log(line);
  });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { positionals } = commandOptions(
    'ledger',
    {},
    { positionals: 'one German sentence that says why a figure changed' },
  );
  await updateLedger(positionals.join(' ').trim());
}
