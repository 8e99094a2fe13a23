import fc from 'fast-check';
import { describeFragment } from './describeFragment';
import { numberField } from './fragment';

const PRICE = { min: 1_000, max: 50_000 };

// A tool that asks for one number has no other order of its inputs.
describeFragment({ price: numberField('k', PRICE) }, fc.record({ price: fc.double({ ...PRICE, noNaN: true }) }), {
  first: '#r=1&k=8000',
  wrong: ['#r=1&k=999'],
});
