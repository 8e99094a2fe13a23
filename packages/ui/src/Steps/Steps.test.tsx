import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Step, Steps } from './Steps';

it('is a list of steps in their order, each with its heading', () => {
  render(
    <Steps aria-label="How it works">
      <Step heading="Describe">Say what you plan.</Step>
      <Step heading="Compare" level={2}>
        Look at the offers.
      </Step>
    </Steps>,
  );
  const list = screen.getByRole('list', { name: 'How it works' });
  expect(list.localName).toBe('ol');
  // Written out: Safari takes the list of a sheet without numbers for none.
  expect(list).toHaveAttribute('role', 'list');
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'DescribeSay what you plan.',
    'CompareLook at the offers.',
  ]);
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Describe');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Compare');
});

it('puts a picture before the heading that it belongs to, and nothing where there is none', () => {
  render(
    <Steps drawn>
      <Step heading="Describe" picture={<svg role="img" aria-label="A letter" />} />
      <Step heading="Compare" />
    </Steps>,
  );
  const [drawn, plain] = screen.getAllByRole('listitem');
  expect(drawn?.firstElementChild).toContainElement(screen.getByRole('img', { name: 'A letter' }));
  expect(drawn?.lastElementChild).toHaveTextContent('Describe');
  expect(plain?.children).toHaveLength(1);
});

it('has three columns unless told otherwise, and a ground line only where steps are drawn', () => {
  const { container } = render(
    <>
      <Steps />
      <Steps columns={3} drawn={false} />
      <Steps columns={4} />
      <Steps drawn />
    </>,
  );
  const [own, three, four, drawn] = [...container.children].map(({ className }) => className);
  expect(own).toBe(three);
  expect(new Set([own, four, drawn]).size).toBe(3);
});
