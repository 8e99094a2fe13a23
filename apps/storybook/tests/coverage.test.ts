import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publicApi } from '../../../packages/ui/scripts/publicApi.mjs';
import { filesBelow, read, relativeImports } from './repository';
import { drawsNothing, shownWithin } from './shownWithin';

const stories = ['apps/site/src', 'packages/consent/src', 'packages/lead-widget/src', 'packages/ui/src']
  .flatMap(filesBelow)
  .filter((path) => path.endsWith('.stories.tsx'));

/** The component whose page a story file makes, and those described on the same page. */
const described = stories.map((path) => {
  const [, component = ''] = /^ {2}component: (\w+),$/m.exec(read(path)) ?? [];
  const [, others = ''] = /^ {2}subcomponents: \{([^}]*)\}/m.exec(read(path)) ?? [];
  return { path, component, others: [...(others.match(/\w+/g) ?? [])] as string[] };
});

describe('the site', () => {
  const components = ['page', 'browser/shell', 'islands']
    .flatMap((folder) => filesBelow(`apps/site/src/${folder}`))
    .filter((path) => /\/[A-Z]\w+\.tsx$/.test(path) && !path.endsWith('Section.tsx'))
    .map((path) => path.replace(/\.tsx$/, ''));
  // A tool stands on its page within the block for calculators, whose story draws it with its worked example.
  const tools = filesBelow('apps/site/src/islands').filter((path) => path.endsWith('/calculate.ts'));
  const shown = new Set([
    ...components.filter((path) => tools.includes(`${dirname(path)}/calculate.ts`)),
    ...stories.flatMap(relativeImports),
    ...stories.map((path) => path.replace(/\.stories\.tsx$/, '')),
  ]);
  const short = (path: string) => path.replace('apps/site/src/', '');

  it('has a story for every section, template, page, island and part of its frame', () => {
    const missing = components.filter((path) => !shown.has(path)).map(short);
    expect(
      missing.filter((path) => !(path in shownWithin) && !drawsNothing.has(path)),
      'write a story beside it, or name in apps/storybook/tests/shownWithin.ts the story that shows it',
    ).toEqual([]);
  });

  it('needs every exception', () => {
    const needless = [...Object.keys(shownWithin), ...drawsNothing].filter(
      (path) => !components.includes(`apps/site/src/${path}`) || shown.has(`apps/site/src/${path}`),
    );
    expect(needless, 'has a story, or is gone: take it out of apps/storybook/tests/shownWithin.ts').toEqual([]);
  });

  it.each(Object.entries(shownWithin))('%s is shown by the story that is named for it', (_path, [file, story]) => {
    expect(
      new RegExp(`^export const ${story}\\b`, 'm').test(read(`apps/site/src/${file}.stories.tsx`)),
      `${file}.stories.tsx has no story “${story}”: name in apps/storybook/tests/shownWithin.ts the one that shows it`,
    ).toBe(true);
  });

  it('has a story for every type of section', () => {
    const views = [...read('apps/site/src/page/blocks/allViews.ts').matchAll(/^ {2}(\w+): \w+Section,$/gm)];
    const types = [
      ...read('apps/site/src/page/blocks/SectionView/SectionView.stories.tsx').matchAll(
        /\.\.\.story\('[^']+', '(\w+)'/g,
      ),
    ].map(([, type]) => type);
    expect(
      views.map(([, type]) => type).filter((type) => !types.includes(type)),
      'add a story of it to apps/site/src/page/blocks/SectionView/SectionView.stories.tsx',
    ).toEqual([]);
    expect(views.length).toBeGreaterThan(10);
  });
});

/** Names of the components among run-time exports. */
const drawn = (names: readonly string[]) => names.filter((name) => /^[A-Z][a-z]/.test(name));

const exportedBy = (path: string) =>
  drawn(
    [...read(path).matchAll(/export \{([^}]+)\}/g)].flatMap(
      ([, list = '']) => list.match(/(?<!type )\b[A-Z]\w+/g) ?? [],
    ),
  );

const guides = filesBelow('apps/storybook/src/guides').filter((path) => path.endsWith('Guides.ts'));

/** Guides are keyed by the component itself, so what their files import from the packages has one. */
const guided = guides.flatMap((path) =>
  [...read(path).matchAll(/^import \{([^}]+)\} from '@sanierungsweg/gm)].flatMap(
    ([, list = '']) => list.match(/\w+/g) ?? [],
  ),
);

describe.each([
  ['ui', drawn(Object.values(publicApi).flat())],
  [
    'consent',
    [...exportedBy('packages/consent/src/react/index.ts'), ...exportedBy('packages/consent/src/ui/index.ts')],
  ],
  ['lead-widget', exportedBy('packages/lead-widget/src/react/index.ts')],
])('%s', (_name, components) => {
  it.each(components)('%s has a page with stories', (component) => {
    expect(
      described.flatMap((page) => [page.component, ...page.others]),
      `write \`component: ${component},\` into the meta of its story, or name it there among \`subcomponents\``,
    ).toContain(component);
  });

  it.each(components)('%s is described by a guide, its own or that of what it is a part of', (component) => {
    const page = described.find((entry) => entry.others.includes(component));
    expect(guided, 'describe it in a file of apps/storybook/src/guides').toContain(page?.component ?? component);
  });
});

it('every guide is shown on a page', () => {
  expect(
    guided.filter((name) => !described.some(({ component }) => component === name)),
    'write it as `component` into the meta of its story; a part of another component has no guide of its own',
  ).toEqual([]);
});

// The sidebar reads names from the source. It knows none that a function returns, and makes “Am Ende Offen” and
// “Groessen” out of exports.
it.each(stories)('%s names its stories in German', (path) => {
  const nameless = [
    ...read(path).matchAll(/^export const (?!meta\b)([\p{L}\d]+)[^=]*=([\s\S]*?)(?=^export |(?![\s\S]))/gmu),
  ]
    .filter(([, , body = '']) => !/^\s*\{\s*name: '/.test(body))
    .map(([, name = '']) => name);
  expect(
    nameless.filter((name) => !/^\p{Lu}\p{Ll}+$/u.test(name) || /[aou]e/i.test(name)),
    "begin the story with its `name`, such as `name: 'Am Ende offen'`",
  ).toEqual([]);
});
