import { expect, it } from 'vitest';
import { tonesOf } from './tonesOf';

it('changes the ground from section to section, ending as asked', () => {
  expect(tonesOf(['chart', 'table', 'cards'], 'soft')).toEqual(['soft', 'plain', 'soft']);
  expect(tonesOf(['chart', 'table'], 'plain')).toEqual(['soft', 'plain']);
});

it('keeps running text together', () => {
  expect(tonesOf(['table', 'prose', 'prose', 'cards'], 'soft')).toEqual(['soft', 'plain', 'plain', 'soft']);
});

it('leaves the form out of the change', () => {
  expect(tonesOf(['cards', 'leadForm', 'table'], 'plain')).toEqual(['soft', 'plain', 'plain']);
});
