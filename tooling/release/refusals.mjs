/**
 * @typedef {object} ReleasePackage
 * @property {string} name
 * @property {string} folder from the root of the repository, such as `packages/ui`
 * @property {string} version the one about to be published
 * @property {string | undefined} repository `repository.url` of package.json
 * @property {string | undefined} repositoryFolder `repository.directory` of package.json
 * @property {string} changelog text of CHANGELOG.md, empty where there is none
 * @property {'absent' | 'same' | readonly string[]} published what the registry has under this version: nothing, the
 *   same files, or other ones (their paths)
 *
 * @typedef {object} ReleaseState
 * @property {string} branch empty where no branch is checked out
 * @property {readonly string[]} dirty files that are changed or unknown to git
 * @property {string} head
 * @property {string | undefined} originHead state of main at origin; undefined where there is no origin
 * @property {readonly string[]} changesets names of those not versioned yet
 * @property {boolean} trial towards a registry on this machine, without provenance
 * @property {boolean} canProve whether this is a workflow that may ask for an identity token
 * @property {string | undefined} workflowRepository address of the repository whose workflow runs
 * @property {readonly ReleasePackage[]} packages
 *
 * @typedef {{ problem: string, remedy: string }} Refusal
 */

const SEMVER = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** More than these nobody reads, and they would push what else is off out of sight. */
const MOST_NAMES = 5;

/** @param {readonly string[]} names */
function listed(names) {
  const rest = names.length - MOST_NAMES;
  return `${names.slice(0, MOST_NAMES).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** Addresses of one repository are written in several ways. */
const plainAddress = (url) => url.replace(/^git\+/, '').replace(/\.git$/, '');

/** @returns {Refusal[]} */
function refusalsOfTree({ branch, dirty, head, originHead }) {
  const refusals = [];
  if (branch !== 'main') {
    refusals.push({
      problem: branch ? `The branch is ${branch}, not main.` : 'No branch is checked out.',
      remedy: 'Releases come from main alone: git switch main',
    });
  }
  if (dirty.length > 0) {
    refusals.push({
      problem: `These files differ from the last commit: ${listed(dirty)}.`,
      remedy: 'Commit them through a pull request, or put them aside: git stash --include-untracked',
    });
  }
  if (originHead !== undefined && originHead !== head) {
    refusals.push({
      problem: `This is ${head.slice(0, 7)}, but main at origin is ${originHead.slice(0, 7) || 'missing'}.`,
      remedy: 'Publish what everybody sees: git pull --ff-only, or push what is missing there',
    });
  }
  return refusals;
}

/** @returns {Refusal[]} */
function refusalsOfProvenance({ trial, canProve, workflowRepository, packages }) {
  if (trial) return [];
  if (!canProve || !workflowRepository) {
    return [
      {
        problem: 'Nobody here can attest where the packages come from: no identity token of a workflow.',
        remedy:
          'Let .github/workflows/release.yml publish; its job needs "id-token: write". Merge the pull request "release: Version packages" to start it',
      },
    ];
  }
  return packages
    .filter(
      ({ repository, repositoryFolder, folder }) =>
        plainAddress(repository ?? '') !== workflowRepository || repositoryFolder !== folder,
    )
    .map(({ name, folder }) => ({
      problem: `${name} does not name ${workflowRepository} as its repository, so its provenance would be turned down.`,
      remedy: `cd ${folder} && npm pkg set repository.type=git repository.url=git+${workflowRepository}.git repository.directory=${folder}`,
    }));
}

/** @returns {Refusal[]} */
function refusalsOfPackage({ name, version, changelog, published, folder }) {
  if (!SEMVER.test(version) || version === '0.0.0') {
    return [
      {
        problem: `${name} has the version ${version}, which stands for "not released".`,
        remedy: 'Describe its first release with pnpm changeset, then pnpm release:version',
      },
    ];
  }
  const refusals = [];
  if (!changelog.includes(`\n## ${version}\n`)) {
    refusals.push({
      problem: `${folder}/CHANGELOG.md says nothing about ${version}.`,
      remedy: 'Versions are set by pnpm release:version, which writes it; undo the change made by hand',
    });
  }
  if (Array.isArray(published)) {
    refusals.push({
      problem: `${name}@${version} is published with other content: ${listed(published)}.`,
      remedy: 'A version never changes. Describe what is new with pnpm changeset, then pnpm release:version',
    });
  }
  return refusals;
}

/** @param {readonly string[]} changesets @returns {Refusal} */
function refusalOfChangesets(changesets) {
  return {
    problem: `What stands in ${listed(changesets.map((name) => `.changeset/${name}.md`))} is not part of any version yet.`,
    remedy: 'Merge the pull request "release: Version packages", or run pnpm release:version and commit',
  };
}

/**
 * Everything that speaks against a release, in plain words.
 * @param {ReleaseState} state
 * @returns {Refusal[]} empty if nothing does
 */
export function refusalsOf(state) {
  const pending = state.changesets.length > 0;
  return [
    ...refusalsOfTree(state),
    ...(pending ? [refusalOfChangesets(state.changesets)] : []),
    ...refusalsOfProvenance(state),
    // Until the changesets are spent, versions and logs are those of the last release.
    ...(pending ? [] : state.packages.flatMap(refusalsOfPackage)),
  ];
}

/** @param {readonly Refusal[]} refusals */
export function formatRefusals(refusals) {
  const lines = refusals.map(({ problem, remedy }) => `- ${problem}\n  ${remedy}`);
  return `Nothing was published.\n${lines.join('\n')}`;
}
