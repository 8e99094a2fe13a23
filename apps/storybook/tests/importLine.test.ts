import { expect, it } from 'vitest';
import { importLineOf } from '../.storybook/docs/importLine';
import { filesBelow, read } from './repository';

const pages = filesBelow('packages/ui/src')
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => {
    const source = read(path);
    const title = /title: '([^']+)'/.exec(source)?.[1] ?? '';
    return [title, /^ {2}component: (\w+),$/m.exec(source)?.[1] ?? ''] as const;
  });

it.each(pages)('%s carries the name %s and says how to import it', (title, component) => {
  expect(title).toMatch(new RegExp(`\\b${component}\\)?$`));
  expect(importLineOf(title)).toMatch(new RegExp(`^import \\{ ${component} \\} from '@sanierungsweg/ui/[a-z-]+';$`));
});

it('says nothing where a page shows no component of ui', () => {
  expect(importLineOf('Seitenteile/Abschnitte')).toBeUndefined();
});
