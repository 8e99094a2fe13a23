import { expect, it } from 'vitest';
import { places } from './places';

const sources = import.meta.glob<string>(['../page/**/*.tsx', '!**/*.{stories,test}.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const drawn = [
  ...Object.values(sources)
    .join('\n')
    .matchAll(/<Island\s+name="(\w+)"/g),
].map(([, name]) => name);

it.each(Object.keys(places))('%s stands in a template or block', (name) => {
  expect(
    drawn,
    `No page would ever ask for its code. Write <Island name="${name}" props={…} /> where it belongs in src/page/, or take its lines out of places.ts, islands.ts and page/loadIslands.ts.`,
  ).toContain(name);
});
