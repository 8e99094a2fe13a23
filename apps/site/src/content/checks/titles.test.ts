import { describe, expect, it } from 'vitest';
import { SITE_NAME } from '../../../settings/site';
import { plainText, textsOf } from '../walk';
import { loadPages } from './pages';

const pages = await loadPages();

/** Pages that share a value which must be unique. */
function repeated(values: readonly (readonly [path: string, value: string])[]): string[] {
  const pathsOf = new Map<string, string[]>();
  for (const [path, value] of values) pathsOf.set(value, [...(pathsOf.get(value) ?? []), path]);
  return [...pathsOf].flatMap(([value, paths]) => (paths.length > 1 ? [`${paths.join(' and ')}: ${value}`] : []));
}

describe('titles, headings and descriptions', () => {
  it.each(['topic', 'h1', 'description'] as const)('no two pages share a %s', (field) => {
    expect(repeated(pages.map(({ path, record }) => [path, record[field]]))).toEqual([]);
  });

  it('no two pages ask the same question', () => {
    const questions = pages.flatMap(({ path, record }) =>
      textsOf(record)
        .filter((found) => found.path.endsWith('.question'))
        .map(({ text }) => [path, plainText(text).toLocaleLowerCase('de')] as const),
    );
    expect(questions.length).toBeGreaterThan(0);
    expect(repeated(questions)).toEqual([]);
  });

  it.each(pages)('$path has a description of 110 to 160 characters', ({ record }) => {
    expect(record.description.length).toBeGreaterThanOrEqual(110);
    expect(record.description.length).toBeLessThanOrEqual(160);
  });

  const withTool = pages.filter(({ record }) => {
    const { sections = [] } = record as { sections?: readonly { readonly type: string }[] };
    return sections.some(({ type }) => type === 'calculator');
  });

  it.each(withTool)('$path names its tool where results of a search show it', ({ record }) => {
    expect(record.description).toMatch(/[Rr]echner|Finder/u);
  });

  it.each(pages)('$path invents no date of a check (D-DATES)', ({ record }) => {
    expect(record).not.toHaveProperty('reviewed');
  });

  it.each(pages)('$path leaves the product name to the configuration', ({ record }) => {
    expect(textsOf(record).filter(({ text }) => plainText(text).includes(SITE_NAME))).toEqual([]);
  });
});
