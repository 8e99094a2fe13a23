import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadPages } from '../content/checks/pages';
import type { Section } from '../content/records';
import { tools } from './tools';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const stories = read('../page/blocks/Calculator/CalculatorSection.stories.tsx');
const e2e = read('../../e2e/calculators.spec.ts') + read('../../e2e/fundingFinder.spec.ts');
const pages = await loadPages();

/** The pages on which a tool stands; no page has two, see content/checks/toolProblems.ts. */
const pagesOf = (tool: string) =>
  pages.flatMap(({ path, record }) => {
    const { sections = [] } = record as { sections?: readonly Section[] };
    return sections.some((section) => section.type === 'calculator' && section.tool === tool) ? [path] : [];
  });

/** Where a tool is shown and tried, with the line that this takes. */
const PLACES = (path: string) => [
  { file: 'CalculatorSection.stories.tsx', source: stories, line: `tool('${path}')` },
  { file: 'e2e/calculators.spec.ts', source: e2e, line: `'${path}'` },
];

it.each(Object.keys(tools))(
  '%s stands on a page, and on each has a story, and is tried and weighed in a browser',
  (tool) => {
    const paths = pagesOf(tool);
    if (paths.length === 0)
      throw new Error('Add a section of the type “calculator” to the “sections” of a record in src/content/guides/.');
    const lacking = paths.flatMap(PLACES).filter(({ source, line }) => !source.includes(line));
    expect(lacking.map(({ file, line }) => `Add ${line} to ${file}.`)).toEqual([]);
  },
);
