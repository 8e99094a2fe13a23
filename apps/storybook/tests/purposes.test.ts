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

it('the page that welcomes names every part of the sidebar', () => {
  const [, order = ''] = /order: (\[[^]*?\]),\n\s+method/.exec(read('apps/storybook/.storybook/preview.tsx')) ?? [];
  const parts = [...order.replace(/\['consent'[^]*/, '').matchAll(/'([^']+)'/g)].map(([, part = '']) => part);
  const [, list = ''] = /<dl[^]*?>([^]*)<\/dl>/.exec(read('apps/storybook/src/grundlagen/WelcomePage.tsx')) ?? [];
  // Below a name come sentences; only of the foundations they are names.
  const [, foundations = ''] = /<dt>Grundlagen<\/dt>\s*<dd>([^]*?)<\/dd>/.exec(list) ?? [];
  const names = [foundations, ...[...list.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, name = '']) => name)]
    .join(' ')
    .replace(/\s+/g, ' ');
  expect(parts.length).toBeGreaterThan(15);
  expect(parts.filter((part) => part !== 'Willkommen' && !names.includes(part))).toEqual([]);
});
