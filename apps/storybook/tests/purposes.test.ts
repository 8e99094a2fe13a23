import { expect, it } from 'vitest';
import { pagePurposes } from '../src/guides/pagePurposes';
import { filesBelow, read } from './repository';

/** Pages of instructions for what no package publishes: no guide says what they are for. */
const titles = ['apps/site/src', 'apps/storybook/src']
  .flatMap(filesBelow)
  .filter((path) => path.endsWith('.stories.tsx'))
  .map(read)
  .filter((story) => !story.includes("'!autodocs'"))
  .flatMap((story) => /title: '((?:Muster|Seitenteile|Seiten)\/[^']+)'/.exec(story)?.[1] ?? []);

it('every page of instructions begins with what it is about', () => {
  expect(titles.length).toBeGreaterThan(40);
  expect(
    Object.keys(pagePurposes).sort(),
    'apps/storybook/src/guides/pagePurposes.ts has a sentence for each title of a story file, and no other',
  ).toEqual(titles.sort());
});

it('says it in whole sentences', () => {
  expect(Object.values(pagePurposes).filter((purpose) => !/^\p{Lu}.{20,}\.$/u.test(purpose))).toEqual([]);
});
