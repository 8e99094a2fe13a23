import { expect, it } from 'vitest';
import { read } from './repository';

const PAGE = 'docs/accessibility.md';

/** What the page names: a file of the repository, and words of a test's title, or of what it expects, in it. */
const named = [...read(PAGE).matchAll(/^- `([^`]+)`: (.+)$/gm)].map(
  ([, file = '', title = '']) => [file, title] as const,
);

it('names tests for every line of the bar', () => {
  const lines = read(PAGE).split(/^## /m).slice(1);
  expect(lines.length).toBeGreaterThan(15);
  expect(lines.filter((line) => !/^- `/m.test(line))).toEqual([]);
});

it.each(named)('%s has “%s”', (file, title) => {
  expect(read(file).includes(title), `${PAGE} names a test that is called otherwise, or gone: correct it there`).toBe(
    true,
  );
});
