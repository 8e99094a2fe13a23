import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Divider } from './Divider';

it('is read as a separator, unless it is there for looks', () => {
  render(
    <>
      <Divider />
      <Divider aria-hidden="true" />
    </>,
  );
  expect(screen.getAllByRole('separator')).toHaveLength(1);
});

it('has three weights, of which the least is its own', () => {
  const { container } = render(
    <>
      <Divider />
      <Divider weight="hair" />
      <Divider weight="plan" />
      <Divider weight="ground" />
    </>,
  );
  const [own, hair, plan, ground] = [...container.children].map(({ className }) => className);
  expect(own).toBe(hair);
  expect(new Set([hair, plan, ground]).size).toBe(3);
});
