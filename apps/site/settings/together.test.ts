import { expect, it } from 'vitest';
import { together } from './together';

const fails = (message: string) => () => {
  throw new Error(message);
};

it('gives back what each check gives back', () => {
  expect(together([() => 1, () => 'a'])).toEqual([1, 'a']);
});

it('tells all faults at once, each line once', () => {
  const checks = [
    fails('site: one'),
    () => 1,
    fails('site: one'),
    fails('operator: two\n  a'),
    fails('operator: two\n  b'),
  ];
  expect(() => together(checks)).toThrow(/^site: one\noperator: two\n {2}a\n {2}b$/);
});

it('passes on what is no fault of a setting', () => {
  expect(() => together([fails('site: one'), fails('x is not a function')])).toThrow(/^x is not a function$/);
});
