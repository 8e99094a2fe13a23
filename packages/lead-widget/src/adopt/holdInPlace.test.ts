// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { holdInPlace } from './holdInPlace';

it('puts nodes back in their order, also where arrays have no toReversed()', () => {
  const missing = vi.spyOn(Array.prototype, 'toReversed').mockImplementation(() => {
    throw new TypeError('toReversed is not a function');
  });
  onTestFinished(() => missing.mockRestore());
  const parent = document.createElement('div');
  const [first, second] = [document.createElement('p'), document.createElement('p')];
  parent.append(first, second);
  const end = holdInPlace(new Set([first, second]));
  first.remove();
  second.remove();
  end();
  expect([...parent.children]).toEqual([first, second]);
});
