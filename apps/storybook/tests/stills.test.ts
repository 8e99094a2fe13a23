import { describe, expect, it } from 'vitest';
import { read } from './repository';

/** Named in a file of pairs: `[\n    Button,`. */
const keysOf = (path: string) => [...read(path).matchAll(/^ {2}\[\n {4}(\w+),/gm)].map(([, name = '']) => name);

const shown = keysOf('apps/storybook/src/standbilder/componentStates.tsx');
const stories = read('apps/storybook/src/standbilder/Standbilder.stories.tsx');

const operated = ['actionGuides', 'formGuides', 'contentGuides', 'layoutGuides'].flatMap((file) => {
  const text = read(`apps/storybook/src/guides/${file}.ts`);
  return keysOf(`apps/storybook/src/guides/${file}.ts`).filter((name) => {
    const [, after = ''] = text.split(`\n    ${name},\n`);
    return !/^ {6}keyboard: \[\],/m.test(after.split('\n  ],\n')[0] ?? '');
  });
});

/** What has no state of its own to hold, and why. */
const elsewhere: Readonly<Record<string, string>> = {
  Dialog: 'covers the page; its buttons are Buttons',
  ErrorSummary: 'its links are those of the page',
  Form: 'its fields are shown one by one',
  LineChart: 'its table folds like a Disclosure',
  Prose: 'what its links look like is the page’s',
  SkipLink: 'shows up only when it has the focus, at the edge of the window',
  Table: 'its box scrolls, nothing in it reacts',
  Toaster: 'shows up only when something happened',
  Tooltip: 'belongs to the control that it describes',
};

describe('stills', () => {
  it('are there for everything that one can operate', () => {
    expect(operated.filter((name) => !shown.includes(name) && !(name in elsewhere))).toEqual([]);
    expect(operated.length).toBeGreaterThan(20);
  });

  it('need every exception', () => {
    expect(Object.keys(elsewhere).filter((name) => shown.includes(name) || !operated.includes(name))).toEqual([]);
  });

  it.each(shown)('of %s are a story, so that axe and the pictures see them', (name) => {
    expect(stories).toMatch(new RegExp(`args: \\{ of: ${name} \\}`));
  });
});
