import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Prose } from './Prose';

it('leaves what is written in it as it is, and styles it as a whole', () => {
  const { container } = render(
    <Prose className="mine">
      <h2>Heating</h2>
      <p>
        Heat from the <a href="/air">air</a>.
      </p>
      <ul>
        <li>Quiet</li>
      </ul>
    </Prose>,
  );
  expect(container.firstElementChild).toHaveClass('ui-prose', 'mine');
  expect(screen.getByRole('heading', { level: 2, name: 'Heating' })).not.toHaveAttribute('class');
  expect(screen.getByRole('link', { name: 'air' })).toHaveAttribute('href', '/air');
  expect(screen.getByRole('listitem')).toHaveTextContent('Quiet');
});
