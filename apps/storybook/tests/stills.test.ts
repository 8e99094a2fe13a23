import { describe, expect, it } from 'vitest';
import { read } from './repository';

/** Named in a file of pairs: `[\n    Button,`. */
const keysOf = (path: string) => [...read(path).matchAll(/^ {2}\[\n {4}(\w+),/gm)].map(([, name = '']) => name);

const shown = ['chartStills', 'componentStills', 'contentStills'].flatMap((file) =>
  keysOf(`apps/storybook/src/standbilder/${file}.tsx`),
);

/** Stills that a story shows: `args: { of: Button }`. */
const stories = [
  ...read('apps/storybook/src/standbilder/Standbilder.stories.tsx').matchAll(/args: \{ of: (\w+) \}/g),
].map(([, name]) => name);

const components = ['actionGuides', 'formGuides', 'contentGuides', 'layoutGuides'].flatMap((file) =>
  keysOf(`apps/storybook/src/guides/${file}.ts`),
);

/** What cannot stand still beside others, and why. */
const elsewhere: Readonly<Record<string, string>> = {
  Dialog: 'covers the page; its buttons are Buttons',
  ErrorSummary: 'takes the focus as soon as it is there; its links are those of the page',
  Form: 'its fields are shown one by one',
  SkipLink: 'shows up only when it has the focus, at the edge of the window',
  Toaster: 'shows up only when something happened',
  Tooltip: 'belongs to the control that it describes',
  VisuallyHidden: 'is not to be seen',
};

describe('stills', () => {
  it('are there for every component', () => {
    expect(
      components.filter((name) => !shown.includes(name) && !(name in elsewhere)),
      'add its states to a file of apps/storybook/src/standbilder, or the reason why not to `elsewhere` above',
    ).toEqual([]);
    expect(components.length).toBeGreaterThan(40);
  });

  it('need every exception', () => {
    expect(Object.keys(elsewhere).filter((name) => shown.includes(name) || !components.includes(name))).toEqual([]);
  });

  it.each(shown)('of %s are a story, so that axe and the pictures see them', (name) => {
    expect(stories, 'add its story to Standbilder.stories.tsx').toContain(name);
  });
});
