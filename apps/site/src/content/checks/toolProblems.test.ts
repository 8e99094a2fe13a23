import { expect, it } from 'vitest';
import { toolProblems } from './toolProblems';

const page = (path: string, tools: readonly string[]) => ({
  path,
  record: { sections: [{ type: 'prose' }, ...tools.map((tool) => ({ type: 'calculator', tool }))] },
});

it('lets a page have one tool, and a tool several pages', () => {
  expect(
    toolProblems([
      page('/eins', ['windowCost']),
      page('/auch', ['windowCost']),
      page('/ohne', []),
      { path: '/', record: {} },
    ]),
  ).toEqual([]);
});

it('tells of a second tool with page, number, names and remedy', () => {
  expect(toolProblems([page('/zwei', ['windowCost', 'solarHeat'])])).toEqual([
    '  /zwei: 2 sections of its record have the type “calculator”: “windowCost”, “solarHeat”. What visitors enter stands in the address of the page, where one would overwrite the other. Keep one, and give the other a page of its own.',
  ]);
});
