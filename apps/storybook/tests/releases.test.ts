import { describe, expect, it } from 'vitest';
import { nameIn } from '../.storybook/docs/importLine';
import { type Notes, nextVersion, readRelease, wordsOf } from '../src/releases/readRelease';
import { filesBelow, read } from './repository';

const changesets = filesBelow('.changeset')
  .filter((path) => path.endsWith('.md'))
  .map(read);

const notesOf = (name: string): Notes => ({
  version: JSON.parse(read(`packages/${name}/package.json`)).version,
  changelog: read(`packages/${name}/CHANGELOG.md`),
  pending: changesets.filter((text) => text.includes(`'@sanierungsweg/${name}':`)),
});

describe.each(['ui', 'consent', 'lead-widget'])('%s', (name) => {
  const titles = filesBelow(`packages/${name}/src`)
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => /title: '([^']+)'/.exec(read(path))?.[1] ?? '');

  it.each(titles)('%s is named by the notes of the version that brings it', (title) => {
    const word = nameIn(title);
    expect(
      readRelease(notesOf(name), word),
      `write a changeset for @sanierungsweg/${name} that names \`${word}\` in backticks`,
    ).toBeDefined();
  });

  it('has a page for README and one for changes', () => {
    const pages = filesBelow('apps/storybook/src/pakete')
      .filter((path) => path.endsWith('.mdx'))
      .map(read)
      .join('\n');
    expect(pages).toContain(`<Meta title="Pakete/${name}/README" />`);
    expect(pages).toContain(`<Meta title="Pakete/${name}/Änderungen" />`);
  });
});

const published: Notes = {
  version: '1.2.3',
  changelog: '# x\n\n## 1.2.3\n\n`Drawer` mended\n\n## 1.2.0\n\n`Drawer`\n\n## 1.0.0\n\nFirst: `Button`, `toast()`\n',
  pending: ["---\n'x': minor\n---\n`Chart` draws `setButton`\n"],
};

it('takes the oldest version that names a component', () => {
  expect(readRelease(published, 'Button')).toEqual({ since: '1.0.0', published: true, status: 'stable' });
  expect(readRelease(published, 'Drawer')).toEqual({ since: '1.2.0', published: true, status: 'new' });
  expect(readRelease(published, 'Chart')).toEqual({ since: '1.3.0', published: false, status: 'new' });
  expect(readRelease(published, 'Unknown')).toBeUndefined();
});

it('counts the next version as a release would', () => {
  expect(nextVersion({ ...published, pending: ["---\n'x': patch\n---\n", "---\n'x': major\n---\n"] })).toBe('2.0.0');
  expect(nextVersion({ ...published, pending: ["---\n'x': patch\n---\n"] })).toBe('1.2.4');
  expect(wordsOf(published.pending[0] ?? '')).toBe('`Chart` draws `setButton`');
});
