import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, lazy, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { Slot } from './Slot';

it('gives its child what it has not itself', () => {
  render(
    <Slot className="ours" data-a="ours" data-b="ours" style={{ color: 'red', margin: 0 }}>
      <a href="/there" className="theirs" data-b="theirs" style={{ color: 'blue' }}>
        There
      </a>
    </Slot>,
  );
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('class', 'theirs ours');
  expect(link).toHaveAttribute('data-a', 'ours');
  expect(link).toHaveAttribute('data-b', 'theirs');
  expect(link.style.color).toBe('blue');
  expect(link.style.margin).toBe('0px');
});

it('calls the handlers of both, the child first', async () => {
  const calls: string[] = [];
  render(
    <Slot onClick={() => calls.push('outer')} onFocus={() => calls.push('focus')}>
      <button type="button" onClick={() => calls.push('inner')}>
        Go
      </button>
    </Slot>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(calls).toEqual(['focus', 'inner', 'outer']);
});

it('fills the refs of both and empties them', () => {
  const outer = createRef<HTMLAnchorElement>();
  const inner = vi.fn<(element: HTMLAnchorElement | null) => void>();
  const { unmount } = render(
    <Slot ref={outer}>
      <a href="/there" ref={inner}>
        There
      </a>
    </Slot>,
  );
  expect(outer.current).toBe(screen.getByRole('link'));
  expect(inner).toHaveBeenLastCalledWith(screen.getByRole('link'));
  unmount();
  expect(outer.current).toBeNull();
  expect(inner).toHaveBeenLastCalledWith(null);
});

it('ends a ref of either by what it gave back itself, and never tells it null', () => {
  const told: unknown[] = [];
  const ref = (name: string) => (element: HTMLElement | null) => {
    told.push(`${name} ${element?.localName}`);
    return () => {
      told.push(`${name} ends`);
    };
  };
  const { unmount } = render(
    <Slot ref={ref('outer')}>
      <a href="/there" ref={ref('inner')}>
        There
      </a>
    </Slot>,
  );
  unmount();
  expect(told).toEqual(['outer a', 'inner a', 'outer ends', 'inner ends']);
});

it('takes an element that a server component hands over later', async () => {
  const later = lazy(async () =>
    Promise.resolve({ default: (<a href="/there">There</a>) as never }),
  ) as unknown as ReactNode;
  await act(async () => render(<Slot className="ours">{later}</Slot>));
  expect(screen.getByRole('link')).toHaveAttribute('class', 'ours');
});

it.each<[string, ReactNode]>([
  ['words', 'text'],
  ['two elements', [<i key="1" />, <b key="2" />]],
  ['nothing', null],
])('throws for %s', (_what, children) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Slot>{children}</Slot>)).toThrow(/single React element/);
});
