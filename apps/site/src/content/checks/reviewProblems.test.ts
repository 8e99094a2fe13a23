import { expect, it } from 'vitest';
import { reviewProblems } from './reviewProblems';

it('names the page, its day of review that cannot be right, and the remedy', () => {
  const days = ['31.02.2026', '2026-02-31', '2026-11-27', 20_261_101, '2026-11-26', undefined];
  const pages = days.map((reviewed, index) => ({ path: `/${index}`, record: { reviewed } }));
  const remedy = 'Write a day that exists and is not in the future, as “YYYY-MM-DD”, or leave it out.';
  expect(reviewProblems(pages, new Date('2026-11-26'))).toEqual([
    `  /0: reviewed is "31.02.2026". ${remedy}`,
    `  /1: reviewed is "2026-02-31". ${remedy}`,
    `  /2: reviewed is "2026-11-27". ${remedy}`,
    `  /3: reviewed is 20261101. ${remedy}`,
  ]);
});
