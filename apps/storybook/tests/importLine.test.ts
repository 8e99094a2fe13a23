import { expect, it } from 'vitest';
import { entryOf, importLineOf } from '../.storybook/docs/importLine';
import { filesBelow, read } from './repository';

const pages = ['packages/ui/src', 'packages/consent/src', 'packages/lead-widget/src']
  .flatMap(filesBelow)
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => {
    const source = read(path);
    const title = /title: '([^']+)'/.exec(source)?.[1] ?? '';
    return [title, /^ {2}component: (\w+),$/m.exec(source)?.[1] ?? '', path] as const;
  });

it.each(pages)('%s carries the name %s and says how to import it', (title, component, path) => {
  expect(
    title,
    `${path}: write a title that ends in the component, such as title: 'Bausteine/Kennzeichnung (Badge)'`,
  ).toMatch(new RegExp(`\\b${component}\\)?$`));
  expect(importLineOf(title)).toMatch(
    new RegExp(`^import \\{ ${component} \\} from '@sanierungsweg/[a-z-]+(?:/[a-z-]+)?';$`),
  );
});

it.each([
  ['consent', 'src/react/index.ts', 'Einwilligung/Schranke (ConsentGate)'],
  ['consent/ui', 'src/ui/index.ts', 'Einwilligung/Banner (ConsentBanner)'],
  ['lead-widget', 'src/react/index.ts', 'Anfrageformular/Formular (LeadWidget)'],
])('imports from @sanierungsweg/%s what it publishes', (entry, file, title) => {
  const text = read(`packages/${entry.split('/')[0]}/${file}`);
  expect(entryOf(title)).toBe(`@sanierungsweg/${entry}`);
  const imported = pages.filter(([page]) => entryOf(page) === `@sanierungsweg/${entry}`);
  expect(imported.filter(([, component]) => !new RegExp(`[{,] ${component}[, ]`).test(text))).toEqual([]);
});

it('says nothing where a page shows no component of a package', () => {
  expect(importLineOf('Seitenteile/Abschnitte')).toBeUndefined();
});
