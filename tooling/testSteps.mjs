// What `pnpm test` runs, and what of it `--changed`.
import { filtersOf } from './changes.mjs';
import { runConsumers } from './consumers/run.mjs';

const nameOf = (workspace) => `@sanierungsweg/${workspace.split('/')[1]}`;

/** A browser takes what it gets: suites in it run one after the other, each with two workers. */
const ALONE = '--concurrency=1';

/** @param {(args: string[]) => Promise<number>} run */
function quickSteps(run, filters = []) {
  return [
    {
      title: 'Format, lint, dead code, types of the tooling',
      run: () => run(['format', 'lint', 'knip', 'tooling:types']),
    },
    {
      title: 'Types, unit tests, contents and sizes of the packages',
      run: () => run(['typecheck', 'test', 'tooling:test', 'release:test', 'package', 'size', ...filters]),
    },
  ];
}

const BROWSER_TESTS = {
  'packages/consent': 'consent in a browser',
  'packages/lead-widget': 'lead-widget in a browser',
  'packages/ui': 'ui in a browser',
  'apps/storybook': 'Every story in a browser',
  'apps/site': 'The site in a browser',
};

/** Everything, what is quick to fail first and what measures last, alone. */
export function allSteps(run) {
  const [order, quick] = quickSteps(run);
  const portals = { left: 0 };
  const steps = [
    order,
    { title: 'Build of packages, site and Storybook', run: () => run(['build', 'build:asking']) },
    quick,
    {
      title: `${BROWSER_TESTS['apps/storybook']}, a release tried`,
      run: () => run(['test:stories', 'release:trial']),
    },
    ...['packages/consent', 'packages/lead-widget', 'packages/ui'].map((workspace) => ({
      title: BROWSER_TESTS[workspace],
      run: () => run(['test:browser', ALONE, `--filter=${nameOf(workspace)}`]),
    })),
    { title: BROWSER_TESTS['apps/site'], run: () => run(['e2e', ALONE]) },
    { title: 'Lighthouse on a page of each kind', run: () => run(['lighthouse', ALONE]) },
    {
      title: 'The packages in other portals',
      run: async () => {
        const { code, earlier } = await runConsumers({ cached: true, quiet: true });
        portals.left = earlier;
        return code;
      },
    },
  ];
  return { steps, portals };
}

const texts = (run) => ({
  title: 'Documents and changesets',
  run: () => run(['tooling:test', 'release:test', `${nameOf('apps/storybook')}#test`]),
});

/** What a change touches: its own tests whole, of what builds on it types and unit tests. */
export function changedSteps(run, { since, files, workspaces: changed }) {
  const [order, quick] = quickSteps(run, filtersOf(since));
  // Stories lie beside what they show; all that runs them is Storybook.
  const testedIn = files.map((file) => (file.endsWith('.stories.tsx') ? 'apps/storybook/' : file));
  const inBrowser = Object.keys(BROWSER_TESTS).filter((workspace) =>
    testedIn.some((file) => file.startsWith(`${workspace}/`)),
  );
  return [
    // Only here, where its author can still reword it: the whole test takes history as it is.
    { title: 'Names of commits', run: () => run(['commits']) },
    // None of them reads Markdown.
    ...(files.every((file) => file.endsWith('.md')) ? [] : [order]),
    // Texts beside the packages have tests as well: citations, decisions, changesets, what accessibility.md names.
    changed.length > 0 ? quick : texts(run),
    ...inBrowser.map((workspace) => ({
      title: BROWSER_TESTS[workspace],
      run: () => run(['test:browser', 'test:stories', 'e2e', ALONE, `--filter=${nameOf(workspace)}`]),
    })),
  ];
}
