import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Inline, type InlineProps } from './Inline';

const classOf = (props: InlineProps) => render(<Inline {...props} />).container.firstElementChild?.className;

/** How it stands if nobody says otherwise. */
const usual = { gap: 3, align: 'center', justify: 'start' } as const;

it('keeps what is not said as it usually is', () => {
  expect(classOf({})).toBe(classOf(usual));
});

it.each<[keyof typeof usual, InlineProps[]]>([
  ['gap', ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((gap) => ({ gap }))],
  ['align', (['center', 'baseline', 'start', 'end'] as const).map((align) => ({ align }))],
  ['justify', (['start', 'between', 'end'] as const).map((justify) => ({ justify }))],
])('stands differently by each %s', (_name, choices) => {
  expect(new Set(choices.map(classOf)).size).toBe(choices.length);
});
