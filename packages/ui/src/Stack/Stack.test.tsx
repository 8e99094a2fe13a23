import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stack, type StackProps } from './Stack';

const classOf = (props: StackProps) => render(<Stack {...props} />).container.firstElementChild?.className;

it('keeps what is not said as it usually is', () => {
  expect(classOf({})).toBe(classOf({ gap: 4, align: 'stretch' }));
});

it('has a space of its own for each step of the scale', () => {
  const gaps = [1, 2, 3, 4, 5, 6, 7, 8] as const;
  expect(new Set(gaps.map((gap) => classOf({ gap }))).size).toBe(gaps.length);
});

it('lets children keep their width where it is told to', () => {
  expect(classOf({ align: 'start' })).not.toBe(classOf({}));
});
