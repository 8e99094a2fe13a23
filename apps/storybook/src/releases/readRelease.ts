/** What a package says about its versions. */
export interface Notes {
  /** Of its `package.json`: the last one that was published, `0.0.0` before the first. */
  version: string;
  /** Its `CHANGELOG.md`. */
  changelog: string;
  /** What is written for the next version: one text per changeset, with its front matter. */
  pending: readonly string[];
}

/** Since when a component exists, and what may be expected of it. */
export interface Release {
  /** The version that brought it. */
  since: string;
  published: boolean;
  /** `new` in the version that brings it, `stable` from the next one on. */
  status: 'new' | 'stable';
}

const SECTION = /^## (\d+\.\d+\.\d+)$/m;
const BUMPS = ['patch', 'minor', 'major'] as const;

const mentions = (text: string, name: string) => new RegExp(`\`[^\`]*\\b${name}\\b[^\`]*\``).test(text);

/** The text of a changeset without its front matter. */
export const wordsOf = (changeset: string): string => changeset.replace(/^---\n[\s\S]*?\n---\n/, '').trim();

/** The version that the pending changesets lead to. */
export function nextVersion({ version, pending }: Notes): string {
  const bump = Math.max(
    0,
    ...pending.map((text) => BUMPS.findIndex((word) => new RegExp(`^'.+': ${word}$`, 'm').test(text))),
  );
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (bump === 2) return `${major + 1}.0.0`;
  return bump === 1 ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** The part of a version that says what is new: `1.2` of `1.2.3`. */
const minorOf = (version: string) => version.split('.').slice(0, 2).join('.');

/**
 * Since when a component exists: the oldest version whose notes name it in code.
 * @returns Nothing if no notes name it
 */
export function readRelease(notes: Notes, name: string): Release | undefined {
  const [, ...parts] = notes.changelog.split(SECTION);
  const sections = parts.flatMap((version, index) => (index % 2 ? [] : [{ version, text: parts[index + 1] ?? '' }]));
  const since = sections.filter(({ text }) => mentions(text, name)).at(-1)?.version;
  if (since) {
    return { since, published: true, status: minorOf(since) === minorOf(notes.version) ? 'new' : 'stable' };
  }
  return notes.pending.some((text) => mentions(text, name))
    ? { since: nextVersion(notes), published: false, status: 'new' }
    : undefined;
}
