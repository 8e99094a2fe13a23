import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadPages } from '../content/checks/pages';
import type { Section } from '../content/records';
import { tools } from './tools';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const stories = read('../page/blocks/Calculator/CalculatorSection.stories.tsx');
const e2e = read('../../e2e/calculators.spec.ts') + read('../../e2e/fundingFinder.spec.ts');
const pages = await loadPages();

/** The page on which a tool stands. */
const pageOf = (tool: string) =>
  pages.find(({ record }) => {
    const { sections = [] } = record as { sections?: readonly Section[] };
    return sections.some((section) => section.type === 'calculator' && section.tool === tool);
  })?.path;

it.each(Object.keys(tools))('%s stands on a page, has a story, and is tried and weighed in a browser', (tool) => {
  const path = pageOf(tool);
  expect(path, 'add a section of the type “calculator” to a record').toBeDefined();
  expect(stories, 'CalculatorSection.stories.tsx').toContain(`tool('${path}')`);
  expect(e2e, 'e2e/calculators.spec.ts').toContain(`'${path}'`);
});
