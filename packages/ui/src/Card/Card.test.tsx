import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Card, CardBody, CardMore, CardPicture, CardTitle } from './Card';

it('has one link, which its heading names and nothing else', () => {
  render(
    <Card>
      <CardPicture letter="A">
        <svg aria-hidden="true" />
      </CardPicture>
      <CardBody>
        <CardTitle level={2}>
          <a href="/roof">Roof</a>
        </CardTitle>
        <p>New tiles.</p>
        <CardMore>Read more</CardMore>
      </CardBody>
    </Card>,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Roof']);
  expect(screen.getByRole('heading', { name: 'Roof', level: 2 })).toBeVisible();
});

it('has a heading of the third level unless told otherwise', () => {
  render(<CardTitle>Roof</CardTitle>);
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Roof');
});

it('hides the letter of a picture from assistive technology, not the picture', () => {
  render(
    <CardPicture letter="A">
      <svg role="img" aria-label="A roof" />
    </CardPicture>,
  );
  expect(screen.getByText('A')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('img', { name: 'A roof' })).toBeVisible();
});

it('draws no letter where there is none', () => {
  const { container } = render(<CardPicture />);
  expect(container.firstElementChild).toBeEmptyDOMElement();
});

it('points on with an arrow that nobody hears, or with an icon of the consumer in its place', () => {
  const { container, rerender } = render(<CardMore>Read more</CardMore>);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  rerender(<CardMore icon={<i data-testid="mine" />}>Read more</CardMore>);
  expect(screen.getByTestId('mine')).toBeVisible();
  expect(container.querySelector('svg')).toBeNull();
  expect(container).toHaveTextContent(/^Read more$/);
});
