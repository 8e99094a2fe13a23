import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Badge } from './Badge';

it('differs by tone and keeps the class of the consumer', () => {
  render(
    <>
      <Badge className="mine">Plain</Badge>
      <Badge tone="trust">Checked</Badge>
    </>,
  );
  const [plain, checked] = [screen.getByText('Plain'), screen.getByText('Checked')];
  expect(plain).toHaveClass('mine');
  expect(plain.className.replace(' mine', '')).not.toBe(checked.className);
});
